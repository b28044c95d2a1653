import { isHeadOfMail, isOriginalMark } from './head-of-mail.js'
import { isAboveRest, lengthOfHeader } from './line-above.js'

/** What somebody wrote in a mail, and whether that is all of it, because nothing would have been left (decision 110). */
export interface OwnWords {
  readonly text: string
  readonly isWhole: boolean
}

/**
 * What somebody wrote in a mail, without what it answers to: quoted lines, the line above them, what comes behind 'Original
 * Message', a signature, and what a phone adds. A cut that leaves nothing is not believed: then all stays.
 */
export function ownWordsIn(text: string): OwnWords {
  const whole = tidied(text)
  const cut = cutOff(whole)
  return cut === '' && whole !== '' ? { text: whole, isWhole: true } : { text: cut, isWhole: false }
}

/** The same words alone. */
export const cutQuoted = (text: string): string => ownWordsIn(text).text

/** A mail's words as they were written, with the line ends and spaces that programs put in taken out. */
export function tidied(text: string): string {
  return joined(linesOf(text))
}

function cutOff(text: string): string {
  const lines = mended(linesOf(text))
  return joined(withoutPhone(untilSignature(withoutQuotes(untilOriginal(lines)))))
}

const mostLines = 20_000

function linesOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ')
    .split('\n', mostLines)
    .map(line => line.trimEnd())
}

/** An address that a program has broken before its `>:` has it back: no quote begins there. */
function mended(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const above = whole.at(-1) ?? ''
    if (/^>\s?[:：]$/.test(line) && above.lastIndexOf('<') > above.lastIndexOf('>'))
      whole.splice(-1, 1, above + line)
    else whole.push(line)
  }
  return whole
}

function joined(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function untilOriginal(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line, index) => isOriginalMark(line) || isHeadOfMail(lines, index))
  if (end < 0) return lines
  // Programs draw a line above the head, and leave one blank.
  const line = (lines[end - 1] ?? '').trim() === '' ? end - 2 : end - 1
  return lines.slice(0, /^\s*[_=]{4,}$/.test(lines[line] ?? '') ? line : end)
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

function untilSignature(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex(line => /^--\s?$/.test(line))
  return end < 0 ? lines : lines.slice(0, end)
}

const phone =
  /^(?:sent from (?:my|outlook|yahoo|proton|samsung|mail)\b.{0,60}|get outlook for .{0,40}|sent via .{0,40}|sent from \S{1,40}\s?<https?:[^<>\s]{1,200}>|sent with proton.{0,60}|von meinem .{1,40} gesendet|gesendet (?:von|mit|aus) .{1,60}|holen sie sich outlook .{0,40}|envoyé (?:de|depuis|à partir de) .{1,60}|enviado (?:desde|do|de) .{1,60}|inviato (?:da|dal) .{1,60}|verzonden (?:vanaf|met|vanuit) .{1,60}|verstuurd vanaf .{1,60}|skickat från .{1,60}|sendt fra .{1,60}|lähetetty .{1,60}|wysłane z .{1,60}|odesláno z .{1,60}|отправлено (?:с|из) .{1,60}|надіслано з .{1,60}|iPhoneから送信|从我的 .{1,40}发送)$/i

/** Only at the end: within the words it may be meant. */
function withoutPhone(lines: readonly string[]): string[] {
  const kept = [...lines]
  while (kept.length > 0 && /^$/.test((kept.at(-1) ?? '').trim().replace(phone, ''))) kept.pop()
  return kept
}
