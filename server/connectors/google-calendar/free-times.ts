import type { Value } from '../../../runtime/index.js'
import { momentIn, wallClock } from '../../../runtime/validate/time-zone.js'
import { listAt, textAt } from '../contract/parts.js'

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** When somebody can be booked. */
export interface Opening {
  /** IANA name. */
  readonly timeZone: string
  /** Minutes since midnight. */
  readonly from: number
  readonly until: number
  /** Days of the week, 0 for Sunday. */
  readonly weekdays: ReadonlySet<number>
  readonly minutes: number
}

const minute = 60_000
const mostTimes = 200

/** The busy spans that Google tells of one calendar. */
export const busyIn = (body: Value, calendarId: string): readonly Span[] =>
  listAt(Object(Object(body).calendars)[calendarId] ?? {}, 'busy').map(each => ({
    start: Date.parse(textAt(each, 'start')),
    end: Date.parse(textAt(each, 'end')),
  }))

/** The free times of these days, one after the other from when a day opens; none begins before `now`. At most 200. */
export function freeTimes(
  { timeZone, from, until, weekdays, minutes }: Opening,
  { start, end }: Span,
  busy: readonly Span[],
  now: number,
): readonly { readonly start: string; readonly end: string }[] {
  const free: { start: string; end: string }[] = []
  for (const date of datesOf(timeZone, start, end)) {
    if (!weekdays.has(weekdayIn(timeZone, date))) continue
    for (let at = from; at + minutes <= until; at += minutes) {
      const span = {
        start: momentIn(timeZone, date, at),
        end: momentIn(timeZone, date, at + minutes),
      }
      const isFree = !busy.some(each => each.start < span.end && span.start < each.end)
      if (span.start < Math.max(now, start) || span.end > end || !isFree) continue
      free.push({ start: inZone(span.start, timeZone), end: inZone(span.end, timeZone) })
      if (free.length === mostTimes) return free
    }
  }
  return free
}

/** A moment as ISO 8601 with the offset of a zone. */
export function inZone(at: number, timeZone: string): string {
  const clock = wallClock(at, timeZone)
  if (!clock) return new Date(at).toISOString()
  const shown = Date.parse(clock.date) + clock.minutes * minute
  const offset = Math.round((shown - Math.floor(at / minute) * minute) / minute)
  const size = Math.abs(offset)
  const two = (number: number) => String(number).padStart(2, '0')
  const zone =
    offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
  return `${new Date(shown).toISOString().slice(0, 19)}${zone}`
}

function datesOf(timeZone: string, start: number, end: number): readonly string[] {
  const dates: string[] = []
  for (let at = start; at < end + 24 * 60 * minute && dates.length < 70; at += 24 * 60 * minute) {
    const date = wallClock(at, timeZone)?.date
    if (date !== undefined && dates.at(-1) !== date) dates.push(date)
  }
  return dates
}

const weekdayIn = (timeZone: string, date: string) =>
  wallClock(momentIn(timeZone, date, 12 * 60), timeZone)?.weekday ?? 0
