import type { CallOutcome } from '../../node/env.js'
import type { BookingRequest } from '../../node/step-tools.js'
import { fieldsOf } from '../../patterns/reading.js'
import { bookableTimes } from '../../validate/bookable-times.js'
import { clockTime, wallClock, zonedIso } from '../../validate/time-zone.js'

/** The free times of a calendar that books: by their dates, how each is shown and when it begins in ISO 8601. */
export type OfferedTimes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What the server says is free; undefined where it says nothing. */
export function readTimes(
  outcome: CallOutcome | undefined,
  { zone }: BookingRequest,
): OfferedTimes | undefined {
  const { times } = fieldsOf(outcome?.ok ? outcome.body : null)
  if (!Array.isArray(times)) return undefined
  return byDate(
    times.flatMap(time => {
      const { start, end } = fieldsOf(time)
      const [from, to] = [Date.parse(String(start)), Date.parse(String(end))]
      return Number.isFinite(from) && Number.isFinite(to) ? [{ start: from, end: to }] : []
    }),
    zone,
  )
}

/** What the hours leave, where nobody knows what is booked. */
export function timesByHours(plan: BookingRequest, now: number): OfferedTimes {
  const from = wallClock(now, plan.zone)?.date ?? ''
  return byDate(bookableTimes(plan, { from, days: plan.daysAhead + 1, now }), plan.zone)
}

function byDate(
  times: readonly { readonly start: number; readonly end: number }[],
  zone: string,
): OfferedTimes {
  const dates = new Map<string, Map<string, string>>()
  for (const { start, end } of times) {
    const from = wallClock(start, zone)
    const to = wallClock(end, zone)
    if (!from || !to) continue
    const slots = dates.get(from.date) ?? new Map<string, string>()
    const slot = `${clockTime(from.minutes)} - ${clockTime(to.minutes)}`
    if (!slots.has(slot)) slots.set(slot, zonedIso(start, zone))
    dates.set(from.date, slots)
  }
  return dates
}
