import { fields } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import { bookingPlanOf } from './booking-rules.js'
import { calendarSchema } from './index.js'

/** The server's half of a calendar that books: it knows which times are free, holds one, and books it (decision 170). */
export const calendarServer = defineStep({
  name: 'booking',
  publicSchema: calendarSchema,
  schema: fields({}),
  isFor: data => data.booking.isOn,
  needs: ['bookings'],
  isListed: false,
  failure: 'A time could not be booked',
  fields: {},
  run: async (data, { bookings }) => {
    const plan = bookingPlanOf(data)
    return plan ? bookings(plan) : noBook
  },
})

const noBook = {
  ok: false,
  code: 'CALL_FAILED',
  message: 'This calendar books nothing',
} as const
