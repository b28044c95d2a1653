import * as v from 'valibot'
import { fields, flag, isRecord, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { openingHoursFields } from '../../patterns/opening-hours-fields.js'
import { number } from '../../patterns/value-fields.js'
import { notBooked } from './booking-rules.js'
import { calendarMachine } from './calendar.machine.js'

/** Somebody or something that is booked; its name alone may be written. */
const resource = v.pipe(
  v.unknown(),
  v.transform(given => (typeof given === 'string' ? { id: given, name: given } : given)),
  fields({ id: text(), name: text() }),
)

/** Whoever writes how long an appointment takes has it booked, unless it is switched off (decision 170). */
const booking = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(given =>
      isRecord(given) && given.isOn === undefined && given.minutes !== undefined
        ? { ...given, isOn: true }
        : given,
    ),
    fields({
      isOn: flag(),
      minutes: number(60),
      pause: number(),
      capacity: number(1),
      noticeHours: number(),
      daysAhead: number(60),
      resources: list(resource),
      resource: text(),
    }),
  ),
  {},
)

/** Decision 103: calendar-node. Older names: decision 4. */
export const calendarSchema = fields(
  {
    calendarPrompt: words(),
    /** IANA name; blank is the visitor's own zone. */
    timeZone: text(),
    showPastDates: flag(),
    showTimeSelection: flag(),
    ...openingHoursFields,
    booking,
    answerVariable: text(),
  },
  { questionText: 'calendarPrompt', timezone: 'timeZone', botTimeZone: 'timeZone' },
)

export const calendar = defineNode({
  type: 'calendar',
  schema: calendarSchema,
  machine: calendarMachine,
  exits: ({ booking: { isOn } }) => (isOn ? [null, notBooked] : [null]),
})
