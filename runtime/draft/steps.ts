import type { BotNode } from '../bot/bot.schema.js'
import { typeOf } from '../bot/flow.js'
import { registry } from '../nodes/index.js'
import { type Draft, withFlow, withNode } from './draft.js'
import { fieldsOfType, fitsAll } from './fits.js'
import { resized } from './measure.js'
import type { Change } from './operation.schema.js'
import { RefusedError } from './refusal.js'

type Of<Op extends Change['op']> = Extract<Change, { op: Op }>

/** The step with this id. Throws a `RefusedError` (NO_SUCH_NODE) where there is none. */
export function stepOf(draft: Draft, nodeId: string): BotNode {
  const node = draft.elements[0].nodes.find(({ id }) => id === nodeId)
  if (!node) throw new RefusedError('NO_SUCH_NODE', `There is no step "${nodeId}".`)
  return node
}

/** The type of a step, as a flow reads it. */
export const typeOfStep = (node: BotNode) => typeOf(node, registry.find)

/** Adds a step, in front of another one or at the end. */
export function addStep(draft: Draft, { node, before }: Of<'add'>): Draft {
  const { nodes } = draft.elements[0]
  if (nodes.some(({ id }) => id === node.id))
    throw new RefusedError('NODE_EXISTS', `There is a step "${node.id}" already.`)
  const type = typeOfStep(node)
  if (!fitsAll(fieldsOfType(type), node.data))
    throw new RefusedError(
      'VALUE_INVALID',
      `The data of "${node.id}" is not what a step of the type "${type}" reads.`,
    )
  return withFlow(draft, { nodes: insertBefore(nodes, node, before) })
}

/** Removes a step and its edges. */
export function removeStep(draft: Draft, { nodeId }: Of<'remove'>): Draft {
  const removed = stepOf(draft, nodeId)
  const { nodes, edges } = draft.elements[0]
  return withFlow(draft, {
    nodes: nodes.filter(node => node !== removed),
    edges: edges.filter(({ source, target }) => source !== nodeId && target !== nodeId),
  })
}

/** Places a step. */
export function moveStep(draft: Draft, { nodeId, position }: Of<'move'>): Draft {
  const { position: _, ...node } = stepOf(draft, nodeId)
  return withNode(draft, position ? { ...node, position } : node)
}

/** The list with one more entry, in front of the one with this id or at the end. */
export function insertBefore<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  entry: Entry,
  before: string | undefined,
): readonly Entry[] {
  const place = list.findIndex(({ id }) => id === before)
  return resized(place < 0 ? [...list, entry] : list.toSpliced(place, 0, entry), list, entry)
}
