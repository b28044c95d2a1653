import { defineNode } from '../../node/define-node.js'
import { businessHoursMachine } from './business-hours.machine.js'
import { businessHoursSchema } from './business-hours.schema.js'

export const businessHours = defineNode({
  type: 'business-hours',
  schema: businessHoursSchema,
  machine: businessHoursMachine,
  exits: () => ['source-0', 'source-1'],
})
