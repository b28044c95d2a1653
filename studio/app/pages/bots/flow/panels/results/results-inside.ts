import type { FlowResults } from '#api/records.js'

/** What conversations did at the steps inside a step that plays a sub-flow, by their ids in it; `prefix` is what stands before those. */
export function resultsInside(data: FlowResults, prefix: string): FlowResults {
  if (prefix === '') return data
  const steps = data.steps
    .filter(({ nodeId }) => nodeId.startsWith(prefix))
    .map(step => ({ ...step, nodeId: step.nodeId.slice(prefix.length) }))
  return { ...data, steps }
}
