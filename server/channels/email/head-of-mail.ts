import { marks, others, senders, subjects } from './head-words.js'

const dashes = '[-_=*‐–—]{2,}'
const words = `(?:${marks.join('|')})`

/** Above a mail that is answered: `-----Original Message-----`, in the languages of the programs that write it. */
const original = new RegExp(`^\\s*${dashes}\\s{0,9}${words}\\s{0,9}${dashes}\\s*$`, 'i')
const bare = new RegExp(`^\\s{0,9}${words}\\s{0,9}$`, 'i')

/** Whether a line says that an earlier mail begins below it. */
export function isOriginalMark(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  return line.length < 200 && (original.test(line) || isShapedLikeMark(lines, index))
}

/** Whether a line that stands above the head of a mail belongs to it: it is drawn, or says what follows. */
export const isAboveHead = (line: string): boolean =>
  line.length < 200 && (/^\s*[-_=*]{4,}$/.test(line) || bare.test(line))

/** In a language that is not known: words between dashes, with the head of a mail below. */
function isShapedLikeMark(lines: readonly string[], index: number): boolean {
  if (!/^\s{0,9}-{4,20}\s?[\p{L}\p{M}’' ]{3,40}\s?-{4,20}$/u.test(lines[index] ?? '')) return false
  const fields = fieldsBelow(lines, index + 1)
  return fields.length >= 2 && fields.some(({ value }) => isNamed(value) || isTimed(value))
}

/** `*Von:* Bäckerei`, with the name of the field in small letters. */
const field = /^\*{0,2}([\p{L}\p{M}][\p{L}\p{M} -]{0,20}?)\s{0,9}\*{0,2}\s?[:：]\s?\*{0,2}\s?/u

interface Field {
  readonly name: string
  readonly value: string
}

function fieldIn(line: string | undefined): Field | undefined {
  const text = (line ?? '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, 1000)
  // NetEase draws a table.
  const [, first, second] = /^\|([^|]{1,30})\|([^|]{0,900})\|$/.exec(text) ?? []
  if (first !== undefined) return { name: first.trim().toLowerCase(), value: (second ?? '').trim() }
  const [all = '', name] = field.exec(text) ?? []
  return name === undefined
    ? undefined
    : { name: name.toLowerCase(), value: text.slice(all.length) }
}

/** More fields than a head has. */
const mostFields = 7

/** Fields that follow each other without a line between them. */
function fieldsBelow(lines: readonly string[], from: number): Field[] {
  const fields: Field[] = []
  for (const line of lines.slice(from, from + mostFields)) {
    const found = fieldIn(line)
    if (!found) break
    fields.push(found)
  }
  return fields
}

/**
 * Whether the head of a mail begins here, as Outlook writes it: who, and at least two more lines of that kind; or three more
 * where who stands further below. In a language that is not known, it is four lines of one shape, with a sender's address, a day and a clock.
 */
export function isHeadOfMail(lines: readonly string[], index: number): boolean {
  const first = fieldIn(lines[index])
  if (!first || first.value === '') return false
  const next = lines.slice(index + 1, index + mostFields).flatMap(line => fieldIn(line) ?? [])
  const known = next.filter(isOther)
  if (senders.has(first.name) && known.length >= 2 && isTelling([first, ...known])) return true
  const above = (lines[index - 1] ?? '').trim()
  if (above !== '' && !/^[_-]{5,}$/.test(above)) return false
  const fields = fieldsBelow(lines, index)
  return isMixedHead(fields) || isShapedLikeHead(fields)
}

/** Some programs begin with the day or the subject. */
function isMixedHead(fields: readonly Field[]): boolean {
  const isKnown =
    fields.length >= 4 && fields.every(each => senders.has(each.name) || isOther(each))
  const hasSender = fields.some(({ name }) => senders.has(name))
  return isKnown && hasSender && isTelling(fields)
}

const isOther = ({ name }: Field) => others.has(name) || subjects.has(name)

/** Who asks for a journey writes from where, where to and when; a mail has an address or a subject. */
const isTelling = (fields: readonly Field[]) =>
  fields.some(({ name, value }) => subjects.has(name) || isNamed(value))

function isShapedLikeHead([sender, ...rest]: readonly Field[]): boolean {
  if (!sender || rest.length < 3 || !isNamed(sender.value)) return false
  return rest.some(({ value }) => isTimed(value))
}

const isNamed = (value: string) => /[^\s@<>]@[^\s@<>]/.test(value)
const isTimed = (value: string) =>
  /\p{Nd}{1,2}[:.]\p{Nd}{2}/u.test(value) && /\p{Nd}{4}|\p{Nd}[./-]\p{Nd}/u.test(value)
