import type { CalendarPrompt } from '../../../runtime/index.js'
import { addDays, toDay, weekdayOf } from '../../../runtime/validate/calendar-date.js'
import { isExcluded } from '../../../runtime/validate/opening-hours.js'

/** May the date not be picked? (decision 105) */
export function isOff(date: string, prompt: CalendarPrompt): boolean {
  if (prompt.openDates) return !prompt.openDates.includes(date)
  return (!prompt.showPastDates && date < prompt.today) || isExcluded(prompt, date, weekday(date))
}

/** The first date from today on that may be picked; today where a year has none. */
export function firstDate(prompt: CalendarPrompt): string {
  for (let days = 0; days < 366; days++) {
    const date = addDays(prompt.today, days)
    if (date && !isOff(date, prompt)) return date
  }
  return prompt.today
}

/** The same day of another month, or that month's last one. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(day, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Where a key leads from a date: days, weeks, months, the ends of a week; undefined for any other key. */
export function dateByKey(key: string, date: string, isRtl: boolean): string | undefined {
  const forward = isRtl ? -1 : 1
  const days: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -weekday(date),
    End: 6 - weekday(date),
  }
  const step = days[key]
  if (step !== undefined) return addDays(date, step)
  return key === 'PageUp'
    ? addMonths(date, -1)
    : key === 'PageDown'
      ? addMonths(date, 1)
      : undefined
}

const weekday = (date: string) => weekdayOf(toDay(date) ?? 0)
