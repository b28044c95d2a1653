/** Tells whoever writes the page what is wrong on it. */
export function tellDeveloper(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where developers look
  console.error(`Talkgraph: ${text}`)
}
