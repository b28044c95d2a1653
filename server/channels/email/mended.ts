import { lengthOfHeader, lengthOfJoinedHeader } from './line-above.js'

/** Lines as they were before programs broke them, joined them, or marked them in ways of their own. */
export function mended(lines: readonly string[]): readonly string[] {
  const whole: string[] = []
  let isBarred = false
  let isBroken = false
  for (const [at, line] of lines.entries()) {
    const above = whole.at(-1) ?? ''
    isBarred = /^\s?\|(?:\s|$)/.test(line) && (isBarred || lengthOfHeader(whole) > 0)
    if (!line.startsWith('>') && line === '') isBroken = false
    const header = lengthOfJoinedHeader(line)
    if (isBarred) whole.push(`>${line.trimStart().slice(1)}`)
    else if (isEndOfAddress(line, above)) whole.splice(-1, 1, above + line)
    else if (isRestOfQuoted(line, above, lines[at + 1], isBroken)) {
      isBroken = true
      whole.push(`> ${line}`)
    } else if (header > 0) whole.push(line.slice(0, header), line.slice(header))
    else whole.push(line)
  }
  return whole
}

/** An address that was broken before its `>:` has it back: no quote begins there. */
const isEndOfAddress = (line: string, above: string) =>
  /^>\s?[:：]$/.test(line) && above.lastIndexOf('<') > above.lastIndexOf('>')

/** Where mails are made narrow. */
const narrow = 66

/**
 * A long quoted line that was broken without another mark: its rest goes on in small letters, and the quote goes on below. Where it
 * ended a sentence somebody may have answered, unless the quote was broken before.
 */
function isRestOfQuoted(
  line: string,
  above: string,
  below: string | undefined,
  isBroken: boolean,
): boolean {
  if (!(above.startsWith('>') && below?.startsWith('>') && /^\p{Ll}/u.test(line))) return false
  const [word = ''] = line.split(/\s/, 1)
  if (above.length + word.length < narrow) return false
  return isBroken ? !/[?？]["')]?$/.test(above) : !/\p{P}$/u.test(above) || /,$/.test(above)
}
