import { defineNode } from '../../node/define-node.js'
import { askPhoneNumberMachine } from './ask-phone-number.machine.js'
import { askPhoneNumberSample } from './ask-phone-number.sample.js'
import { askPhoneNumberSchema } from './ask-phone-number.schema.js'

export const askPhoneNumber = defineNode({
  type: 'ask-phone-number',
  schema: askPhoneNumberSchema,
  machine: askPhoneNumberMachine,
  exits: () => [null],
  sample: askPhoneNumberSample,
})
