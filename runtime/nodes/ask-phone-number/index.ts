import { defineNode } from '../../node/define-node.js'
import { askPhoneNumberMachine } from './ask-phone-number.machine.js'
import { askPhoneNumberSchema } from './ask-phone-number.schema.js'

export const askPhoneNumber = defineNode({
  type: 'ask-phone-number',
  schema: askPhoneNumberSchema,
  machine: askPhoneNumberMachine,
  sets: data => [data.answerVariable, 'phone'],
})
