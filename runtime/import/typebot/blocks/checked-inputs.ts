import { fields, text } from '../../../bot/fields.js'
import type { BlockImport } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { labelsSchema, tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

const schema = fields({
  options: part({
    variableId: text(),
    labels: labelsSchema,
    retryMessageContent: text(),
    defaultCountryCode: text(),
  }),
})

/** Questions whose answer is looked at, with what is said to one that does not fit. */
const checked = (
  type: string,
  title: string,
  becomes: 'ask-email' | 'ask-url' | 'ask-phone-number',
  correction: string,
): BlockImport =>
  defineBlock({
    types: [type],
    title,
    becomes: [becomes],
    told:
      becomes === 'ask-phone-number'
        ? 'Words of its own in the field or on the button; a country whose code is written by itself.'
        : 'Words of its own in the field or on the button.',
    schema,
    convert({ options: { variableId, labels, retryMessageContent, defaultCountryCode } }, context) {
      tellLabels(labels, context)
      if (defaultCountryCode !== '')
        context.loss(
          `Visitors type their country’s code themselves: ${defaultCountryCode.slice(0, 8)} is not chosen for them.`,
        )
      const said = context.words(retryMessageContent)
      return [
        {
          type: becomes,
          data: {
            answerVariable: context.names.byId(variableId),
            ...(said && { [correction]: said }),
          },
        },
      ]
    },
  })

export const emailInput = checked(
  'email input',
  'Email input',
  'ask-email',
  'incorrectEmailResponse',
)
export const urlInput = checked('url input', 'Website input', 'ask-url', 'incorrectUrlResponse')
export const phoneInput = checked(
  'phone number input',
  'Phone input',
  'ask-phone-number',
  'incorrectPhoneNumberResponse',
)
