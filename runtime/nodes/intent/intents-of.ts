/** The way on where nothing is understood. */
export const unknownExit = 'unknown'

/** The intents that have a way on of their own. */
export const intentsOf = ({ intents }: { readonly intents: readonly string[] }): string[] => [
  ...new Set(intents.map(name => name.trim()).filter(name => name !== '' && name !== unknownExit)),
]
