import { dateInWords, slotInWords } from '../../../runtime/session/date-in-words.js'
import { toDay } from '../../../runtime/validate/calendar-date.js'
import { clockTime, wallClock } from '../../../runtime/validate/time-zone.js'

/** From when to when, in milliseconds since 1970. */
interface Span {
  readonly start: number
  readonly end: number
}

/** A time as people read it in a zone: `Thursday, March 12, 2026, 9:00 AM - 10:00 AM`. */
export function whenInWords(span: Span, zone: string, locale: string): string {
  return `${dayOf(span.start, zone, locale)}, ${hoursOf(span, zone, locale)}`
}

/** The day of a moment in a zone. */
export function dayOf(moment: number, zone: string, locale: string): string {
  return dateInWords(toDay(wallClock(moment, zone)?.date ?? '') ?? 0, locale)
}

/** From when to when, without the day. */
export function hoursOf({ start, end }: Span, zone: string, locale: string): string {
  const times = [start, end].map(moment => clockTime(wallClock(moment, zone)?.minutes ?? 0))
  return slotInWords(times.join(' - '), locale)
}

/** Do clocks in both zones show the same then? */
export function isSameTime(moment: number, one: string, other: string): boolean {
  const [here, there] = [one, other].map(zone => wallClock(moment, zone))
  return here?.date === there?.date && here?.minutes === there?.minutes
}
