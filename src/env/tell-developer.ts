/** Tells whoever writes the page what is wrong on it. */
export function tellDeveloper(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where developers look
  console.error(`Talkgraph: ${text}`)
}

const told = new Set<string>()

/** The same, but once on a page: for what may be asked for again with each render. */
export function tellOnce(text: string): void {
  if (told.has(text)) return
  told.add(text)
  tellDeveloper(text)
}
