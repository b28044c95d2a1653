/** A condition on which the chat opens by itself, as the bot file has it. */
export interface Trigger {
  readonly on: string
  readonly seconds?: unknown
  readonly percent?: unknown
  readonly pages?: unknown
  readonly once?: unknown
  readonly [name: string]: unknown
}

/** What a chat can open on, in words. */
export const kinds = [
  { value: 'time', label: 'after a time' },
  { value: 'scroll', label: 'after scrolling' },
  { value: 'exit', label: 'when the mouse leaves the page' },
  { value: 'page', label: 'on some pages' },
  { value: 'address', label: 'when the address asks for it' },
] as const

/** The triggers of a bot file. */
export function triggersOf(triggers: unknown): Trigger[] {
  if (!Array.isArray(triggers)) return []
  return triggers.filter(each => typeof each === 'object' && each !== null)
}

/** Is it on words that a person writes first over a channel? No page opens by it. */
export const isOnWords = ({ on }: Trigger): boolean => on === 'words'

/** The pages that a trigger counts on, one on a line. */
export const pagesOf = ({ pages }: Trigger): string =>
  Array.isArray(pages) ? pages.map(String).join('\n') : ''

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text.split('\n').filter(line => line.trim() !== '')
