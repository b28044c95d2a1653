import type { Item } from './view.js'

/** What an agent says, which stands at the end, goes before what the thread has after it, or has not yet. */
export function sortIn(items: Item[]): void {
  const last = items.at(-1)
  const number = last && agentNumber(last)
  if (!last || !number) return
  const later = items.findIndex(
    item =>
      item.kind === 'replied' &&
      item.number !== undefined &&
      (item.number === 0 || item.number > number),
  )
  if (later >= 0) items.splice(later, 0, ...items.splice(-1))
}

/**
 * What has been under way from a node the longest has arrived in its thread under this number, and goes before what agents have
 * said after it; without a number it was refused. False: it was known, as a visit that is entered again tells it once more.
 */
export function arrive(items: Item[], nodeId: string, number?: number): boolean {
  const index = items.findIndex(
    item => item.kind === 'replied' && item.nodeId === nodeId && item.number === 0,
  )
  const item = items[index]
  const isKnown =
    number !== undefined && items.some(each => each.kind === 'replied' && each.number === number)
  if (item?.kind !== 'replied' || isKnown) return false
  const { number: _, ...rest } = item
  items[index] = number === undefined ? rest : { ...rest, number }
  const later = items.findIndex(each => number !== undefined && agentNumber(each) > number)
  if (later >= 0 && later < index) items.splice(later, 0, ...items.splice(index, 1))
  return true
}

/** The number of an agent's message in its thread; 0 of anything else. */
const agentNumber = (item: Item) =>
  item.kind === 'said' && item.content.kind === 'text' ? (item.content.agent?.id ?? 0) : 0
