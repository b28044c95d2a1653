import { defineNode } from '../../node/define-node.js'
import { askUrlMachine } from './ask-url.machine.js'
import { askUrlSchema } from './ask-url.schema.js'

export const askUrl = defineNode({
  type: 'ask-url',
  schema: askUrlSchema,
  machine: askUrlMachine,
})
