import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import type { BookingRequest } from '../../node/step-tools.js'
import { bookingPlanOf } from './booking-rules.js'
import { calendarSchema } from './index.js'

/** What of a calendar no browser sees: with which calendar of another product it books. */
export const calendarOutsideSchema = fields({ connectionId: text(), calendarId: text() })

/** The calendar in another product that a calendar books with, in its plan; nothing where there is none. */
export function outsideOf({
  connectionId,
  calendarId,
}: InferOutput<typeof calendarOutsideSchema>): Pick<BookingRequest, 'outside'> {
  const outside = { connectionId: connectionId.trim(), calendarId: calendarId.trim() }
  return outside.connectionId === '' || outside.calendarId === '' ? {} : { outside }
}

/** The server's half of a calendar that books: it knows which times are free, holds one, and books it (decision 170). */
export const calendarServer = defineStep({
  name: 'booking',
  publicSchema: calendarSchema,
  schema: calendarOutsideSchema,
  isFor: data => data.booking.isOn,
  needs: ['bookings'],
  isListed: false,
  failure: 'A time could not be booked',
  fields: {
    connectionId: {
      title: 'Connection with Google Calendar',
      help: 'The id of a connection of the account. What stands in the calendar below is taken, and appointments are written into it. Blank: none.',
      kind: 'text',
      example: '5f0c2d9b7a61e384c0d1f2a3',
    },
    calendarId: {
      title: 'Calendar there',
      help: 'The id of the calendar; for a person it is the mail address.',
      kind: 'text',
      example: 'ann@shop.example',
    },
  },
  run: async (data, { bookings }) => {
    const plan = bookingPlanOf(data)
    return plan ? bookings({ ...plan, ...outsideOf(data) }) : noBook
  },
})

const noBook = {
  ok: false,
  code: 'CALL_FAILED',
  message: 'This calendar books nothing',
} as const
