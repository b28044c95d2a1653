import type { CalendarPrompt } from '../../node/prompt.js'
import type { Booking, Calendar } from './booking.js'

/** How a calendar is asked for: with the bot's zone only where it is another than the visitor's (decision 24). */
export function calendarPrompt(
  { data, today, zone, visitorZone }: Calendar,
  { day }: Booking,
): CalendarPrompt {
  const { showPastDates, excludeDays, excludeDates } = data
  return {
    kind: 'calendar',
    today,
    showPastDates,
    excludeDays,
    excludeDates,
    timeZone: canonical(zone) === canonical(visitorZone) ? null : zone,
    date: day?.date ?? null,
    slots: day?.slots ?? [],
  }
}

/** One name for a zone that has several. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}
