import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { labelsSchema, tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

/** A question for a number. */
export const numberInput = defineBlock({
  types: ['number input'],
  title: 'Number input',
  becomes: ['ask-number'],
  told: 'The least and the highest number, steps, currencies and units; words of its own in the field or on the button.',
  schema: fields({
    options: part({
      variableId: text(),
      labels: labelsSchema,
      min: text(),
      max: text(),
      step: text(),
      style: text(),
      currency: text(),
      unit: text(),
    }),
  }),
  convert({ options: { variableId, labels, min, max, step, style, currency, unit } }, context) {
    tellLabels(labels, context)
    const bounds = [min && `at least ${min}`, max && `at most ${max}`].filter(Boolean).join(' and ')
    if (bounds !== '')
      context.loss(
        `Any number is taken, not only one of ${context.plain(bounds)}: a Condition step can look at it.`,
      )
    if (step !== '' && step !== '1')
      context.loss(`Numbers between steps of ${context.plain(step)} are taken too.`)
    if (style !== '' && style !== 'decimal')
      context.loss(`The number is shown without its ${currency || unit || 'percent'} sign.`)
    return [{ type: 'ask-number', data: { answerVariable: context.names.byId(variableId) } }]
  },
})
