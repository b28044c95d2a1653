import type { BotEdge } from './bot.schema.js'

/**
 * The edge of a branch: the first of its names that an edge carries, else the node's plain edge (decision 7). Never by
 * prefix, by position or on another branch's edge.
 */
export function findBranchEdge(
  edges: readonly BotEdge[],
  names: readonly string[],
): BotEdge | undefined {
  for (const name of names) {
    const edge = edges.find(candidate => candidate.sourceHandle === name)
    if (edge) return edge
  }
  return edges.find(isPlain)
}

/** The way on of a node that does not branch: its edge, whatever that edge's handle is called, `claimed` branches excepted. */
export function findPlainEdge(
  edges: readonly BotEdge[],
  claimed: ReadonlySet<string>,
): BotEdge | undefined {
  return edges.find(isPlain) ?? edges.find(edge => !claimed.has(edge.sourceHandle ?? ''))
}

/** Is it the plain way on? */
export function isPlain(edge: Pick<BotEdge, 'sourceHandle'>): boolean {
  return !edge.sourceHandle || edge.sourceHandle === 'source'
}
