import type { DraftFlow, StepOfFlow } from './read-graph.js'

/** Says by which handle an exit goes on: its own, or that of an edge which it shares with others, as options share a plain one. */
export function takenHandles({ edges }: Pick<DraftFlow, 'edges'>) {
  const handles = new Map(edges.map(({ id, sourceHandle }) => [id, sourceHandle]))
  return ({ edgeId, sourceHandle }: StepOfFlow['exits'][number]): string | null => {
    const taken = edgeId === undefined ? undefined : handles.get(edgeId)
    return taken === undefined ? sourceHandle : taken
  }
}
