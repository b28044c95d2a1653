import type { BotEdge } from '../bot/bot.schema.js'

/** An edge with the id by which operations name it. */
export type NamedEdge = BotEdge & { readonly id: string }

/**
 * The edges of a file, each with an id that no other has: its own, or one made of where it begins and ends. The same edges
 * get the same ids everywhere.
 */
export function nameEdges(edges: readonly BotEdge[]): NamedEdge[] {
  const own = new Map<string, BotEdge>()
  for (const edge of edges) if (hasId(edge) && !own.has(edge.id)) own.set(edge.id, edge)
  const taken = new Set(own.keys())
  return edges.map(edge => {
    if (hasId(edge) && own.get(edge.id) === edge) return edge
    return {
      ...edge,
      id: freeId(`${edge.source}-${edge.sourceHandle || 'next'}-${edge.target}`, taken),
    }
  })
}

/** The wanted id, or that with a number behind it; it is taken then. */
export function freeId(wanted: string, taken: Set<string>): string {
  const short = wanted.slice(0, 150)
  let id = short
  for (let count = 2; taken.has(id); count++) id = `${short}-${count}`
  taken.add(id)
  return id
}

const hasId = (edge: BotEdge): edge is NamedEdge =>
  typeof edge.id === 'string' && edge.id !== '' && edge.id.length <= 200
