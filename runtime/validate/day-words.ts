import { plainly } from './as-typed.js'

/** How a language speaks of days; its words as `plainly` has them. */
export interface DayWords {
  /** Is the month written before the day? Undefined where both are usual. */
  readonly monthFirst: boolean | undefined
  /** Is the year written first? */
  readonly yearFirst: boolean
  /** From 1 to 12. */
  readonly months: ReadonlyMap<string, number>
  /** From 0 for Sunday. */
  readonly weekdays: ReadonlyMap<string, number>
  /** Names of weekdays with a number in them, as Vietnamese has. */
  readonly numbered: ReadonlyMap<string, number>
  /** Days from today, by what they are called: one name may be that of two days. */
  readonly near: readonly (readonly [name: string, days: number])[]
  /** What stands between the parts of a date. */
  readonly between: ReadonlySet<string>
}

// To make formatters is slow. A page needs those of a language or two.
const known = new Map<string, DayWords | undefined>()

/** How a language speaks of days; undefined for what is no tag of one. */
export function dayWords(locale: string): DayWords | undefined {
  if (known.has(locale)) return known.get(locale)
  if (known.size > 9) known.clear()
  let found: DayWords | undefined
  try {
    found = collect(locale)
  } catch {
    // No language.
  }
  known.set(locale, found)
  return found
}

/** The words of a text, without digits and signs. */
export const wordsIn = (text: string) => text.match(/[\p{L}\p{M}']+/gu) ?? []

// Small words that people write beside a date, and no format of a date has.
const small = [
  'on',
  'the',
  'of',
  'st',
  'nd',
  'rd',
  'th',
  'er',
  'am',
  'den',
  'le',
  'el',
  'op',
  'il',
  'em',
  'hari',
  'ngày',
  'יום',
  'يوم',
  'в',
  'у',
  'w',
]

function collect(locale: string): DayWords {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      ...parts,
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    })
  const day = 'numeric'
  const between = new Set(small.map(plainly))
  const numbered = new Map<string, number>()
  // The 20th is no month; 4 January 1970 was a Sunday.
  const months = names(
    [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day },
      { month: 'short', day },
      { month: 'long', day, year: day },
    ],
    [...Array(12).keys()].map(month => [month + 1, Date.UTC(1970, month, 20)]),
  )
  const days = [...Array(7).keys()].map(
    weekday => [weekday, Date.UTC(1970, 0, 4 + weekday)] as const,
  )
  const weekdays = names([{ weekday: 'long' }, { weekday: 'short' }], days)
  const short = format({ weekday: 'short' })
  for (const [weekday, at] of days) {
    const name = plainly(short.format(at))
    if (/\d/.test(name)) numbered.set(name, weekday)
  }
  const order = format({ day, month: day, year: day })
    .formatToParts(0)
    .map(({ type }) => type)
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    // Half of those who write English have the day first, and a tag without a region does not tell who writes.
    monthFirst: /^en(-CA)?$/.test(locale)
      ? undefined
      : order.indexOf('month') < order.indexOf('day'),
    yearFirst: order.indexOf('year') < order.indexOf('month'),
    months,
    weekdays,
    numbered,
    near: [0, 1, 2, -1, -2].map(days => [plainly(relative.format(days, 'day')), days]),
    between,
  }

  /** The words that a format has for one of its values alone; those that it has for several stand between. */
  function names(
    formats: readonly Intl.DateTimeFormatOptions[],
    values: readonly (readonly [number, number])[],
  ) {
    const found = new Map<string, number>()
    for (const options of formats) {
      const { format: write } = format(options)
      for (const [value, at] of values)
        for (const word of wordsIn(plainly(write(at)))) {
          if ((found.get(word) ?? value) === value) found.set(word, value)
          else between.add(word)
        }
    }
    for (const word of between) found.delete(word)
    return found
  }
}
