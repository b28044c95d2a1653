import type { BotEdge } from '../bot/bot.schema.js'
import { findPlainEdge, isPlain } from '../bot/find-edge.js'
import type { Exit, NodeDefinition } from '../node/define-node.js'

/** How a node is left: by an exit, along an edge where there is one. */
export interface WayOn {
  readonly exit: Exit
  readonly edge: BotEdge | undefined
  /** The node that comes next; undefined where the flow ends. */
  readonly target: string | undefined
}

/**
 * Every way on from a node, by the rules of decision 7, in time linear in its exits and edges. A node of unknown type has
 * one.
 */
export function waysOn(
  definition: NodeDefinition | undefined,
  data: never,
  edges: readonly BotEdge[],
): readonly WayOn[] {
  const way = (exit: Exit, edge: BotEdge | undefined): WayOn => ({
    exit,
    edge,
    target: edge?.target,
  })
  if (!definition) return [way(null, findPlainEdge(edges, new Set()))]
  const exits = definition.exits(data)
  // Most nodes by far: one way on, along one edge.
  if (exits.length === 1 && exits[0] === null && edges.length < 2)
    return [way(null, definition.branches ? edges.find(isPlain) : edges[0])]
  const byHandle = new Map<string, BotEdge>()
  for (const edge of edges) {
    const handle = edge.sourceHandle ?? ''
    if (!byHandle.has(handle)) byHandle.set(handle, edge)
  }
  const handles = new Set(byHandle.keys())
  const plain = edges.find(isPlain)
  const claimed = new Set<string>()
  const branches = exits.map(exit => {
    const names = exit === null ? [] : definition.edgeNames(exit, data, handles)
    for (const name of names) claimed.add(name)
    const name = names.find(each => byHandle.has(each))
    return way(exit, (name === undefined ? undefined : byHandle.get(name)) ?? plain)
  })
  if (definition.branches || !exits.includes(null)) return branches
  const rest = findPlainEdge(edges, claimed)
  return branches.map(each => (each.edge ? each : way(each.exit, rest)))
}
