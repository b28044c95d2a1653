import { type Draft, withFlow } from './draft.js'
import { edgesAtExit } from './exits.js'
import { freeId, type NamedEdge } from './name-edges.js'
import type { Change, Operation } from './operation.schema.js'
import { RefusedError } from './refusal.js'
import { insertBefore, stepOf } from './steps.js'

/** Draws an edge in place of those at its exit. */
export function connect(
  draft: Draft,
  { id, edge, before }: Extract<Operation, { op: 'connect' }>,
): Draft {
  const source = stepOf(draft, edge.source)
  stepOf(draft, edge.target)
  const { edges } = draft.elements[0]
  const drawn = named(edge, id, edges)
  const old = edges.filter(each => each.id === drawn.id)
  const replaced = [...edgesAtExit(source, drawn, edges), ...old]
  const [first] = old.length > 0 ? old : replaced
  if (!first) return withFlow(draft, { edges: insertBefore(edges, drawn, before) })
  return withFlow(draft, {
    edges: edges.flatMap(each => {
      if (each === first) return drawn
      return replaced.includes(each) ? [] : each
    }),
  })
}

/** Removes an edge. */
export function disconnect(draft: Draft, { edgeId }: Extract<Change, { op: 'disconnect' }>): Draft {
  const { edges } = draft.elements[0]
  const others = edges.filter(({ id }) => id !== edgeId)
  if (others.length === edges.length)
    throw new RefusedError('NO_SUCH_EDGE', `There is no edge "${edgeId}".`)
  return withFlow(draft, { edges: others })
}

/** An edge without an id gets one that is made of the operation's own, so that it is the same everywhere. */
function named(
  { source, target, sourceHandle, id: given, ...edge }: Extract<Change, { op: 'connect' }>['edge'],
  operationId: string,
  edges: readonly NamedEdge[],
): NamedEdge {
  const id = given ?? freeId(`edge-${operationId}`, new Set(edges.map(each => each.id)))
  return { source, target, ...(sourceHandle !== undefined && { sourceHandle }), id, ...edge }
}
