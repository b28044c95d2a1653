import { fields, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { labelsSchema, tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

/** A question for a time. */
export const timeInput = defineBlock({
  types: ['time input'],
  title: 'Time input',
  becomes: ['ask-time'],
  told: 'A form of its own in which the time is kept: the answer is a time such as 17:30. Words of its own in the field or on the button.',
  schema: fields({ options: part({ variableId: text(), format: text(), labels: labelsSchema }) }),
  convert({ options: { variableId, format, labels } }, context) {
    tellLabels(labels, context)
    if (format !== '' && format !== 'HH:mm')
      context.loss(
        `The time is kept as hours and minutes, such as 17:30, not as ${format.slice(0, 40)}.`,
      )
    return [{ type: 'ask-time', data: { answerVariable: context.names.byId(variableId) } }]
  },
})
