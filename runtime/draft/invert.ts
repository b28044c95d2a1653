import type { GenericSchema } from 'valibot'
import type { BotNode } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import { partsOf } from '../bot/schema-parts.js'
import { applyOperation, isRefusal } from './apply.js'
import type { Draft } from './draft.js'
import { fieldsIn, fieldsOfType, fits, fittingOf, schemaAt } from './fits.js'
import type { Change, Operation, PathStep } from './operation.schema.js'
import { idOf, locate, nameOfEntry, pathOf, placeOf } from './path.js'
import { typeOfStep } from './steps.js'

type Of<Op extends Change['op']> = Extract<Change, { op: Op }>

/**
 * The changes that take an operation back, worked out on the draft before it: carried out in order after the operation, they
 * give that draft again. None for an operation that is refused or changes nothing. Two things do not come back: an edge
 * that another one at its exit hid, and a value of the wrong kind, which counted as its default.
 */
export function invertOperation(draft: Draft, operation: Operation): Change[] {
  const after = applyOperation(draft, operation)
  if (isRefusal(after) || after === draft) return []
  switch (operation.op) {
    case 'add':
      return [{ op: 'remove', nodeId: operation.node.id }]
    case 'remove':
      return [addBack(draft, operation.nodeId), ...edgesBack(draft, after)]
    case 'move':
      return [placeBack(nodeIn(draft, operation.nodeId))]
    case 'set':
    case 'unset':
      return [fieldBack(draft, after, operation)]
    case 'insert':
      return [entryOut(draft, after, operation)]
    case 'take':
      return [entryBack(draft, after, operation), ...edgesBack(draft, after)]
    case 'connect':
    case 'disconnect':
      return edgesBack(draft, after)
    case 'bot':
      return [botFieldBack(draft, operation.path)]
    case 'replace':
      return [{ op: 'replace', bot: draft }]
  }
}

function nodeIn(draft: Draft, nodeId: string): BotNode {
  const node = draft.elements[0].nodes.find(({ id }) => id === nodeId)
  if (!node) throw new Error(`There is no step "${nodeId}".`)
  return node
}

function addBack(draft: Draft, nodeId: string): Change {
  const { nodes } = draft.elements[0]
  const node = nodeIn(draft, nodeId)
  const { position, ...rest } = node
  const data = fittingOf(fieldsOfType(typeOfStep(node)), node.data)
  const before = nodes[nodes.indexOf(node) + 1]?.id
  return {
    op: 'add',
    node: { ...rest, ...(isPlace(position) && { position }), data },
    before,
  }
}

function placeBack({ id, position }: BotNode): Change {
  return { op: 'move', nodeId: id, ...(isPlace(position) && { position }) }
}

function isPlace(position: unknown): position is { x: number; y: number } {
  if (typeof position !== 'object' || position === null) return false
  return (
    'x' in position && 'y' in position && Number.isFinite(position.x) && Number.isFinite(position.y)
  )
}

function fieldBack(draft: Draft, after: Draft, { nodeId, path }: Of<'set'> | Of<'unset'>): Change {
  const node = nodeIn(draft, nodeId)
  const { keys, known, value } = locate(node.data, path)
  const now = (upTo: number) => pathOf(nodeIn(after, nodeId).data, keys.slice(0, upTo))
  if (known < keys.length) return { op: 'unset', nodeId, path: now(known + 1) }
  const isUnset =
    typeof keys.at(-1) !== 'number' && !fits(schemaAt(fieldsOfType(typeOfStep(node)), keys), value)
  return isUnset
    ? { op: 'unset', nodeId, path: now(keys.length) }
    : { op: 'set', nodeId, path: now(keys.length), value }
}

function entryOut(draft: Draft, after: Draft, { nodeId, path, before }: Of<'insert'>): Change {
  const { keys, known, value: list } = locate(nodeIn(draft, nodeId).data, path)
  const { data } = nodeIn(after, nodeId)
  if (!Array.isArray(list))
    return { op: 'unset', nodeId, path: pathOf(data, keys.slice(0, known + 1)) }
  const place = (before === undefined ? undefined : placeOf(list, before)) ?? list.length
  return { op: 'take', nodeId, path: pathOf(data, [...keys, place]) }
}

function entryBack(draft: Draft, after: Draft, { nodeId, path }: Of<'take'>): Change {
  const node = nodeIn(draft, nodeId)
  const { keys, value } = locate(node.data, path)
  const listKeys = keys.slice(0, -1)
  const place = Number(keys.at(-1))
  const list = locate(nodeIn(after, nodeId).data, pathOf(node.data, listKeys)).value
  const item = schemaAt(fieldsOfType(typeOfStep(node)), keys)
  const fitting = (entry: unknown) =>
    item && !fits(item, entry) ? fittingEntry(item, entry) : entry
  const before = locate(node.data, pathOf(node.data, listKeys)).value
  // An entry whose id another one has cannot come in by itself.
  if (Array.isArray(before) && hasId(list, idOf(value)))
    return { op: 'set', nodeId, path: pathOf(node.data, listKeys), value: before.map(fitting) }
  const isLast = !Array.isArray(list) || place >= list.length
  return {
    op: 'insert',
    nodeId,
    path: pathOf(node.data, listKeys),
    entry: fitting(value),
    ...(!isLast && { before: nameOfEntry(list, place) }),
  }
}

function hasId(list: unknown, id: string | undefined): boolean {
  return id !== undefined && Array.isArray(list) && list.some(entry => idOf(entry) === id)
}

/** What counted of an entry of the wrong kind. */
function fittingEntry(item: GenericSchema, value: unknown): unknown {
  if (isRecord(value)) return fittingOf(fieldsIn(item), value)
  return partsOf(item).entries ? {} : ''
}

/** First what is new or has changed goes, then all that was there comes back, the last one first, each to its place. */
function edgesBack(draft: Draft, after: Draft): Change[] {
  const { edges } = draft.elements[0]
  const left = new Set(after.elements[0].edges)
  const kept = new Set(edges.filter(edge => left.has(edge)))
  const out = [...left]
    .filter(edge => !kept.has(edge))
    .map(({ id }): Change => ({ op: 'disconnect', edgeId: id }))
  const back = edges.flatMap((edge, place): Change[] => {
    const before = edges[place + 1]?.id
    return kept.has(edge) ? [] : [{ op: 'connect', edge, before }]
  })
  return [...out, ...back.reverse()]
}

function botFieldBack(draft: Draft, path: readonly PathStep[]): Change {
  const { keys, known, value } = locate(draft, path)
  const whole = pathOf(draft, keys.slice(0, known + 1))
  return known < keys.length ? { op: 'bot', path: whole } : { op: 'bot', path: whole, value }
}
