import { fields, flag, text } from '../../../bot/fields.js'
import { defineBlock } from '../define-block.js'
import { itemsSchema, nameItems, tellItems, waysOfItems } from '../items.js'
import { tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

/** Buttons, of which one or several are picked; they may come from a list in a variable. */
export const choiceInput = defineBlock({
  types: ['choice input'],
  title: 'Buttons input',
  becomes: ['n-choices', 'n-check-options'],
  told: 'Buttons that are shown under a condition, values behind their words, ways of their own where several can be picked, words of its own on the button.',
  schema: fields({
    items: itemsSchema({ content: text() }),
    options: part({
      variableId: text(),
      isMultipleChoice: flag(),
      dynamicVariableId: text(),
      buttonLabel: text(),
    }),
  }),
  convert({ items: given, options }, context) {
    const { variableId, isMultipleChoice, dynamicVariableId, buttonLabel } = options
    const items = nameItems(given)
    const list = context.names.byId(dynamicVariableId)
    const answerVariable = context.names.byId(variableId)
    const optionsFrom = list && `{${list}}`
    if (optionsFrom === '') tellItems(items, ({ content }) => content, context)
    if (optionsFrom === '' && items.every(({ content }) => content.trim() === ''))
      context.loss('It offers no option: the step is passed.')
    if (!isMultipleChoice) {
      const choices = items.map(({ exit, content }) => ({
        id: exit,
        choiceText: context.label(content),
      }))
      return optionsFrom === ''
        ? [{ type: 'n-choices', data: { choices, answerVariable }, ways: waysOfItems(items) }]
        : [{ type: 'n-choices', data: { optionsFrom, answerVariable } }]
    }
    tellLabels({ button: buttonLabel }, context)
    if (items.some(({ outgoingEdgeId }) => outgoingEdgeId !== ''))
      context.loss('Where several can be picked, all go on by one way.')
    const checks = items.map(({ exit, content }) => ({
      id: exit,
      optionText: context.label(content),
    }))
    return [
      {
        type: 'n-check-options',
        data: { ...(optionsFrom === '' ? { options: checks } : { optionsFrom }), answerVariable },
      },
    ]
  },
})
