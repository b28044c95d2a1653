import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { BookingEntry } from '../../store/index.js'

/** What a calendar program is told beside the appointments. */
interface CalendarAbout {
  /** What the calendar is called. */
  readonly name: string
  /** What an appointment is called there. */
  readonly titleOf: (entry: BookingEntry) => string
  readonly textOf?: ((entry: BookingEntry) => string) | undefined
  readonly addressOf?: ((entry: BookingEntry) => string | undefined) | undefined
  /** It takes appointments out of a calendar. */
  readonly isCancelling?: boolean
}

/** Appointments as iCalendar (RFC 5545). By id and sequence a program knows one again that was moved or cancelled. */
export function calendarFile(
  entries: readonly BookingEntry[],
  { name, titleOf, textOf, addressOf, isCancelling = false }: CalendarAbout,
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Talkgraph', product: 'Bookings', language: 'EN' },
    method: isCancelling ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id}@talkgraph`,
      sequence: entry.sequence,
      start: new Date(entry.start),
      end: new Date(entry.end),
      stamp: new Date(entry.changedAt),
      created: new Date(entry.createdAt),
      summary: titleOf(entry),
      description: textOf?.(entry) || null,
      url: addressOf?.(entry) ?? null,
      status: entry.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}
