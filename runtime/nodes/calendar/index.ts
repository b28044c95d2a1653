import { defineNode } from '../../node/define-node.js'
import { calendarMachine } from './calendar.machine.js'
import { calendarSample } from './calendar.sample.js'
import { calendarSchema } from './calendar.schema.js'

export const calendar = defineNode({
  type: 'calendar',
  schema: calendarSchema,
  machine: calendarMachine,
  exits: () => [null],
  sample: calendarSample,
})
