import type { CalendarPrompt } from '../../node/prompt.js'
import type { Booking, Calendar } from './booking.js'

/** The prompt of a calendar. It names the bot's zone only where the visitor's is another (decision 24). */
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

/** The one name that stands for a zone with several. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return timeZone
  }
}
