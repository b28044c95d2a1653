import { defineNode } from '../../node/define-node.js'
import { optionExits } from '../../patterns/options.js'
import { paymentLinkMachine, paymentOptions } from './payment-link.machine.js'
import { paymentLinkSchema } from './payment-link.schema.js'

export const paymentLink = defineNode({
  type: 'payment-link',
  schema: paymentLinkSchema,
  machine: paymentLinkMachine,
  exits: data => optionExits(paymentOptions(data)),
  branches: true,
})
