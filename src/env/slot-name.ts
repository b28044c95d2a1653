/** By what name the browser keeps what belongs to a bot: its conversation, and what is added to this name. */
export const slotName = (server: string, chatbotId: string): string =>
  `talkgraph ${server} ${chatbotId}`

/** Removes all that is kept under a name, wherever it was kept. */
export function forgetSlot(name: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const entry of ['', ' muted', ' opened']) storage.removeItem(name + entry)
  } catch {
    // A browser that blocks storage throws as soon as it is named.
  }
}
