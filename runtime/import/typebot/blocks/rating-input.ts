import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

const usualLength = 10
const most = 100

/** A rating by numbers or icons. */
export const ratingInput = defineBlock({
  types: ['rating input'],
  title: 'Rating input',
  becomes: ['opinion-scale-choice', 'user-rating'],
  told: 'Icons of the owner’s own, and icons that are not five: both are numbers. A scale from 0 whose ends have no words. Words of its own on the button.',
  schema: fields({
    options: part({
      variableId: text(),
      buttonType: text('Numbers'),
      length: text(),
      startsAt: text(),
      labels: part({ left: text(), right: text(), button: text() }),
      customIcon: part({ isEnabled: flag() }),
    }),
  }),
  convert({ options: { variableId, buttonType, length, startsAt, labels, customIcon } }, context) {
    tellLabels({ button: labels.button }, context)
    const answerVariable = context.names.byId(variableId)
    const isIcons = buttonType === 'Icons'
    const to = between(length, usualLength)
    const from = between(startsAt, isIcons ? 1 : 0)
    const left = context.label(labels.left)
    const right = context.label(labels.right)
    const hasWords = left !== '' || right !== ''
    if (isIcons && customIcon.isEnabled) context.loss('The rating has no icon of your own.')
    if (isIcons && to === 5 && !hasWords)
      return [{ type: 'user-rating', data: { type: 'star', answerVariable } }]
    if (isIcons) context.loss('The rating is by numbers, not by icons.')
    if (from === 1 && !hasWords)
      return [{ type: 'user-rating', data: { type: 'number', range: String(to), answerVariable } }]
    if (left === '' || right === '')
      context.loss('An end of the scale without words of yours has the widget’s own.')
    const scale = { from: String(Math.min(from, to)), to: String(to) }
    return [
      {
        type: 'opinion-scale-choice',
        data: {
          ...scale,
          ...(left && { fromLabel: left }),
          ...(right && { toLabel: right }),
          answerVariable,
        },
      },
    ]
  },
})

function between(written: string, usual: number): number {
  const number = written.trim() === '' ? usual : Number(written)
  return Number.isFinite(number) ? Math.min(Math.max(Math.round(number), 0), most) : usual
}
