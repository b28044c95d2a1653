import * as v from 'valibot'
import type { BotNode } from '../bot/bot.schema.js'
import { isPlain } from '../bot/find-edge.js'
import { typeOf } from '../bot/flow.js'
import type { NodeData } from '../bot/translate.js'
import { withoutGaps } from '../node/handles.js'
import { formOf } from '../nodes/described.js'
import { registry } from '../nodes/index.js'
import type { NamedEdge } from './name-edges.js'

/** An exit of a step, and the handles that edges which begin there may carry. */
interface NamedExit {
  readonly handle: string
  readonly names: readonly string[]
}

/** The branches of a step, those of blank options included. `handles` are what its edges carry. */
function branchesOf(node: BotNode, handles: ReadonlySet<string>): NamedExit[] {
  const definition = registry.find(typeOf(node, registry.find))
  if (!definition) return []
  // A definition's own schema makes the data that its functions take.
  const data = v.parse(definition.schema, node.data) as NodeData
  const whole = withoutGaps(data, definition.schema, formOf(definition.type)?.fields ?? {}) as never
  return [...new Set([...definition.exits(whole), ...definition.exits(data as never)])].flatMap(
    handle =>
      handle === null
        ? []
        : { handle, names: definition.edgeNames(handle, data as never, handles) },
  )
}

const handlesOf = (edges: readonly NamedEdge[]) =>
  new Set(edges.map(({ sourceHandle }) => sourceHandle ?? ''))

/** The edges of a step that begin at the same exit as an edge with this handle. */
export function edgesAtExit(
  node: BotNode,
  edge: Pick<NamedEdge, 'sourceHandle'>,
  edges: readonly NamedEdge[],
): NamedEdge[] {
  const type = registry.find(typeOf(node, registry.find))?.type
  const leaving = edges.filter(({ source }) => source === node.id)
  const form = type === undefined ? undefined : formOf(type)
  if (form?.exits.every(({ handle }) => handle === null)) return leaving
  if (isPlain(edge)) return leaving.filter(isPlain)
  const handle = edge.sourceHandle ?? ''
  const exit = branchesOf(node, handlesOf(leaving).add(handle)).find(({ names }) =>
    names.includes(handle),
  )
  const names = exit?.names ?? [handle]
  return leaving.filter(({ sourceHandle }) => names.includes(sourceHandle ?? ''))
}

/**
 * The edges of a draft after an entry has been taken out of a step's list: those of its exit are gone, and those that were
 * named by a place keep their exits.
 */
export function edgesAfterTaking(
  before: BotNode,
  after: BotNode,
  { place, length }: { readonly place: number; readonly length: number },
  edges: readonly NamedEdge[],
): readonly NamedEdge[] {
  const handles = handlesOf(edges.filter(({ source }) => source === before.id))
  const exits = branchesOf(before, handles)
  const left = branchesOf(after, handles)
  const isByPlace = exits.length === length && left.length === length - 1
  const others = isByPlace
    ? exits.toSpliced(place, 1)
    : exits.filter(({ handle }) => left.some(each => each.handle === handle))
  const gone = exits.filter(exit => !others.includes(exit)).flatMap(({ names }) => names)
  const kept = others.flatMap(({ names }) => names)
  return edges.flatMap(edge => {
    if (edge.source !== before.id || isPlain(edge)) return edge
    const handle = edge.sourceHandle ?? ''
    if (gone.includes(handle) && !kept.includes(handle)) return []
    const index = others.findIndex(({ names }) => names.includes(handle))
    const now = isByPlace ? left[index] : undefined
    return !now || now.names.includes(handle)
      ? edge
      : { ...edge, sourceHandle: now.names[0] ?? now.handle }
  })
}
