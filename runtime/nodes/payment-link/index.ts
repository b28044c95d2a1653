import { fields, flag, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { optionExits } from '../../patterns/options.js'
import { paymentLinkMachine, paymentOptions } from './payment-link.machine.js'

/** A link to a payment page (decision 146). */
export const paymentLinkSchema = fields(
  {
    text: words(),
    link: text(),
    amount: words(),
    buttonText: words(true),
    waits: flag(true),
    paidText: words(true),
    laterText: words(),
    answerVariable: text(),
  },
  { url: 'link' },
)

export const paymentLink = defineNode({
  type: 'payment-link',
  schema: paymentLinkSchema,
  machine: paymentLinkMachine,
  exits: data => optionExits(paymentOptions(data)),
  branches: true,
})
