/** How appointments are shown. */
export const views = ['day', 'week', 'list'] as const

/** One of those. */
export type View = (typeof views)[number]

/** How many days each shows. */
export const daysOf: Readonly<Record<View, number>> = { day: 1, week: 7, list: 31 }

/** The date so many days later, `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a date's week. */
const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

/** Today where somebody looks. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The first of the dates that a view shows. */
export const firstOf = (view: View, date: string): string =>
  view === 'week' ? mondayOf(date) : date

/** A date as people read it. */
export const dateInWords = (date: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString(undefined, { ...parts, timeZone: 'UTC' })

/** The date and the time that a moment in ISO 8601 shows on its own clock. */
export const shownDate = (moment: string): string => moment.slice(0, 10)
export const shownTime = (moment: string): string => moment.slice(11, 16)
