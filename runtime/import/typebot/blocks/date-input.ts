import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { dateLabelsSchema, tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

/** A question for a date. */
export const dateInput = defineBlock({
  types: ['date input'],
  title: 'Date input',
  becomes: ['user-input'],
  told: 'A time beside the date, a range of two dates, the earliest and the latest date, a form in which it is kept: the answer is a date such as 2026-12-25. Words of its own on the button.',
  schema: fields({
    options: part({
      variableId: text(),
      hasTime: flag(),
      isRange: flag(),
      format: text(),
      min: text(),
      max: text(),
      labels: dateLabelsSchema,
    }),
  }),
  convert({ options: { variableId, hasTime, isRange, format, min, max, labels } }, context) {
    tellLabels(labels, context)
    if (isRange)
      context.loss(
        'One date is asked for, not a first and a last one: ask for the other in a step of its own.',
      )
    if (hasTime) context.loss('The date is asked for without a time.')
    if (format !== '' && format !== 'yyyy-MM-dd')
      context.loss(`The date is kept as year, month, day, not as ${format.slice(0, 40)}.`)
    if (min !== '' || max !== '')
      context.loss('Any date is taken: a Condition step can look at it.')
    return [
      {
        type: 'user-input',
        data: { type: 'date', answerVariable: context.names.byId(variableId) },
      },
    ]
  },
})
