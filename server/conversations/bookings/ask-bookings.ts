import * as v from 'valibot'
import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import { zonedIso } from '../../../runtime/validate/time-zone.js'
import type { AskBookings } from '../../steps/bookings.js'
import type { GivenValues } from '../../steps/step-values.js'
import type { BookingPerson, Store } from '../../store/index.js'
import type { Bookings, CalendarOf } from './bookings.js'
import type { FreeTime } from './free-times.js'

const text = v.pipe(v.string(), v.maxLength(500))
const day = v.pipe(v.string(), v.isoDate())
const common = {
  resource: v.optional(text),
  timeZone: v.optional(text),
  instead: v.optional(text),
}

/** What a step asks. */
const inputSchema = v.variant('ask', [
  v.object({
    ask: v.literal('times'),
    from: v.optional(day),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(367)),
    ...common,
  }),
  v.object({ ask: v.literal('hold'), start: text, ...common }),
  v.object({ ask: v.literal('book'), holdId: text, ...common }),
])

/** Answers what steps ask the book of appointments. A session that asks again for what is its own already gets that. */
export function createAskBookings(bookings: Bookings, store: Pick<Store, 'bookings'>): AskBookings {
  return async (plan, { botId, nodeId, values, session, isTried }) => {
    const input = v.safeParse(inputSchema, values.input)
    if (!input.success)
      return { ok: false, code: 'CALL_FAILED', message: 'It is not said what is to be booked' }
    const of: CalendarOf = { botId, nodeId, plan }
    const { resource: wish, ...asked } = input.output
    const but = isTried ? undefined : await ownBooked(asked.instead)
    if (asked.ask === 'times') {
      const { from, days } = asked
      const times = await bookings.times(of, { from, days, session, wish, but })
      return done({ times: times.map(time => timeRecord(time, plan.zone)) })
    }
    if (asked.ask === 'hold') {
      const start = Date.parse(asked.start)
      if (!Number.isFinite(start)) return taken
      if (isTried) return done({ holdId: 'preview', until: new Date(start).toISOString() })
      const own = await store.bookings.own({ botId, nodeId, session, start })
      const held = own ?? (await bookings.hold(of, start, { session, wish, but }))
      return held ? done(holdRecord(held)) : taken
    }
    if (isTried) return done({ bookingId: 'preview' })
    const booked = await bookings.book(of, asked.holdId, {
      person: personOf(values),
      locale: values.locale,
      visitorZone: asked.timeZone,
      instead: but,
    })
    return booked ? done({ bookingId: booked.id }) : taken

    /** Only what the session itself has booked with this step can be moved by it. */
    async function ownBooked(id: string | undefined): Promise<string | undefined> {
      const entry = id === undefined ? undefined : await store.bookings.find(id)
      const isOwn =
        entry?.state === 'booked' &&
        entry.botId === botId &&
        entry.nodeId === nodeId &&
        entry.session === session
      return isOwn ? entry.id : undefined
    }
  }
}

/** A free time as it travels. */
export const timeRecord = ({ start, end, resourceId }: FreeTime, zone: string) => ({
  start: zonedIso(start, zone),
  end: zonedIso(end, zone),
  ...(resourceId !== null && { resourceId }),
})

/** A held time as it travels. */
export const holdRecord = ({ id, heldUntil }: { id: string; heldUntil: number | null }) => ({
  holdId: id,
  until: new Date(heldUntil ?? 0).toISOString(),
})

const done = (body: Extract<StepOutcome, { ok: true }>['body']): StepOutcome => ({ ok: true, body })

const taken = done({ taken: true })

/** What is known of a visitor when they book. */
function personOf({ visitor }: GivenValues): BookingPerson {
  const given = (name: string, most: number) => {
    const value = Object.hasOwn(visitor, name) ? visitor[name] : undefined
    return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, most) : ''
  }
  return {
    name: given('name', 200),
    email: given('email', 320),
    phone: given('phone', 50) || given('mobile', 50),
    note: '',
  }
}
