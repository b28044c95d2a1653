import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { labelsSchema, tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

const extra = part({ isEnabled: flag() })

/** A question for any text. */
export const textInput = defineBlock({
  types: ['text input'],
  title: 'Text input',
  becomes: ['ask-custom-question'],
  told: 'Words of its own in the field or on the button; recordings and attachments.',
  schema: fields({
    options: part({
      variableId: text(),
      labels: labelsSchema,
      audioClip: extra,
      attachments: extra,
    }),
  }),
  convert({ options: { variableId, labels, audioClip, attachments } }, context) {
    tellLabels(labels, context)
    if (audioClip.isEnabled) context.loss('Visitors type their answer: they cannot record it.')
    if (attachments.isEnabled)
      context.loss('No file can be handed in with the answer: ask for it in a step of its own.')
    return [
      { type: 'ask-custom-question', data: { answerVariable: context.names.byId(variableId) } },
    ]
  },
})
