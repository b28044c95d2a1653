import { defineNode } from '../../node/define-node.js'
import { askFileMachine } from './ask-file.machine.js'
import { askFileSchema } from './ask-file.schema.js'

export const askFile = defineNode({
  type: 'ask-file',
  schema: askFileSchema,
  machine: askFileMachine,
})
