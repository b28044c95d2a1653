import type * as v from 'valibot'
import { fields, flag, list, text } from '../../bot/fields.js'
import type { BlockContext, ImportedWay } from './block-import.js'
import { part } from './typebot.schema.js'

const entries = {
  id: text(),
  outgoingEdgeId: text(),
  value: text(),
  displayCondition: part({ isEnabled: flag() }),
}

/** The items of a block that people choose from; `more` is what those of one type have besides. */
export const itemsSchema = <const More extends v.ObjectEntries>(more: More) =>
  list(fields({ ...entries, ...more }))

type Item = v.InferOutput<ReturnType<typeof itemsSchema<Record<never, never>>>>[number]

/** An item with an id of ours, which is the name of its exit. */
export type NamedItem<Each> = Each & { readonly exit: string }

/** Gives each item an id that no other one has. */
export function nameItems<Each extends { readonly id: string }>(
  items: readonly Each[],
): NamedItem<Each>[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    const own =
      item.id === '' || item.id.length > 200 || taken.has(item.id) ? `option-${index + 1}` : item.id
    let exit = own
    for (let count = 2; taken.has(exit); count++) exit = `${own}-${count}`
    taken.add(exit)
    return { ...item, exit }
  })
}

/** The ways of items, each by its own exit, and the way of all that have none. */
export const waysOfItems = (
  items: readonly NamedItem<Pick<Item, 'id' | 'outgoingEdgeId'>>[],
): ImportedWay[] => [
  ...items.map(
    ({ id, exit, outgoingEdgeId }): ImportedWay => ({
      handle: exit,
      to: { item: id, outgoingEdgeId },
    }),
  ),
  { handle: null, to: 'on' },
]

/** Tells what items have that options have not. `label` is what an item shows. */
export function tellItems<Each extends Item>(
  items: readonly Each[],
  label: (item: Each) => string,
  { loss }: BlockContext,
): void {
  const hidden = items.filter(({ displayCondition }) => displayCondition.isEnabled)
  if (hidden.length > 0)
    loss(
      `${quoted(hidden.map(label))} ${hidden.length === 1 ? 'is' : 'are'} always offered, whatever the condition says.`,
    )
  const valued = items.filter(item => item.value !== '' && item.value !== label(item))
  if (valued.length > 0)
    loss(
      `The answer is what the option shows, not the value behind it: ${quoted(valued.map(({ value }) => value))}.`,
    )
}

/** The first few of a list, in quotes. */
export function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).map(text => `“${text.slice(0, 40)}”`)
  return texts.length > 3 ? `${shown.join(', ')} and ${texts.length - 3} more` : shown.join(' and ')
}
