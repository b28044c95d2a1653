/** Something of a bot that was stored, and the conversation to draw on it. */
export interface StoredPlace {
  readonly version: number
  /** The id of a result whose way is drawn. */
  readonly way?: string | undefined
}

/** The address in the studio of a stored version on the canvas, where it is looked at and not changed. */
export function storedPath(botId: string, { version, way }: StoredPlace): string {
  return flowPath(botId, { version: String(version), ...(way !== undefined && { way }) })
}

/** What a named draft is called where states of a bot are named: `live`, `draft`, a version's number, or this. */
export const stateOfNamed = (id: string): string => `named-${id}`

/** The id of the named draft that a name of a state means; undefined for any other state. */
export const namedIdOf = (state: string): string | undefined =>
  state.startsWith('named-') ? state.slice('named-'.length) : undefined

/** The address of a state of a bot on the canvas, `draft` without more, compared with another state where one is given. */
export function statePath(botId: string, state: string, compare?: string): string {
  const named = namedIdOf(state)
  return flowPath(botId, {
    ...(named !== undefined ? { named } : state !== 'draft' && { version: state }),
    ...(compare !== undefined && { compare }),
  })
}

function flowPath(botId: string, query: Readonly<Record<string, string>>): string {
  const search = String(new URLSearchParams(query))
  return `/bots/${encodeURIComponent(botId)}/flow${search && `?${search}`}`
}
