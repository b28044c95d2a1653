import type { BotEdge, BotFile, BotNode } from './bot.schema.js'
import { BotError } from './bot-error.js'
import { readSubFlows, type SubFlow } from './sub-flows.js'

/** A node of a loaded flow. */
export interface FlowNode {
  readonly id: string
  /** The type's name without `-node` where it is known, else as the file has it. */
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A flow ready to be walked: nodes by id, edges by source, in the file's order. */
export interface Flow {
  readonly start: string
  readonly nodes: ReadonlyMap<string, FlowNode>
  readonly edges: ReadonlyMap<string, readonly BotEdge[]>
  /** The names of the variables that the page, its address or, of a sub-flow, its caller sets. */
  readonly variables: readonly string[]
  /** The sub-flows that the file brings, by id. */
  readonly subFlows?: ReadonlyMap<string, SubFlow>
}

/** Finds a type's own name among the known ones; `fields` says which values its data's own `type` field takes. */
export type FindType = (
  name: string,
) => { readonly type: string; readonly ownTypeField: boolean } | undefined

/**
 * Builds the flow of a bot file, in time linear in its size. Throws a `BotError` on a node id used twice, an edge to
 * a node that does not exist, or no clear start (decisions 2, 5 and 6), in a sub-flow that it brings too.
 */
export function buildFlow(bot: BotFile, findType: FindType, depth = 0): Flow {
  const elements = bot.elements[0] ?? { nodes: [], edges: [] }
  const nodes = new Map<string, FlowNode>()
  for (const node of elements.nodes) {
    if (nodes.has(node.id))
      throw new BotError(`The node id "${node.id}" is used twice. Give each node an id of its own.`)
    nodes.set(node.id, { id: node.id, type: typeOf(node, findType), data: node.data })
  }
  const edges = new Map<string, BotEdge[]>()
  for (const edge of elements.edges) {
    checkEnds(edge, nodes)
    const others = edges.get(edge.source)
    if (others) others.push(edge)
    else edges.set(edge.source, [edge])
  }
  return {
    start: findStart(nodes, elements.edges),
    nodes,
    edges,
    variables: [...bot.variables, ...bot.prefill, ...(bot.inputs ?? [])],
    ...readSubFlows(bot, depth, file => buildFlow(file, findType, depth + 1)),
  }
}

/** `data.type` when it is a known type, else `node.type`; a type whose data has a `type` field of its own keeps it (decision 2). */
export function typeOf(node: BotNode, findType: FindType): string {
  const outer = findType(node.type)
  const inner =
    typeof node.data.type === 'string' && !outer?.ownTypeField
      ? findType(node.data.type)
      : undefined
  return inner?.type ?? outer?.type ?? (node.type || String(node.data.type ?? ''))
}

function checkEnds(edge: BotEdge, nodes: ReadonlyMap<string, FlowNode>): void {
  for (const end of ['source', 'target'] as const) {
    if (nodes.has(edge[end])) continue
    const name =
      typeof edge.id === 'string' ? `"${edge.id}"` : `from "${edge.source}" to "${edge.target}"`
    throw new BotError(
      `The way ${name} has the ${end} "${edge[end]}", which is not a step. Remove the way or add the step.`,
    )
  }
}

/** The ids of the nodes at which a flow may start; it is clear where it does if there is one. */
export function findStarts(
  nodes: ReadonlyMap<string, Pick<FlowNode, 'id' | 'type'>>,
  edges: readonly BotEdge[],
): readonly string[] {
  for (const node of nodes.values()) if (node.type === 'welcome') return [node.id]
  const targets = new Set(edges.map(edge => edge.target))
  return [...nodes.keys()].filter(id => !targets.has(id))
}

function findStart(nodes: ReadonlyMap<string, FlowNode>, edges: readonly BotEdge[]): string {
  const starts = findStarts(nodes, edges)
  const [start] = starts
  if (start !== undefined && starts.length === 1) return start
  const found =
    starts.length === 0
      ? 'a way leads to every step'
      : `${starts.length} steps have none: ${quote(starts)}`
  throw new BotError(
    nodes.size === 0
      ? 'The flow has no start: it has no steps. Add a welcome step.'
      : `The flow has no start: there is no welcome step, and not exactly one step that no way leads to (${found}). Add a welcome step.`,
  )
}

function quote(ids: readonly string[]): string {
  const shown = ids.slice(0, 5).map(id => `"${id}"`)
  return ids.length > 5 ? `${shown.join(', ')} …` : shown.join(', ')
}
