import type { BotEdge } from '../bot/bot.schema.js'
import { findBranchEdge, findPlainEdge } from '../bot/find-edge.js'
import type { NodeDefinition } from '../node/define-node.js'

/**
 * The edge by which a node is left: its branch's, else the plain one; a node that does not branch follows its edge
 * whatever that is called, unless that edge is one of its branches (decision 7).
 */
export function findExitEdge(
  edges: readonly BotEdge[],
  definition: NodeDefinition,
  data: never,
  handle: string | null,
): BotEdge | undefined {
  const namesOf = (exit: string) =>
    definition.edgeNames(exit, data, new Set(edges.map(edge => edge.sourceHandle ?? '')))
  const found = findBranchEdge(edges, handle === null ? [] : namesOf(handle))
  if (found || definition.branches) return found
  const exits = definition.exits(data)
  if (!exits.includes(null)) return undefined
  return findPlainEdge(edges, new Set(exits.flatMap(exit => (exit === null ? [] : namesOf(exit)))))
}
