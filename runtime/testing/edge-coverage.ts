import * as v from 'valibot'
import type { BotEdge } from '../bot/bot.schema.js'
import { findPlainEdge } from '../bot/find-edge.js'
import type { Flow, FlowNode } from '../bot/flow.js'
import { findExitEdge } from '../flow/exit-edge.js'
import { everyLevel, type Level } from '../flow/levels.js'
import type { Registry } from '../node/registry.js'
import type { FollowedEdge } from './play-bot.js'

/** How many of a flow's edges have been walked; `never` names the others, such as `plan → end by "p2"`. */
export interface EdgeCoverage {
  readonly walked: number
  readonly total: number
  readonly never: readonly string[]
  /** Each edge that counts, and whether it was walked. */
  readonly edges: readonly (FollowedEdge & { readonly isWalked: boolean })[]
}

/** Measures which edges were followed, those inside sub-flows too, wherever each is played. An edge that begins at no exit of its node does not count: nobody can walk it. */
export function measureCoverage(
  flow: Flow,
  registry: Registry,
  followed: Iterable<FollowedEdge>,
): EdgeCoverage {
  const seen = new Set<string>()
  for (const edge of followed) seen.add(nameOf(edge))
  const edges = new Map<string, EdgeCoverage['edges'][number]>()
  for (const level of everyLevel(flow, registry))
    for (const edge of edgesWithin(level, registry))
      edges.set(nameOf(edge), { ...edge, isWalked: seen.has(nameOf(edge)) })
  const never = [...edges].flatMap(([name, { isWalked }]) => (isWalked ? [] : [name]))
  return { walked: edges.size - never.length, total: edges.size, never, edges: [...edges.values()] }
}

/** A level's edges, their ends named as they are played. */
function edgesWithin({ flow, prefix }: Level, registry: Registry): FollowedEdge[] {
  return [...flow.nodes.values()].flatMap(node =>
    edgesOut(node, flow, registry).map(({ source, target, sourceHandle }) => ({
      source: prefix + source,
      target: prefix + target,
      ...(sourceHandle && { sourceHandle }),
    })),
  )
}

function edgesOut(node: FlowNode, flow: Flow, registry: Registry): BotEdge[] {
  const edges = flow.edges.get(node.id) ?? []
  const definition = registry.find(node.type)
  if (!definition) return [findPlainEdge(edges, new Set())].flatMap(edge => edge ?? [])
  // The definition that reads the data is the one that gets it.
  const data = v.parse(definition.schema, node.data) as never
  const taken = definition
    .exits(data)
    .flatMap(exit => findExitEdge(edges, definition, data, exit) ?? [])
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
