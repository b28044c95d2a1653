import type { CalendarPrompt } from '../../node/prompt.js'
import { toDay, weekdayOf } from '../../validate/calendar-date.js'
import { slotsOf } from '../../validate/opening-hours.js'
import { asksTime, type Booking, type Calendar, slotsOn } from './booking.js'

/**
 * The prompt of a calendar. It names the bot's zone only where the visitor's is another (decision 24). Where a time is asked
 * for, days without a slot are among the excluded ones (decision 72).
 */
export function calendarPrompt(calendar: Calendar, { day }: Booking): CalendarPrompt {
  const { data, today, zone, visitorZone, offered } = calendar
  const { excludeDays, excludeDates } = data
  const showPastDates = data.showPastDates && !offered
  const without = asksTime(calendar) && !offered ? withoutSlots(calendar) : { days: [], dates: [] }
  return {
    kind: 'calendar',
    today,
    showPastDates,
    excludeDays: [...excludeDays, ...without.days],
    excludeDates: [...excludeDates, ...without.dates],
    ...(offered && { openDates: [...offered.keys()] }),
    timeZone: zoneElsewhere(zone, visitorZone),
    date: day?.date ?? null,
    slots: day?.slots ?? [],
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The days of the week that never have a slot, and today if all of its slots have begun. */
function withoutSlots(calendar: Calendar): { days: readonly string[]; dates: readonly string[] } {
  const { data, today } = calendar
  const isOver = slotsOn(today, weekdayOf(toDay(today) ?? 0), calendar).length === 0
  return {
    days: weekdays.filter((_, weekday) => slotsOf(data.weeklyHours, weekday).length === 0),
    dates: isOver ? [today] : [],
  }
}

/** The bot's zone, where the visitor's is another; else null (decision 24). */
export function zoneElsewhere(zone: string, visitorZone: string): string | null {
  return canonical(zone) === canonical(visitorZone) ? null : zone
}

/** The one name that stands for a zone with several. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}
