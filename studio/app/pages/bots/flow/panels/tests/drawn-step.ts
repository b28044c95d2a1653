import type { DraftFlow } from '../../model/graph/read-graph.js'

/** The step that is drawn for a node: itself, or the one that plays the sub-flow in which it is. */
export function drawnStep(flow: DraftFlow, nodeId: string): string | undefined {
  for (let id = nodeId; ; id = id.slice(0, id.lastIndexOf('/'))) {
    if (flow.steps.has(id)) return id
    if (!id.includes('/')) return undefined
  }
}

/** What a node is called, with its place inside where a sub-flow has it. */
export function nameOfNode(flow: DraftFlow, nodeId: string): string {
  const drawn = drawnStep(flow, nodeId)
  if (drawn === undefined) return nodeId
  const name = flow.steps.get(drawn)?.name ?? drawn
  return drawn === nodeId ? name : `${name} › ${nodeId.slice(drawn.length + 1)}`
}

/** The way of a conversation over the steps that are drawn, each stay once. */
export function drawnWay(flow: DraftFlow, visited: readonly string[]): readonly string[] {
  const drawn = visited.flatMap(id => drawnStep(flow, id) ?? [])
  return drawn.filter((id, place) => id !== drawn[place - 1])
}
