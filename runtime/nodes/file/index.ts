import { defineNode } from '../../node/define-node.js'
import { fileMachine } from './file.machine.js'
import { fileSchema } from './file.schema.js'

export const file = defineNode({
  type: 'file',
  schema: fileSchema,
  machine: fileMachine,
})
