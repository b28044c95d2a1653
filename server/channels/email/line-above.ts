/** What programs write at the end of the line above quoted words, where it bears no mark of its own. */
const wroteAtEnd =
  /(?:\bwrote|\ba écrit|\bescribió|\bescribieron|\bha escrit|\bha scritto|\bescreveu|\bschrieb|\bgeschreven|\bnapisał(?:\(a\)|a)?|\bpisze|\bnapsal\(?a?\)?|\ba scris|írta|έγραψε|пишет|написал(?:\(а\)|а)?|yazdı|写道|寫道|のメール|書きました|작성|のメッセージ|লিখেছেন|ने लिखा)$/i

/** Behind these words stands who wrote it, in languages that put the verb first. */
const wroteBefore = /\b(?:schrieb|schreef|skrev|kirjoitti)(?: |$)/i
const longestName = 110

function tellsWho(text: string): boolean {
  if (!/[:：]$/.test(text)) return false
  const words = text.slice(0, -1).trimEnd()
  return wroteAtEnd.test(words) || wroteBefore.test(words.slice(-longestName))
}

// A program breaks the line where it is too long for it, within `<…>` as well.
const mostLines = 5
const longest = 600

/** Marks of direction stand around names and addresses of scripts that are written from the right. */
const bidi = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
const plain = (line: string) => line.replace(bidi, '').trim()

const hasAddress = (text: string) => /[^\s@<>]@[^\s@<>]/.test(text)
const hasClock = (text: string) =>
  /(?<![\p{Nd}.])\p{Nd}{1,2}(?:[:h٫]\p{Nd}{2}|\.\p{Nd}{2}(?![.\p{Nd}]))/u.test(text)

/** `23/11`, `11月23日`, or a year with another number beside it. */
const hasDay = (text: string) =>
  /\p{Nd}{1,4}[./-]\p{Nd}{1,2}|\p{Nd}\s?[年月日년월일]/u.test(text) ||
  (hasYear(text) && hasDayNumber(text))
const hasYear = (text: string) => /(?<!\p{Nd})[12١٢۱۲][90٩٠۹۰5٥]\p{Nd}{2}(?!\p{Nd})/u.test(text)
const hasDayNumber = (text: string) => /(?<!\p{Nd})\p{Nd}{1,2}(?!\p{Nd})/u.test(text)

/**
 * How many of the last lines are the header of what is quoted below them, in whatever language: they end in a colon and hold a
 * day, an address or a word for writing; who has a day and an address in brackets at the end needs no colon. 0 where they are
 * none. Blank lines below them are not counted.
 */
export function lengthOfHeader(lines: readonly string[]): number {
  // More than one blank line lies between nothing that belongs together.
  const [fromEnd = 0] = [1, 2].filter(count => (lines.at(-count) ?? '').trim() !== '')
  if (fromEnd === 0) return 0
  const last = lines.length - fromEnd
  const end = plain(lines[last] ?? '')
  if (isBetweenDashes(end) || isSentence(end)) return 1
  if (end.length <= longest && hasDay(end) && /<[^<>\s]{1,200}@[^<>\s]{1,200}>$/.test(end)) return 1
  if (!/[:：]$/.test(end)) return 0
  let text = ''
  for (let count = 1; count <= mostLines; count++) {
    const line = plain(lines[last + 1 - count] ?? '')
    if (line === '' || line.startsWith('>') || text.length + line.length > longest) break
    if (count > 1 && !goesOn(line, text)) break
    text = text === '' ? line : `${line} ${text}`
    const above = plain(lines[last - count] ?? '')
    if (isWhole(text) && !namesWho(above, text)) return count
  }
  // What could not be made whole is the last line alone, if that tells enough.
  return !isOpen(end) && (hasDay(end) || hasAddress(end) || tellsWho(end)) ? 1 : 0
}

/** Whether the line above tells whose words a header brings that tells no more than when. */
function namesWho(above: string, text: string): boolean {
  if (above === '' || hasAddress(text) || tellsWho(text) || !goesOn(above, text)) return false
  return hasAddress(above) || wroteBefore.test(above)
}

/** What closes here was opened in the line before. */
const isOpen = (text: string) => text.includes('>') && !text.includes('<')

/** `On …, 14 Nov 2018 08:14:43 -0200 Ann <ann@…> wrote`, where no colon ends it: then it has to tell all. */
const isSentence = (line: string): boolean =>
  line.length <= longest &&
  (/^\d{4}-\d\d-\d\d \d{1,2}:\d\d GMT[+-]\d\d:\d\d \S/.test(line) ||
    (hasDay(line) &&
      hasClock(line) &&
      hasAddress(line) &&
      />\s/.test(line) &&
      wroteAtEnd.test(line)))

/** Who and when, or as much as some programs tell. */
function isWhole(text: string): boolean {
  if (isOpen(text)) return false
  const [day, clock] = [hasDay(text), hasClock(text)]
  return (day && clock) || ((day || clock) && (hasAddress(text) || tellsWho(text)))
}

/** Whether a line was broken before this rest of it: that it was long, or that it begins what the rest ends, tells so. */
function goesOn(line: string, rest: string): boolean {
  const [word = ''] = rest.split(/\s/, 1)
  if (/[.!?。]$/.test(line) && !line.includes('<')) return false
  if (isOpen(rest) || /^<[^<>\s]{1,200}>$/.test(line) || line.length + word.length >= 65)
    return true
  return hasDay(line) && (hasClock(line) || /[,،]$/.test(line))
}

/** As Zoho writes it: `---- On … wrote ----`. */
function isBetweenDashes(line: string): boolean {
  if (line.length > longest || !/^-{3,}\s.*\s-{3,}$/.test(line)) return false
  return hasDay(line) && (hasClock(line) || hasAddress(line))
}

/** Whether the last line stands above words that bear no mark of a quote: then it has to tell more. */
export function isAboveRest(lines: readonly string[]): boolean {
  const line = plain(lines.at(-1) ?? '')
  if (line.length > longest) return false
  if (isBetweenDashes(line)) return true
  if (!/[:：]$/.test(line)) return isSentence(line)
  const count = lengthOfHeader(lines)
  if (count === 0) return false
  const text = lines.slice(-count).map(plain).join(' ')
  const isNamed = /<[^<>\s]{1,200}@[^<>\s]{1,200}>/.test(text)
  if (isNamed && (tellsWho(text) || (hasDay(text) && hasClock(text)))) return true
  return hasDay(text) && tellsWho(text) && (hasClock(text) || hasAddress(text))
}

/** Colons that are looked at in a line. */
const mostColons = 4

/** How long the header at the beginning of a line is that goes on with what it brings, as Hushmail writes it: 0 where none is. */
export function lengthOfJoinedHeader(line: string): number {
  const text = line.slice(0, longest)
  const ends = [...text.matchAll(/[:：](?=\p{L})/gu)].slice(0, mostColons)
  const found = ends.find(({ index }) => {
    const begin = text.slice(0, index + 1)
    return hasDay(begin) && hasClock(begin) && tellsWho(begin)
  })
  return found ? found.index + 1 : 0
}
