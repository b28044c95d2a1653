import { fields, flag, list, text } from '../../../bot/fields.js'
import type { BlockContext, ImportedWay } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { itemsSchema, nameItems, tellItems } from '../items.js'
import { part } from '../typebot.schema.js'

const path = fields({ id: text(), text: text(), outgoingEdgeId: text() })
const noPath = { id: '', text: '', outgoingEdgeId: '' }

/** Cards with buttons: a card with several is one card for each. */
export const cardsInput = defineBlock({
  types: ['cards'],
  title: 'Cards',
  becomes: ['cards'],
  told: 'A card with several buttons is one card for each; a card that is shown under a condition; only the title can be kept.',
  schema: fields({
    items: itemsSchema({
      title: text(),
      description: text(),
      imageUrl: text(),
      paths: list(path),
      options: part({ displayCondition: part({ isEnabled: flag() }), internalValue: text() }),
    }),
    options: part({ saveResponseMapping: list(fields({ field: text(), variableId: text() })) }),
  }),
  convert({ items, options: { saveResponseMapping } }, context) {
    tellItems(
      items.map(item => ({ ...item, value: '', displayCondition: shownWhen(item) })),
      ({ title }) => title,
      context,
    )
    if (items.some(({ paths }) => paths.length > 1))
      context.loss('A card has one button here: one with several is there once for each of them.')
    const cards = nameItems(
      items.flatMap(({ paths, id, ...card }) =>
        (paths.length === 0 ? [noPath] : paths).map(each => ({ ...card, ...each, item: id })),
      ),
    )
    if (cards.length === 0) context.loss('It has no card: the step is passed.')
    if (
      cards.some(
        card => card.title.trim() === '' && card.imageUrl === '' && card.description === '',
      )
    )
      context.loss('A card on which nothing stands is not shown.')
    return [
      {
        type: 'cards',
        data: {
          cards: cards.map(({ exit, title, description, imageUrl, text: button }) => ({
            id: exit,
            title: context.label(title),
            text: context.label(description),
            image: context.plain(imageUrl.trim()),
            buttonText: context.label(button.trim() || 'Select'),
          })),
          answerVariable: keptAs(saveResponseMapping, context),
        },
        ways: [
          ...cards.map(
            ({ exit, item, id, outgoingEdgeId }): ImportedWay => ({
              handle: exit,
              to: { item, path: id, outgoingEdgeId },
            }),
          ),
          { handle: null, to: 'on' },
        ],
      },
    ]
  },
})

interface Shown {
  readonly isEnabled: boolean
}

/** The condition of a card stands in its options; in items of other blocks it stands beside them. */
const shownWhen = (item: {
  readonly displayCondition: Shown
  readonly options: { readonly displayCondition: Shown }
}): Shown => (item.options.displayCondition.isEnabled ? item.options : item).displayCondition

/** The name that keeps the card’s title. */
function keptAs(
  mapping: readonly { readonly field: string; readonly variableId: string }[],
  { names, loss }: BlockContext,
): string {
  const named = mapping.filter(({ variableId }) => names.byId(variableId) !== '')
  const title = named.find(({ field }) => field === 'Title')
  const others = named.filter(each => each !== title).map(({ field }) => field || 'another part')
  if (others.length > 0)
    loss(`Of a card, its title is kept, not also ${others.join(', ').slice(0, 80)}.`)
  return names.byId((title ?? named[0])?.variableId ?? '')
}
