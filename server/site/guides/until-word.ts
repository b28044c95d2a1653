/** A text that was cut, without the word in which it was. */
export function untilWord(text: string): string {
  const blank = text.lastIndexOf(' ')
  return blank < 0 ? text : text.slice(0, blank).trimEnd()
}
