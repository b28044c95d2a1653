import * as v from 'valibot'
import { isEmail } from '../../../runtime/validate/email.js'
import { momentIn } from '../../../runtime/validate/time-zone.js'
import { ApiError } from '../../base/errors.js'
import type { BookingEntry, Store } from '../../store/index.js'
import { calendarIn } from './booking-calendars.js'
import { bookingRecord, bookingRecordOf, exampleBooking } from './booking-record.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineCall, everyone } from './call/define-call.js'
import { cursorField, cursorOf, limitField, nextCursor, placeOf } from './cursor.js'
import { ownBot } from './own-bot.js'
import { botFilter } from './result-filters.js'
import { list, text } from './text.js'

const about = { tag: 'Bookings', roles: everyone } as const
const params = v.strictObject({
  bookingId: v.pipe(
    v.string(),
    v.maxLength(100),
    v.description('The id of an appointment.'),
    v.examples([exampleBooking.id]),
  ),
})
const one = { ...about, path: '/bookings/{bookingId}', params, query: nothing } as const
const answered = {
  data: v.strictObject({ booking: bookingRecord }),
  example: { booking: exampleBooking },
} as const

const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?$/
const hasZone = /(?:Z|[+-]\d\d:\d\d)$/

/** A moment with its zone. */
export const moment = v.pipe(
  v.string(),
  v.regex(written, 'Expected a date with its time'),
  v.check(given => hasZone.test(given), 'Expected a time with its zone'),
  v.check(given => Number.isFinite(Date.parse(given)), 'Expected a date with its time'),
  v.description('ISO 8601 with its zone.'),
  v.examples([exampleBooking.start]),
)
const ownMoment = v.pipe(
  v.string(),
  v.regex(written, 'Expected a date with its time'),
  v.check(given => Number.isFinite(Date.parse(given)), 'Expected a date with its time'),
  v.description('ISO 8601; without a zone it is by the calendar’s clock.'),
  v.examples([exampleBooking.start]),
)
const person = {
  name: v.optional(text(200, 'Who comes.')),
  email: v.optional(
    v.pipe(
      text(320, 'Where they are told of it.'),
      v.check(given => given === '' || isEmail(given), 'Expected an e-mail address'),
    ),
  ),
  phone: v.optional(text(50, 'Their number.')),
  note: v.optional(text(2000, 'For you alone.')),
}
const place = v.strictObject({ start: v.number(), id: v.string() })

/** Lists appointments. */
export const listBookings = defineCall({
  ...about,
  method: 'GET',
  path: '/bookings',
  id: 'listBookings',
  summary: 'List appointments',
  description:
    'Brings what is booked with the calendars of your bots, the earliest first. `from` and `to` are moments: those are listed that end after the one and begin before the other.',
  params: nothing,
  query: v.strictObject({
    chatbotId: botFilter,
    from: v.optional(moment),
    to: v.optional(moment),
    state: v.optional(
      v.pipe(v.picklist(['booked', 'cancelled', 'all']), v.description('Default: booked.')),
      'booked',
    ),
    limit: limitField(1000, 200),
    cursor: cursorField,
  }),
  body: noBody,
  data: v.strictObject({ bookings: list(bookingRecord), nextCursor }),
  example: { bookings: [exampleBooking], nextCursor: null },
  message: 'Bookings fetched',
  errors: ['CHATBOT_NOT_FOUND'],
  run: async ({ store, ownAddress }, { owner, query }) => {
    const { chatbotId, from, to, state, limit, cursor } = query
    if (chatbotId !== undefined) await ownBot(store, owner, chatbotId)
    const found = await store.bookings.list({
      owner,
      botId: chatbotId,
      from: from === undefined ? undefined : Date.parse(from),
      to: to === undefined ? undefined : Date.parse(to),
      states: state === 'all' ? ['booked', 'cancelled'] : [state],
      after: placeOf(cursor, place),
      limit: limit + 1,
    })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      bookings: shown.map(entry => bookingRecordOf(entry, ownAddress.current)),
      nextCursor: last ? cursorOf({ start: last.start, id: last.id }) : null,
    }
  },
})

