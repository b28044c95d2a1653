import { defineNode } from '../../node/define-node.js'
import { namesInTexts } from '../../patterns/names-in-texts.js'
import { emailMachine } from './email.machine.js'
import { emailSchema } from './email.schema.js'

export const email = defineNode({
  type: 'email',
  schema: emailSchema,
  machine: emailMachine,
  inputs: data => namesInTexts(data, 'to'),
})
