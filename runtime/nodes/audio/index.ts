import { defineNode } from '../../node/define-node.js'
import { audioMachine } from './audio.machine.js'
import { audioSchema } from './audio.schema.js'

export const audio = defineNode({
  type: 'audio',
  schema: audioSchema,
  machine: audioMachine,
})
