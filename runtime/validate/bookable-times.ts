import { addDays, toDay, weekdayOf } from './calendar-date.js'
import { isExcluded, type OpeningHours, slotsOf, toMinutes } from './opening-hours.js'
import { momentIn, wallClock } from './time-zone.js'

/** By which rules appointments are given. */
export interface BookingRules {
  /** How long one takes. */
  readonly minutes: number
  /** Minutes behind each before the next can begin. */
  readonly pause: number
  /** How many may be at the same time, with each resource. */
  readonly capacity: number
  /** How many hours before it begins at the latest. */
  readonly noticeHours: number
  /** Up to how many days after today. */
  readonly daysAhead: number
  readonly hours: OpeningHours
  /** IANA name. */
  readonly zone: string
}

/** From when to when, in milliseconds since 1970. */
export interface BookableTime {
  readonly start: number
  readonly end: number
}

const minute = 60_000
const day = 1440 * minute
const mostTimes = 5000

/**
 * The times that the hours leave for appointments on so many days from a date on, whoever has booked; at most 5,000. One that
 * no clock shows, because it is put forward then, is none.
 */
export function bookableTimes(
  rules: BookingRules,
  { from, days, now }: { readonly from: string; readonly days: number; readonly now: number },
): BookableTime[] {
  const { zone, noticeHours, daysAhead } = rules
  const today = wallClock(now, zone)?.date ?? ''
  const last = addDays(today, daysAhead) ?? ''
  const earliest = now + noticeHours * 60 * minute
  const times: BookableTime[] = []
  for (let after = 0; after < days && times.length < mostTimes; after++) {
    const date = addDays(from, after)
    if (date === undefined || date > last) break
    if (date >= today)
      times.push(...timesOn(date, rules).filter(({ start }) => start > now && start >= earliest))
  }
  return times.slice(0, mostTimes)
}

/** Is this moment one at which an appointment can begin? */
export function isBookable(rules: BookingRules, start: number, now: number): boolean {
  const from = wallClock(start, rules.zone)?.date
  // What begins after midnight may belong to the hours of the day before.
  const before = from === undefined ? undefined : addDays(from, -1)
  return (
    before !== undefined &&
    bookableTimes(rules, { from: before, days: 2, now }).some(time => time.start === start)
  )
}

function timesOn(date: string, { hours, minutes, pause, zone }: BookingRules): BookableTime[] {
  const weekday = weekdayOf(toDay(date) ?? 0)
  if (isExcluded(hours, date, weekday)) return []
  const starts = slotsOf(hours.weeklyHours ?? [], weekday).flatMap(slot => {
    const from = toMinutes(slot.start)
    const to = toMinutes(slot.end)
    const until = to > from ? to : to + 1440
    const count = Math.floor((until - from + pause) / (minutes + pause))
    return [...Array(Math.max(0, count)).keys()].map(at => from + at * (minutes + pause))
  })
  const midnight = momentIn(zone, date, 0)
  const isEven = momentIn(zone, addDays(date, 1) ?? date, 0) - midnight === day
  return [...new Set(starts)]
    .sort((one, other) => one - other)
    .flatMap(after => {
      const start =
        isEven && after < 1440 ? midnight + after * minute : momentShowing(zone, date, after)
      return start === undefined ? [] : [{ start, end: start + minutes * minute }]
    })
}

/** The moment at which a clock shows this; undefined where it skips it. */
function momentShowing(zone: string, date: string, after: number): number | undefined {
  const at = momentIn(zone, date, after)
  const shown = wallClock(at, zone)
  const isShown =
    shown?.date === addDays(date, Math.floor(after / 1440)) && shown?.minutes === after % 1440
  return isShown ? at : undefined
}
