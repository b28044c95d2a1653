import { momentIn } from '../../../runtime/validate/time-zone.js'

/**
 * A slot `HH:MM - HH:MM` of a date in a time zone on the clock of who reads it, with weekdays where it is another day there.
 * `here` is the reader's zone, by default the browser's.
 */
export function ownTimes(
  slot: string,
  date: string,
  timeZone: string,
  locale: string,
  here?: string,
): string {
  const [start = 0, end = 0] = slot.split(' - ').map(toMinutes)
  const moments = [start, end > start ? end : end + 24 * 60].map(at => momentIn(timeZone, date, at))
  const write = (parts: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: here }).format(at)
  // In Swedish a date is written as ISO has it.
  const isSameDay = moments.every(at => new Intl.DateTimeFormat('sv', { timeZone: here }).format(at) === date)
  const weekday = isSameDay ? {} : ({ weekday: 'short' } as const)
  return moments.map(at => write({ ...weekday, hour: 'numeric', minute: '2-digit' }, at)).join(' - ')
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
