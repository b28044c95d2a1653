// A date is the text `YYYY-MM-DD`, so that `<` and `=` compare dates; a day is its number, counted from 1970-01-01. Both
// are reckoned in UTC alone, where every day has 24 hours.
const dayLength = 86_400_000
const firstDay = -719_528
const lastDay = 2_932_896

/** The number of a date's day, or undefined for what is not a real date written `YYYY-MM-DD` (decision 105). */
export function toDay(date: string): number | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) / dayLength : NaN
  return toDate(day) === date ? day : undefined
}

/** The date of a day, or undefined outside the years 0000 to 9999. */
export function toDate(day: number): string | undefined {
  return day >= firstDay && day <= lastDay
    ? new Date(day * dayLength).toISOString().slice(0, 10)
    : undefined
}

/** Is this a real date, written `YYYY-MM-DD`? (decisions 105 and 36) */
export function isDate(text: string): boolean {
  return toDay(text) !== undefined
}

/** The date so many days later, or earlier if negative; undefined if there is none. */
export function addDays(date: string, days: number): string | undefined {
  return toDate((toDay(date) ?? NaN) + days)
}

/** The day of the week of a day, from 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Below 0 if the left date is the earlier one, above 0 if it is the later one, 0 if they are the same. */
export function compareDates(left: string, right: string): number {
  return Number(left > right) - Number(left < right)
}

/**
 * A month's weeks from Sunday to Saturday, undefined where another month's days would be (decision 109). Months
 * count from 1; month 0 is the December before, month 13 the January after.
 */
export function weeksOf(year: number, month: number): (string | undefined)[][] {
  const first = new Date(0).setUTCFullYear(year, month - 1, 1) / dayLength
  const last = new Date(0).setUTCFullYear(year, month, 0) / dayLength
  const weeks: (string | undefined)[][] = []
  for (let sunday = first - weekdayOf(first); sunday <= last; sunday += 7) {
    const days = [...Array(7).keys()].map(weekday => sunday + weekday)
    weeks.push(days.map(day => (day >= first && day <= last ? toDate(day) : undefined)))
  }
  return weeks
}
