import { isAboveHead, isHeadOfMail, isOriginalMark } from './head-of-mail.js'
import { isAboveRest, lengthOfHeader } from './line-above.js'
import { mended } from './mended.js'
import { aboveSignature } from './signature.js'

/** What somebody wrote in a mail. */
export interface OwnWords {
  readonly text: string
  /** It is all of the mail, because nothing would have been left (decision 345). */
  readonly isWhole: boolean
  /** What stood below the line that a phone adds, and was taken for what the mail answers to; blank where nothing did. */
  readonly below: string
}

/**
 * What somebody wrote in a mail, without what it answers to: quoted lines, the line above them, what comes behind 'Original
 * Message', a signature, and what a phone adds. A cut that leaves nothing is not believed: then all stays.
 */
export function ownWordsIn(text: string): OwnWords {
  const whole = tidied(text)
  const { lines, below } = aboveSignature(withoutQuotes(untilOriginal(mended(linesOf(whole)))))
  const cut = joined(lines)
  const isWhole = cut === '' && whole !== ''
  return isWhole ? { text: whole, isWhole, below: '' } : { text: cut, isWhole, below }
}

/** The same words alone. */
export const cutQuoted = (text: string): string => ownWordsIn(text).text

/** A mail's words as they were written, with the line ends and spaces that programs put in taken out. */
export function tidied(text: string): string {
  return joined(linesOf(text))
}

const mostLines = 20_000

function linesOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n', mostLines)
    .map(line => line.trimEnd())
}

function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function untilOriginal(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((_, at) => isOriginalMark(lines, at) || isHeadOfMail(lines, at))
  if (end < 0) return lines
  // Programs draw a line above the head, or say what it is, and leave one blank.
  const above = (lines[end - 1] ?? '').trim() === '' ? end - 2 : end - 1
  return lines.slice(0, isAboveHead(lines[above] ?? '') ? above : end)
}

const isQuoted = (line: string | undefined) => /^\s{0,3}>/.test(line ?? '')

/** Without quoted lines and the lines above them; what somebody wrote between or below them stays. */
function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = []
  const blocks = lines.reduce(
    (count, line, at) => (startsBlock(lines, line, at) ? count + 1 : count),
    0,
  )
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) {
      const end = endOfBlock(lines, at)
      const block = lines.slice(at, end)
      const header = lengthOfHeader(own)
      if (header > 0) dropLast(own, header)
      else if (isOwn(block, own, blocks)) own.push(...block)
      at = end - 1
    } else {
      own.push(line)
      // Where the quoted words bear no mark, all that follows is quoted.
      const header =
        isAboveRest(own) && !isQuoted(nextWords(lines, at + 1)) ? lengthOfHeader(own) : 0
      if (header > 0) return own.slice(0, -header)
    }
  }
  return own
}

function startsBlock(lines: readonly string[], line: string, at: number): boolean {
  return isQuoted(line) && !isQuoted(lines[at - 1])
}

function endOfBlock(lines: readonly string[], from: number): number {
  let end = from
  while (end < lines.length && isQuoted(lines[end])) end++
  return end
}

/** The blank lines between a header and what is quoted below it go with it. */
function dropLast(lines: string[], count: number): void {
  while (lines.at(-1) === '') lines.pop()
  lines.splice(-count)
}

/** `> 20 pieces`: more than twenty; `> 1. Bread` is a line of a list. */
const comparison = /^\s{0,3}>\s{0,3}=?\s{0,3}[$€£¥₹]?\s{0,3}\p{Nd}(?!\p{Nd}{0,2}[.)](?:\s|$))/u

/** Whether lines that begin with the mark of a quote, with nothing above that says whose they are, are meant as they are. */
function isOwn(block: readonly string[], above: readonly string[], blocks: number): boolean {
  if (block.length <= 3 && block.every(line => comparison.test(line))) return true
  return (
    block.length === 1 &&
    blocks === 1 &&
    !/^\s*>\s?>/.test(block[0] ?? '') &&
    (above.at(-1) ?? '') !== ''
  )
}

function nextWords(lines: readonly string[], from: number): string {
  return lines.slice(from, from + 50).find(line => line.trim() !== '') ?? ''
}
