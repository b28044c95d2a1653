import { defineNode } from '../../node/define-node.js'
import { calendarMachine } from './calendar.machine.js'
import { calendarSchema } from './calendar.schema.js'

export const calendar = defineNode({
  type: 'calendar',
  schema: calendarSchema,
  machine: calendarMachine,
})
