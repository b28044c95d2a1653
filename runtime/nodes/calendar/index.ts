import { fields, flag, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { openingHoursFields } from '../../patterns/opening-hours-fields.js'
import { calendarMachine } from './calendar.machine.js'

/** Decision 103: calendar-node. Older names: decision 4. */
export const calendarSchema = fields(
  {
    calendarPrompt: words(),
    /** IANA name; blank is the visitor's own zone. */
    timeZone: text(),
    showPastDates: flag(),
    showTimeSelection: flag(),
    ...openingHoursFields,
    answerVariable: text(),
  },
  { questionText: 'calendarPrompt', timezone: 'timeZone', botTimeZone: 'timeZone' },
)

export const calendar = defineNode({
  type: 'calendar',
  schema: calendarSchema,
  machine: calendarMachine,
})
