import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

/** Taking money, in Typebot inside the chat. */
export const paymentInput = defineBlock({
  types: ['payment input'],
  title: 'Payment input',
  becomes: ['payment-link'],
  told: 'Money is taken on a page of your provider, whose address you enter; the flow goes on when the visitor says that they have paid. What is on the receipt has no counterpart.',
  schema: fields({
    options: part({
      amount: text(),
      currency: text(),
      retryMessageContent: text(),
      labels: part({ button: text(), success: text() }),
    }),
  }),
  convert({ options: { amount, currency, labels } }, context) {
    context.loss(
      'Money is not taken inside the chat: enter the address of your provider’s payment page. The visitor says whether it is paid.',
    )
    if (labels.success !== '' && labels.success !== 'Success')
      context.loss(
        `After paying, “${labels.success.slice(0, 60)}” is not said: add a Message step for it.`,
      )
    const button = labels.button.trim()
    return [
      {
        type: 'payment-link',
        data: {
          amount: context.label(
            [amount.trim(), amount.trim() && currency.trim()].filter(Boolean).join(' '),
          ),
          ...(button !== '' && button !== 'Pay' && { buttonText: context.label(button) }),
        },
        ways: [
          { handle: 'paid', to: 'on' },
          { handle: null, to: 'on' },
        ],
      },
    ]
  },
})
