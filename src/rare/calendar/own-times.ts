import { momentIn } from '../../../runtime/validate/time-zone.js'

/**
 * A slot `HH:MM - HH:MM` of a date in a time zone on the clock of who reads it, with the weekday where it is another day there.
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
  let last = date
  return moments
    .map(at => {
      // In Swedish a date is written as ISO has it.
      const day = new Intl.DateTimeFormat('sv', { timeZone: here }).format(at)
      const weekday = day === last ? {} : ({ weekday: 'short' } as const)
      last = day
      const parts = { ...weekday, hour: 'numeric', minute: '2-digit', timeZone: here } as const
      return new Intl.DateTimeFormat(locale, parts).format(at)
    })
    .join(' - ')
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
