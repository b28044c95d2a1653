import type { UnderstandRequest } from '../../../runtime/node/step-tools.js'
import { asTyped, onlySeen, plainly } from '../../../runtime/validate/as-typed.js'
import { isDate } from '../../../runtime/validate/calendar-date.js'
import { isEmail } from '../../../runtime/validate/email.js'
import { typedDays } from '../../../runtime/validate/typed-days.js'
import { typedNumber } from '../../../runtime/validate/typed-number.js'
import { typedPhone } from '../../../runtime/validate/typed-phone.js'

/** A part that is to be taken from what was typed. */
export type Wanted = NonNullable<UnderstandRequest['entities']>[number]

/** When and in which language something was typed. */
export interface TypedAt {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** BCP 47 tag; blank where it is not known. */
  readonly locale: string
}

/** So many words are looked at, and so many of them together. */
const mostWords = 100
const longest = 6

type Read = (part: string, wanted: Wanted, at: TypedAt) => string | number | undefined

/** Each kind as a question of that kind reads it. What can be taken for something else is looked for last. */
const readers: Readonly<Record<Wanted['kind'], Read>> = {
  email: part =>
    [asTyped(part), ...(part.includes(' ') ? [] : part.split(/[<>():;,]/))].find(isEmail),
  date: (part, _, { today, locale }) => {
    const written = onlySeen(part)
    if (isDate(written)) return written
    const days = typedDays(part, { today, languages: [locale] })
    return days.length === 1 ? days[0] : undefined
  },
  phone: part => (part.split(' ').some(isInDigits) ? undefined : typedPhone(part)),
  list: (part, { values }) => {
    const plain = plainly(part)
    return values.find(value => plain !== '' && plainly(value) === plain)
  },
  number: (part, _, { locale }) =>
    typedNumber(part, locale) ?? typedNumber(part.replace(unit, ''), locale),
}

/** Finds what is wanted in what was typed, and no word twice. */
export function entitiesIn(
  text: string,
  wanted: readonly Wanted[],
  at: TypedAt,
): Readonly<Record<string, string | number>> {
  const words = text
    .split(/\s+/)
    .filter(word => word !== '')
    .slice(0, mostWords)
  const taken = new Set<number>()
  const found: [string, string | number][] = []
  for (const kind of Object.keys(readers))
    for (const entity of wanted) {
      const variable = entity.variable.trim()
      if (entity.kind !== kind || variable === '') continue
      const value = find(entity)
      if (value !== undefined) found.push([variable, value])
    }
  return Object.fromEntries(found)

  /** The longest that can be read, and of these the first. */
  function find(entity: Wanted): string | number | undefined {
    for (let size = Math.min(longest, words.length); size > 0; size--)
      for (let from = 0; from + size <= words.length; from++) {
        const places = Array.from({ length: size }, (_, place) => from + place)
        if (places.some(place => taken.has(place))) continue
        const part = bare(words.slice(from, from + size).join(' '))
        const value = part === '' ? undefined : readers[entity.kind](part, entity, at)
        if (value === undefined) continue
        for (const place of places) taken.add(place)
        return value
      }
    return undefined
  }
}

/** A date in digits alone is no number of a telephone. */
const isInDigits = (word: string): boolean => /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(bare(word))

/** What may stand right behind a number of something. */
const unit = /(?:[x×%€$£¥]|k?g|[cmk]?m|[mc]?l|[個个人名件枚位본명개])$/iu

const marks = new Set(' "\'“”‘’«»()[]{}¿¡.,;:!?…。！？、')

/** Without the marks around it; one may stand before a number. */
function bare(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && marks.has(text.charAt(from)) && !/^[.,]\d/.test(text.slice(from, from + 2)))
    from++
  while (to > from && marks.has(text.charAt(to - 1))) to--
  return text.slice(from, to)
}
