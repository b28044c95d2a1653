import type { BookingRequest } from '../../../runtime/node/step-tools.js'
import { isBookable } from '../../../runtime/validate/bookable-times.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { Jobs } from '../../platform/jobs/index.js'
import type { BookingEntry, BookingPerson, NewBooking, Store } from '../../store/index.js'
import { type Bookable, bookablesOf, calendarAt } from './booking-plan.js'
import { type FreeTime, freeTimes } from './free-times.js'
import { isClear, type OutsideCalendars, type Span, without } from './outside.js'

/** A calendar of a bot. */
export interface CalendarOf {
  readonly botId: string
  readonly nodeId: string
  readonly plan: BookingRequest
}

/** Who books over which channel. */
interface Taker {
  /** The session's tag. */
  readonly session?: string | undefined
  /** The id or name of whom or what they want; where there is none such, anybody will do. */
  readonly wish?: string | undefined
  /** The id of what they want, and of nothing else. */
  readonly resourceId?: string | undefined
  /** Their own appointment, which is to be moved and is in nobody's way. */
  readonly but?: string | undefined
}

/** When an owner books for somebody. */
interface ByHand {
  readonly start: number
  /** Default: as long as the calendar says. */
  readonly end?: number | undefined
  readonly wish?: string | undefined
  readonly person: Partial<BookingPerson>
}

/** Appointments with the calendars of bots (decision 170). */
export interface Bookings {
  /** Which times are free. */
  times(
    of: CalendarOf,
    asked: Taker & {
      readonly from?: string | undefined
      readonly days: number
    },
  ): Promise<readonly FreeTime[]>
  /**
   * Holds a time for ten minutes, in place of another one that the session held at the step; undefined: it is taken, or none that is
   * offered.
   */
  hold(of: CalendarOf, start: number, taker: Taker): Promise<BookingEntry | undefined>
  /** Books a held time, or moves the appointment `instead` there; undefined: it is held no longer. */
  book(
    of: Pick<CalendarOf, 'botId' | 'nodeId'>,
    holdId: string,
    who: {
      readonly person: BookingPerson
      readonly locale?: string | undefined
      readonly visitorZone?: string | undefined
      readonly instead?: string | undefined
    },
  ): Promise<BookingEntry | undefined>
  /** Books for an owner, outside of the hours too; undefined: the time is taken. */
  put(of: CalendarOf, wanted: ByHand): Promise<BookingEntry | undefined>
  /** Moves an appointment; `isFree`: to a time that the calendar offers. Undefined where there is none such. */
  move(
    entry: BookingEntry,
    to: {
      readonly start: number
      readonly end?: number | undefined
      readonly wish?: string | undefined
    },
    isFree?: 'offered',
  ): Promise<BookingEntry | 'taken' | undefined>
  cancel(id: string): Promise<BookingEntry | undefined>
  /** The calendar that an appointment is with, as its bot has it now; undefined: there is none any more. */
  calendarOf(entry: Pick<BookingEntry, 'botId' | 'nodeId'>): Promise<CalendarOf | undefined>
}

/** For how long a time is held, in milliseconds. */
const holdTime = 600_000

