import { defineNode } from '../../node/define-node.js'
import { askLocationMachine } from './ask-location.machine.js'
import { askLocationSchema } from './ask-location.schema.js'

export const askLocation = defineNode({
  type: 'ask-location',
  schema: askLocationSchema,
  machine: askLocationMachine,
})
