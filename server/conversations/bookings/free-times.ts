import type { BookingRequest } from '../../../runtime/node/step-tools.js'
import { bookableTimes } from '../../../runtime/validate/bookable-times.js'
import { wallClock } from '../../../runtime/validate/time-zone.js'
import type { Store } from '../../store/index.js'
import type { Bookable } from './booking-plan.js'

/** A time that nobody has, in milliseconds since 1970. */
export interface FreeTime {
  readonly start: number
  readonly end: number
  readonly resourceId: string | null
}

/** Which times are asked for. */
interface AskedTimes {
  readonly botId: string
  readonly plan: BookingRequest
  readonly bookables: readonly Bookable[]
  /** `YYYY-MM-DD` in the calendar's zone. Default: today. */
  readonly from?: string | undefined
  readonly days: number
  readonly now: number
  /** What this session holds is free for it. */
  readonly session?: string | undefined
  /** The appointment that is to be moved. */
  readonly but?: string | undefined
}

const most = 5000

/** The free times of a calendar by its rules and what is booked, in order; at most 5,000 (decision 170). */
export async function freeTimes(
  store: Pick<Store['bookings'], 'busy'>,
  { botId, plan, bookables, from, days, now, session, but }: AskedTimes,
): Promise<readonly FreeTime[]> {
  const first = from ?? wallClock(now, plan.zone)?.date ?? ''
  const times = bookableTimes(plan, { from: first, days, now })
  const [earliest, latest] = [times[0], times.at(-1)]
  if (!earliest || !latest) return []
  const pause = plan.pause * 60_000
  const busy = await store.busy({
    botId,
    places: bookables.map(({ place }) => place),
    from: earliest.start,
    to: latest.end + pause,
    session,
    but,
  })
  const byPlace = bookables.map(bookable => ({
    bookable,
    taken: busy
      .filter(({ place }) => place === bookable.place)
      .sort((one, other) => one.start - other.start),
  }))
  return times
    .flatMap(({ start, end }) =>
      byPlace.flatMap(({ bookable: { resourceId }, taken }) => {
        const others = taken.filter(each => each.start < end + pause && each.until > start)
        return others.length < plan.capacity ? [{ start, end, resourceId }] : []
      }),
    )
    .slice(0, most)
}