/** Makes them over these parts. `now` in milliseconds. */
export function createBookings(
  {
    store: { bookings, bots },
    bots: live,
    jobs,
    outsideCalendars,
  }: {
    readonly store: Pick<Store, 'bookings' | 'bots'>
    readonly bots: {
      find(id: string): Promise<LiveBot | undefined>
      played(id: string, version: string | undefined): Promise<LiveBot | undefined>
    }
    readonly jobs: Pick<Jobs, 'tell'>
    readonly outsideCalendars: Pick<OutsideCalendars, 'busy'>
  },
  now: () => number = Date.now,
): Bookings {
  const self: Bookings = {
    async times(of, { wish, ...asked }) {
      const { botId, nodeId, plan } = of
      const free = await freeTimes(bookings, {
        ...asked,
        botId,
        plan,
        bookables: bookablesOf(plan, nodeId, wish),
        now: now(),
      })
      const [first, last] = [free[0], free.at(-1)]
      if (!first || !last || !plan.outside) return free
      const busy = await busyOutside(of, { start: first.start, end: last.end }, asked.but)
      // Whoever cannot be asked may have something else.
      return busy ? free.filter(time => isClear(busy, withPause(plan, time))) : []
    },
    async hold(of, start, { session, wish, resourceId, but }) {
      const { botId, nodeId, plan } = of
      if (!isBookable(plan, start, now())) return undefined
      const end = start + plan.minutes * 60_000
      if (!(await isFreeOutside(of, { start, end }, but))) return undefined
      // Whoever picks one time after the other keeps none from others.
      if (session !== undefined) await bookings.release({ botId, nodeId, session, but: start })
      const owner = await ownerOf(botId)
      for (const bookable of bookablesOf(plan, nodeId, wish)) {
        if (resourceId !== undefined && bookable.resourceId !== resourceId) continue
        const held = await bookings.hold(
          { ...wantedOf(of, bookable, start), owner, session },
          holdTime,
          but,
        )
        if (held) return held
      }
      return undefined
    },
    async book({ botId, nodeId }, holdId, who) {
      const booked = await bookings.confirm(holdId, { botId, nodeId, ...who })
      if (booked) tellOf()
      return booked
    },
    async put(of, { start, end, wish, person }) {
      const owner = await ownerOf(of.botId)
      for (const bookable of bookablesOf(of.plan, of.nodeId, wish)) {
        const made = await bookings.put({
          ...wantedOf(of, bookable, start, end),
          owner,
          person,
        })
        if (!made) continue
        tellOf()
        return made
      }
      return undefined
    },
    async move(entry, { start, end, wish = entry.resourceId ?? '' }, isFree) {
      const of = await self.calendarOf(entry)
      if (isFree && !of) return undefined
      if (isFree && of && !isBookable(of.plan, start, now())) return 'taken'
      const length = of ? of.plan.minutes * 60_000 : 0
      if (isFree && of && !(await isFreeOutside(of, { start, end: start + length }, entry.id)))
        return 'taken'
      const until =
        end ?? start + (of && isFree ? of.plan.minutes * 60_000 : entry.end - entry.start)
      const places = of ? bookablesOf(of.plan, of.nodeId, wish) : [placeOf(entry)]
      for (const bookable of places) {
        const { place, resourceId, resourceName } = bookable
        const { pause, capacity } = of?.plan ?? { pause: 0, capacity: 1 }
        const moved = await bookings.move(entry.id, {
          botId: entry.botId,
          place,
          resourceId,
          resourceName,
          capacity,
          start,
          end: until,
          busyUntil: until + pause * 60_000,
        })
        if (moved === 'taken') continue
        if (moved) tellOf()
        return moved
      }
      return 'taken'
    },
    async cancel(id) {
      const cancelled = await bookings.cancel(id)
      if (cancelled) tellOf()
      return cancelled
    },
    async calendarOf({ botId, nodeId }) {
      const bot = await live.find(botId)
      const plan = (bot && calendarAt(bot, nodeId)) ?? (await triedCalendar(bot, botId, nodeId))
      return plan && { botId, nodeId, plan }
    },
  }
  return self

  /** The calendar of a step that stands only in a version beside the live one. */
  async function triedCalendar(bot: LiveBot | undefined, botId: string, nodeId: string) {
    const { tryout } = bot ?? {}
    for (const version of tryout ? [tryout.version, tryout.beside] : []) {
      const other = await live.played(botId, String(version))
      const plan = other && calendarAt(other, nodeId)
      if (plan) return plan
    }
    return undefined
  }

  function tellOf(): void {
    jobs.tell('booking')
    jobs.tell('booking-event')
  }

  /** What stands in the calendar of another product around these times, but for an appointment of our own. */
  async function busyOutside(
    { botId, plan }: CalendarOf,
    span: Span,
    but?: string,
  ): Promise<readonly Span[] | undefined> {
    if (!plan.outside) return []
    const busy = await outsideCalendars.busy(botId, plan.outside, withPause(plan, span))
    const own = but === undefined ? undefined : await bookings.find(but)
    return busy && own ? without(busy, own) : busy
  }

  async function isFreeOutside(of: CalendarOf, span: Span, but?: string): Promise<boolean> {
    const busy = await busyOutside(of, span, but)
    return busy !== undefined && isClear(busy, withPause(of.plan, span))
  }

  async function ownerOf(botId: string): Promise<string> {
    return (await bots.find(botId))?.owner ?? ''
  }
}

const withPause = ({ pause }: Pick<BookingRequest, 'pause'>, { start, end }: Span): Span => ({
  start,
  end: end + pause * 60_000,
})

function wantedOf(
  { botId, nodeId, plan }: CalendarOf,
  { place, resourceId, resourceName }: Bookable,
  start: number,
  end = start + plan.minutes * 60_000,
): Omit<NewBooking, 'owner'> {
  const { pause, capacity, zone } = plan
  return {
    botId,
    nodeId,
    place,
    resourceId,
    resourceName,
    capacity,
    zone,
    start,
    end,
    busyUntil: end + pause * 60_000,
  }
}

/** Where an appointment stands whose calendar is gone. */
const placeOf = ({ nodeId, resourceId, resourceName }: BookingEntry): Bookable => ({
  place: resourceId === null ? `step ${nodeId}` : `resource ${resourceId}`,
  resourceId,
  resourceName,
})
