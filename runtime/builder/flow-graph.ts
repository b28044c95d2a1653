import * as v from 'valibot'
import type { BotEdge, BotFile, BotNode } from '../bot/bot.schema.js'
import { isRecord } from '../bot/fields.js'
import { findStarts, typeOf } from '../bot/flow.js'
import { readBotFile } from '../bot/read-bot-file.js'
import { type NamedEdge, nameEdges } from '../draft/name-edges.js'
import { waysOn } from '../lint/ways-on.js'
import type { Exit, SubFlowCall } from '../node/define-node.js'
import { formOf } from '../nodes/described.js'
import { registry } from '../nodes/index.js'
import { nameOfSubFlow } from './as-sub-flow.js'
import { exitsOf, type StepExit } from './exits-of.js'
import { kindOfStep, nameOfStep } from './names.js'
import { keyOfSubFlow } from './sub-flow-key.js'

/** A step as a canvas draws it. */
export interface GraphNode {
  readonly id: string
  /** The type's own name where it is known, else as the file has it. */
  readonly type: string
  /** What the step is, in words. */
  readonly kind: string
  /** `<kind>: <its first words>` */
  readonly name: string
  /** The group of the type; undefined where it is not known. */
  readonly group: string | undefined
  /** Undefined for a step that nobody has placed yet. */
  readonly position: { readonly x: number; readonly y: number } | undefined
  readonly exits: readonly GraphExit[]
  /** The id of the step that it jumps to, whatever edges there are. */
  readonly jumpsTo?: string
  readonly isReached: boolean
}

/** A way out of a step, and where it leads. */
export interface GraphExit extends StepExit {
  /** The edge that is followed from here; undefined for an exit that has no way yet. */
  readonly edgeId: string | undefined
  /** The id of the next step. */
  readonly target: string | undefined
}

/** A way between two steps. */
export interface GraphEdge {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly sourceHandle: string | null
  /** It is followed from some exit; one that is not is most likely a slip, which lint tells of. */
  readonly isFollowed: boolean
}

/** A flow as a graph. */
export interface FlowGraph {
  /** Where conversations start; undefined while that is not clear. */
  readonly start: string | undefined
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

/**
 * A bot's flow as a graph, with every exit by its name. Takes what `readBotFile` takes, and draws what does not load yet:
 * edges to steps that are not there are kept, with no node at their end. Throws a `BotError` for what is no bot at all.
 */
export function flowGraph(bot: unknown): FlowGraph {
  const { elements, subFlows } = readBotFile(bot)
  const { nodes = [], edges = [] } = elements[0] ?? {}
  const steps = new Map(
    nodes.map(node => [node.id, { node, id: node.id, type: typeOf(node, registry.find) }]),
  )
  const named = nameEdges(edges)
  const leaving = bySource(named)
  const starts = findStarts(steps, edges)
  const start = starts.length === 1 ? starts[0] : undefined
  const drawn = [...steps.values()].map(({ node, type }) =>
    drawNode(node, type, leaving.get(node.id) ?? [], subFlows),
  )
  const reached = reachedFrom(start, drawn, leaving)
  const followed = new Set(drawn.flatMap(({ exits }) => exits.map(({ edgeId }) => edgeId)))
  return {
    start,
    nodes: drawn.map(node => ({ ...node, isReached: reached.has(node.id) })),
    edges: named.map(({ id, source, target, sourceHandle }) => ({
      id,
      source,
      target,
      sourceHandle: sourceHandle ?? null,
      isFollowed: followed.has(id),
    })),
  }
}

function bySource(edges: readonly NamedEdge[]): ReadonlyMap<string, readonly NamedEdge[]> {
  const leaving = new Map<string, NamedEdge[]>()
  for (const edge of edges) {
    const others = leaving.get(edge.source)
    if (others) others.push(edge)
    else leaving.set(edge.source, [edge])
  }
  return leaving
}

function drawNode(
  node: BotNode,
  type: string,
  edges: readonly NamedEdge[],
  subFlows: BotFile['subFlows'],
): Omit<GraphNode, 'isReached'> {
  const step = { type, data: node.data }
  const definition = registry.find(type)
  const form = definition && formOf(definition.type)
  const data = definition ? v.parse(definition.schema, node.data) : {}
  const jumpsTo = form?.jumpsTo && isRecord(data) ? String(data[form.jumpsTo] ?? '') : ''
  // A definition's own schema makes the data that its functions take.
  const ways = new Map<Exit, BotEdge | undefined>(
    form?.jumpsTo
      ? []
      : waysOn(definition, data as never, edges).map(({ exit, edge }) => [exit, edge]),
  )
  const exits = exitsOf(step, edges).map((exit): GraphExit => {
    const edge =
      exit.state === 'open'
        ? ways.get(exit.handle)
        : edges.find(each => each.sourceHandle === exit.sourceHandle)
    return { ...exit, edgeId: named(edge), target: edge?.target }
  })
  return {
    id: node.id,
    type,
    kind: kindOfStep(type),
    name: nameOfPlayed(definition?.plays?.(data as never), subFlows, type) ?? nameOfStep(step),
    group: form?.group,
    position: placeOf(node.position),
    exits: form?.jumpsTo ? exits.map(exit => ({ ...exit, target: jumpsTo || undefined })) : exits,
    ...(jumpsTo !== '' && { jumpsTo }),
  }
}

/** What a step is called that plays a part: after that. */
function nameOfPlayed(call: SubFlowCall | undefined, subFlows: BotFile['subFlows'], type: string) {
  const file =
    call && subFlows && (subFlows[keyOfSubFlow(call.id, call.version)] ?? subFlows[call.id])
  return call && isRecord(file) ? `${kindOfStep(type)}: ${nameOfSubFlow(file, call.id)}` : undefined
}

const named = (edge: BotEdge | undefined) => (typeof edge?.id === 'string' ? edge.id : undefined)

function placeOf(position: unknown): GraphNode['position'] {
  if (!isRecord(position)) return undefined
  const { x, y } = position
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
}

/** A node counts as reached by any edge, as in lint. */
function reachedFrom(
  start: string | undefined,
  nodes: readonly Omit<GraphNode, 'isReached'>[],
  leaving: ReadonlyMap<string, readonly BotEdge[]>,
): ReadonlySet<string> {
  const jumps = new Map(nodes.map(({ id, jumpsTo }) => [id, jumpsTo]))
  const reached = new Set(start === undefined ? [] : [start])
  for (const id of reached) {
    for (const { target } of leaving.get(id) ?? []) reached.add(target)
    const jump = jumps.get(id)
    if (jump !== undefined) reached.add(jump)
  }
  return reached
}
