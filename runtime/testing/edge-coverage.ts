import * as v from 'valibot'
import type { BotEdge } from '../bot/bot.schema.js'
import { findPlainEdge } from '../bot/find-edge.js'
import type { Flow, FlowNode } from '../bot/flow.js'
import { findExitEdge } from '../flow/exit-edge.js'
import type { Registry } from '../node/registry.js'
import type { FollowedEdge } from './play-bot.js'

/** How many of a flow's edges have been walked; `never` names the others, such as `plan → end by "p2"`. */
export interface EdgeCoverage {
  readonly walked: number
  readonly total: number
  readonly never: readonly string[]
}

/** Measures which edges were followed. An edge that begins at no exit of its node does not count: nobody can walk it. */
export function measureCoverage(
  flow: Flow,
  registry: Registry,
  followed: Iterable<FollowedEdge>,
): EdgeCoverage {
  const seen = new Set([...followed].map(nameOf))
  const names = new Set([...flow.nodes.values()].flatMap(node => edgesOut(node, flow, registry).map(nameOf)))
  const never = [...names].filter(name => !seen.has(name))
  return { walked: names.size - never.length, total: names.size, never }
}

function edgesOut(node: FlowNode, flow: Flow, registry: Registry): BotEdge[] {
  const edges = flow.edges.get(node.id) ?? []
  const definition = registry.find(node.type)
  if (!definition) return [findPlainEdge(edges, new Set())].flatMap(edge => edge ?? [])
  // The definition that reads the data is the one that gets it.
  const data = v.parse(definition.schema, node.data) as never
  const taken = definition.exits(data).flatMap(exit => findExitEdge(edges, definition, data, exit) ?? [])
  return edges.filter(edge => taken.includes(edge))
}

function nameOf({
  source,
  target,
  sourceHandle,
}: Pick<BotEdge, 'source' | 'target' | 'sourceHandle'>): string {
  const by = sourceHandle && sourceHandle !== 'source' ? ` by "${sourceHandle}"` : ''
  return `${source} → ${target}${by}`
}
