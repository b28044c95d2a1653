import type { CalendarPrompt } from '../../../runtime/node/prompt.js'
import { addDays, toDay, weekdayOf } from '../../../runtime/validate/calendar-date.js'
import { isExcluded, toWeekday } from '../../../runtime/validate/opening-hours.js'

/** The first days that may be picked, at most so many, within a year. */
export function freeDays(prompt: CalendarPrompt, most: number): string[] {
  if (prompt.openDates) return prompt.openDates.slice(0, most)
  const days: string[] = []
  for (let after = 0; after < 366 && days.length < most; after++) {
    const date = addDays(prompt.today, after)
    if (date !== undefined && !isExcluded(prompt, date, weekdayOf(toDay(date) ?? 0)))
      days.push(date)
  }
  return days
}

/** A day as people read it on a button. */
export function dayName(date: string, locale: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, parts).format(Date.parse(date))
}

/** The weekdays on which there is nothing, in a sentence; blank where there is something on each. */
export function daysOff(
  excluded: readonly string[],
  inSentence: (names: string) => string,
  locale: string,
): string {
  const off = [...new Set(excluded.map(toWeekday))].filter(day => day >= 0).sort()
  if (off.length === 0) return ''
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const names = off.map(day => name.format(Date.UTC(1970, 0, 4 + day)))
  return inSentence(new Intl.ListFormat(locale).format(names))
}
