import { longestTyped, plainly } from './as-typed.js'
import { addDays, isDate, toDay, weekdayOf } from './calendar-date.js'
import { type DayWords, dayWords, wordsIn } from './day-words.js'

/** Where and when a day is typed. */
export interface DayContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** BCP 47 tags, the person's own first: its order of day and month counts. English is understood in any case. */
  readonly languages: readonly string[]
}

/**
 * The days that a text may mean, as `YYYY-MM-DD`: none where it is no day, two where it has two readings (decision 150). A
 * day without a year is the next such day.
 */
export function typedDays(text: string, { today, languages }: DayContext): readonly string[] {
  if (text.length > longestTyped) return []
  const typed = plainly(text)
  // What stands behind a number in Chinese, Japanese and Korean tells what it is: year, month or day.
  const written = typed
    .replace(/[礼禮]拜/, '星期')
    .replace(/([期周週])天/, '$1日')
    .replace(/ nam (?=\d{4}$)/, ' ') // The Vietnamese year is called as the fifth day of the week is.
    .replace(/(\d)\s?[年년月월]\s?(?=\d)/g, '$1-')
    .replace(/(\d)\s?[日号號일]/g, '$1 ')
  const isMarked = written !== typed && /\d-\d/.test(written)
  const isInDigits = wordsIn(written).length === 0
  for (const tag of new Set([...languages, 'en'])) {
    const words = dayWords(tag)
    // A date in digits alone is read in the order of the person's own language, or in both where it is not known.
    const own = isInDigits ? dayWords(languages[0] ?? '') : words
    const found = words
      ? readIn(written, { ...words, monthFirst: isMarked || own?.monthFirst }, today)
      : []
    if (found.length > 0) return [...new Set(found)].sort()
  }
  return []
}

function readIn(written: string, words: DayWords, today: string): string[] {
  const near = words.near.filter(([name]) => name === written)
  if (near.length > 0) return near.flatMap(([, days]) => addDays(today, days) ?? [])
  const [name, ofName] = [...words.numbered].find(([name]) => written.startsWith(name)) ?? ['']
  const parts = partsOf(written.slice(name.length), words)
  if (!parts) return []
  const { month, weekday = ofName } = parts
  if (parts.numbers.length === 0)
    return month === undefined && weekday !== undefined ? nextWeekdays(weekday, today) : []
  const days = datesOf(written.slice(name.length), parts, words).flatMap(
    date => dayOf(date, today) ?? [],
  )
  return days.filter(day => weekday === undefined || weekdayOf(toDay(day) ?? 0) === weekday)
}

interface Parts {
  readonly numbers: readonly string[]
  readonly month: number | undefined
  readonly weekday: number | undefined
}

/** Undefined where there is a word that is none of a date's, or more than one month or weekday. */
function partsOf(written: string, { months, weekdays, between }: DayWords): Parts | undefined {
  const numbers = written.match(/\d+/g) ?? []
  const words = wordsIn(written).filter(word => !between.has(word))
  const read = words.map(word => ({ month: named(word, months), weekday: named(word, weekdays) }))
  const onlyMonth = read.some(({ month, weekday }) => month !== undefined && weekday === undefined)
  const found: { month?: number; weekday?: number } = {}
  for (const { month, weekday } of read) {
    // `mar` is March and martes: beside a day of the month it is the month, unless another one is.
    const isMonth =
      month !== undefined && (weekday === undefined || (numbers.length > 0 && !onlyMonth))
    const [kind, value] = isMonth ? (['month', month] as const) : (['weekday', weekday] as const)
    if (value === undefined || (found[kind] ?? value) !== value) return undefined
    found[kind] = value
  }
  return { numbers, month: found.month, weekday: found.weekday }
}

/** What a word names: by all its letters, by its first ones, or with another ending. */
function named(word: string, names: ReadonlyMap<string, number>): number | undefined {
  const exact = names.get(word)
  // A letter of Chinese and Japanese is a word's worth.
  if (exact !== undefined || word.length < (word < '\u4e00' ? 3 : 2)) return exact
  const near = new Set<number>()
  for (const [name, value] of names) {
    const stem = name.slice(0, Math.max(3, name.length - 2))
    if (
      name.startsWith(word) ||
      (name.length > 3 && word.startsWith(stem) && word.length <= name.length + 1)
    )
      near.add(value)
  }
  const [only] = near
  return near.size === 1 ? only : undefined
}

interface Written {
  readonly year?: string | undefined
  readonly month: number
  readonly day: number
}

/** The dates that numbers, perhaps beside a month's name, may stand for. */
function datesOf(
  written: string,
  { numbers, month }: Parts,
  { months, monthFirst, yearFirst }: DayWords,
): Written[] {
  const [first = '', second = '', third] = numbers
  if (numbers.length > 3) return []
  if (month !== undefined) {
    if (third !== undefined) return []
    if (second === '') return [{ month, day: Number(first) }]
    return first.length > 2
      ? [{ year: first, month, day: Number(second) }]
      : [{ year: second, month, day: Number(first) }]
  }
  // Vietnamese has numbers for months, and a word in front of them.
  const isSeparated =
    /\d\s?[/.-]\s?\d/.test(written) || (months.size === 0 && hasLetterBetween(written))
  if (!isSeparated) return []
  if (third !== undefined && (first.length > 2 || (yearFirst && third.length < 3)))
    return [{ year: first, month: Number(second), day: Number(third) }]
  const dayMonth = { year: third, month: Number(second), day: Number(first) }
  const monthDay = { year: third, month: Number(first), day: Number(second) }
  // With points, the day stands first wherever the month does not always.
  const order =
    monthFirst === undefined || (monthFirst && !yearFirst)
      ? /\d\s?\./.test(written)
        ? false
        : monthFirst
      : monthFirst
  const [usual, other] = order ? [monthDay, dayMonth] : [dayMonth, monthDay]
  const isUsual = usual.month <= 12 && usual.month > 0
  return order === undefined ? [usual, other] : [isUsual ? usual : other]
}

/** Whether a letter stands between two numbers. */
const hasLetterBetween = (text: string) =>
  text
    .split(/\d+/)
    .slice(1, -1)
    .some(between => /\p{L}/u.test(between))

/** A year of two digits is the one that is nearest, of those that have been or come within twenty years. */
function dayOf({ year, month, day }: Written, today: string): string | undefined {
  const dateIn = (year: number) => {
    const date = [String(year).padStart(4, '0'), pad(month), pad(day)].join('-')
    return isDate(date) ? date : undefined
  }
  const thisYear = Number(today.slice(0, 4))
  if (year?.length === 2) {
    const inCentury = thisYear - (thisYear % 100) + Number(year)
    return dateIn(inCentury > thisYear + 20 ? inCentury - 100 : inCentury)
  }
  if (year !== undefined) return year.length === 4 ? dateIn(Number(year)) : undefined
  // 29 February is eight years away at most.
  for (let ahead = 0; ahead < 9; ahead++) {
    const date = dateIn(thisYear + ahead)
    if (date !== undefined && date >= today) return date
  }
  return undefined
}

const pad = (number: number) => String(number).padStart(2, '0')

/** The next day of this name; of today's, today and a week from today. */
function nextWeekdays(weekday: number, today: string): string[] {
  const ahead = (weekday - weekdayOf(toDay(today) ?? 0) + 7) % 7
  return [ahead, ...(ahead === 0 ? [7] : [])].flatMap(days => addDays(today, days) ?? [])
}
