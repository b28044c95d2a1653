import { fields, flag, text, words } from '../../bot/fields.js'

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