/** Books for somebody. */
export const addBooking = defineCall({
  ...about,
  method: 'POST',
  path: '/bookings',
  id: 'addBooking',
  summary: 'Book an appointment by hand',
  description:
    'Books with a calendar of a published bot, outside of its hours too, and tells who comes. Without `nodeId` it is the bot’s first calendar that books; without `end` it takes as long as the calendar says.',
  params: nothing,
  query: nothing,
  body: jsonBody(
    v.strictObject({
      chatbotId: v.string(),
      nodeId: v.optional(v.string()),
      start: ownMoment,
      end: v.optional(ownMoment),
      resourceId: v.optional(v.string()),
      ...person,
    }),
    { chatbotId: 'shop', start: exampleBooking.start, name: 'Ann Smith', email: 'ann@example.org' },
  ),
  ...answered,
  message: 'Appointment booked',
  errors: ['CHATBOT_ID_REQUIRED', 'CHATBOT_NOT_FOUND', 'NO_SUCH_NODE', 'TIME_TAKEN'],
  run: async (services, { owner, body }) => {
    const { chatbotId, nodeId, start, end, resourceId, ...who } = body
    const { id: botId } = await ownBot(services.store, owner, chatbotId)
    const plan = await calendarIn(services, botId, nodeId)
    const from = momentOf(start, plan.zone)
    const until = end === undefined ? undefined : after(from, momentOf(end, plan.zone))
    const booked = await services.bookings.put(
      { botId, nodeId: plan.nodeId, plan },
      { start: from, end: until, wish: resourceId, person: who },
    )
    if (!booked) throw new ApiError('TIME_TAKEN')
    return { booking: bookingRecordOf(booked, services.ownAddress.current) }
  },
})

/** Moves an appointment, or changes who comes. */
export const changeBooking = defineCall({
  ...one,
  method: 'PATCH',
  id: 'changeBooking',
  summary: 'Move or change an appointment',
  description:
    'Changes what is given and leaves the rest. Who comes is told of another time; outside of the calendar’s hours is fine.',
  body: jsonBody(
    v.strictObject({
      start: v.optional(ownMoment),
      end: v.optional(ownMoment),
      resourceId: v.optional(v.string()),
      ...person,
    }),
    { start: '2026-12-03T14:00:00+01:00' },
  ),
  ...answered,
  message: 'Appointment changed',
  errors: ['BOOKING_NOT_FOUND', 'TIME_TAKEN'],
  run: async ({ store, bookings, ownAddress }, { owner, params: { bookingId }, body }) => {
    const { start, end, resourceId, ...who } = body
    let entry = await ownBooking(store, owner, bookingId)
    const changes = Object.values(who).some(value => value !== undefined)
    if (changes) entry = (await store.bookings.change(entry.id, who)) ?? missing()
    if (start !== undefined || end !== undefined || resourceId !== undefined) {
      const from = start === undefined ? entry.start : momentOf(start, entry.zone)
      const moved = await bookings.move(entry, {
        start: from,
        end: end === undefined ? undefined : after(from, momentOf(end, entry.zone)),
        wish: resourceId,
      })
      if (moved === 'taken') throw new ApiError('TIME_TAKEN')
      entry = moved ?? missing()
    }
    return { booking: bookingRecordOf(entry, ownAddress.current) }
  },
})

/** Cancels an appointment. */
export const cancelBooking = defineCall({
  ...one,
  method: 'DELETE',
  id: 'cancelBooking',
  summary: 'Cancel an appointment',
  description: 'Cancels it and tells who would have come; its time is free again.',
  body: noBody,
  ...answered,
  message: 'Appointment cancelled',
  errors: ['BOOKING_NOT_FOUND'],
  run: async ({ store, bookings, ownAddress }, { owner, params: { bookingId } }) => {
    const entry = await ownBooking(store, owner, bookingId)
    return {
      booking: bookingRecordOf((await bookings.cancel(entry.id)) ?? entry, ownAddress.current),
    }
  },
})

/** The caller's appointment; throws BOOKING_NOT_FOUND for another account's too. */
async function ownBooking(
  { bookings }: Pick<Store, 'bookings'>,
  owner: string,
  id: string,
): Promise<BookingEntry> {
  const entry = await bookings.find(id)
  return entry?.owner === owner ? entry : missing()
}

function missing(): never {
  throw new ApiError('BOOKING_NOT_FOUND')
}

/** The end of an appointment; throws REQUEST_VALIDATION_FAILED where it is before the start, or more than a month later. */
function after(start: number, end: number): number {
  if (end > start && end - start <= longest) return end
  throw new ApiError('REQUEST_VALIDATION_FAILED', {
    details: [{ path: 'end', message: 'Expected up to 31 days after the start' }],
  })
}

/** A moment as it was written: by the clock of a zone where it names none. */
function momentOf(given: string, zone: string): number {
  if (hasZone.test(given)) return Date.parse(given)
  const after = Date.parse(`1970-01-01T${given.slice(11)}Z`) / 60_000
  return momentIn(zone, given.slice(0, 10), after)
}

const longest = 31 * 86_400_000
