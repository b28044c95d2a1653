import type { Finding, GraphExit } from 'talkgraph/builder'

/** Whether a finding of a step is about one of its exits: about its way, its handle, or the option that it leads from. */
export function isOfExit(
  { edgeId, field }: Finding,
  exit: Pick<GraphExit, 'edgeId' | 'sourceHandle'>,
): boolean {
  if (edgeId !== undefined) return edgeId === exit.edgeId
  if (field === undefined || !exit.sourceHandle) return false
  return field === exit.sourceHandle || field.split('.').slice(1, -1).includes(exit.sourceHandle)
}
