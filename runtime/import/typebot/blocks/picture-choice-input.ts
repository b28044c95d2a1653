import { fields, flag, text } from '../../../bot/fields.js'
import type { BlockContext } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { itemsSchema, nameItems, quoted, tellItems, waysOfItems } from '../items.js'
import { tellLabels } from '../labels.js'
import { part } from '../typebot.schema.js'

/** Pictures, of which one or several are picked. */
export const pictureChoiceInput = defineBlock({
  types: ['picture choice input'],
  title: 'Picture choice input',
  becomes: ['image-choice', 'n-check-options', 'n-choices'],
  told: 'Descriptions, pictures that are shown under a condition, values behind their titles; pictures where several can be picked, or where they come from variables.',
  schema: fields({
    items: itemsSchema({ pictureSrc: text(), title: text(), description: text() }),
    options: part({
      variableId: text(),
      isMultipleChoice: flag(),
      buttonLabel: text(),
      dynamicItems: part({ isEnabled: flag(), titlesVariableId: text() }),
    }),
  }),
  convert({ items: given, options }, context) {
    const { variableId, isMultipleChoice, buttonLabel, dynamicItems } = options
    const answerVariable = context.names.byId(variableId)
    const titles = context.names.byId(dynamicItems.titlesVariableId)
    if (dynamicItems.isEnabled) {
      context.loss('The options are the titles alone: pictures do not come from variables.')
      return [
        {
          type: isMultipleChoice ? 'n-check-options' : 'n-choices',
          data: { optionsFrom: titles && `{${titles}}`, answerVariable },
        },
      ]
    }
    const items = nameItems(given)
    const labels = items.map(({ title }, index) => title.trim() || `Picture ${index + 1}`)
    tellItems(items, ({ title }) => title, context)
    tellPictures(items, context)
    if (isMultipleChoice) {
      tellLabels({ button: buttonLabel }, context)
      context.loss(
        'Where several can be picked, the options are the titles alone, without pictures.',
      )
      const checks = items.map(({ exit }, index) => ({
        id: exit,
        optionText: context.label(labels[index] ?? ''),
      }))
      return [{ type: 'n-check-options', data: { options: checks, answerVariable } }]
    }
    const images = items.map(({ exit, pictureSrc }, index) => ({
      id: exit,
      image: context.plain(pictureSrc.trim()),
      label: context.label(labels[index] ?? ''),
    }))
    return [{ type: 'image-choice', data: { images, answerVariable }, ways: waysOfItems(items) }]
  },
})

interface Picture {
  readonly title: string
  readonly pictureSrc: string
  readonly description: string
}

function tellPictures(items: readonly Picture[], { loss }: BlockContext): void {
  const described = items.filter(({ description }) => description.trim() !== '')
  if (described.length > 0)
    loss(
      `The descriptions are not shown: ${quoted(described.map(({ description }) => description))}.`,
    )
  if (items.some(({ title }) => title.trim() === ''))
    loss('A picture without a title is called by its number: give it a title.')
  const bare = items.filter(({ pictureSrc }) => pictureSrc.trim() === '')
  if (bare.length > 0)
    loss(`Without a picture, these are not offered: ${quoted(bare.map(({ title }) => title))}.`)
}
