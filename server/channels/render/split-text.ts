/** A text in pieces of at most `most` characters, parted between lines, else between words, else within a word. */
export function splitText(text: string, most: number): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const end = endOf(rest, most)
    pieces.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** A text of at most `most` characters: a longer one ends behind a word, with `…`. */
export function shorten(text: string, most: number): string {
  const all = text.trim()
  if (all.length <= most) return all
  return `${all.slice(0, endOf(all, Math.max(most - 1, 1))).trimEnd()}…`
}

/** Where the first piece ends. A piece that would be shorter than half of what it may be is not worth the better place. */
function endOf(text: string, most: number): number {
  const window = text.slice(0, most + 1)
  const line = window.lastIndexOf('\n')
  if (line >= most / 2) return line
  const space = Math.max(window.lastIndexOf(' '), line)
  if (space >= most / 2) return space
  // Never between the two halves of a sign such as an emoji.
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) && most > 1 ? most - 1 : most
}
