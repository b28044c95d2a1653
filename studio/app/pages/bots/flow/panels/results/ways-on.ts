import type { StepResults } from '#api/records.js'
import type { DraftFlow, StepOfFlow } from '../../model/graph/read-graph.js'
import { takenHandles } from '../../model/graph/taken-handles.js'

/** A way on from a step, and how many went on by it. */
interface WayOn {
  /** Several where options share a plain edge: which of them was taken is not counted. */
  readonly exits: readonly StepOfFlow['exits'][number][]
  readonly count: number
}

/** Says how many went on by each way from a step. */
export function waysOn(
  flow: Pick<DraftFlow, 'edges'>,
): (step: StepOfFlow, counts: StepResults) => WayOn[] {
  const taken = takenHandles(flow)
  return (step, counts) => {
    const passed = new Map(counts.exits.map(exit => [plainHandle(exit.sourceHandle), exit.passed]))
    const ways = new Map<string, StepOfFlow['exits'][number][]>()
    for (const exit of step.exits) {
      const handle = plainHandle(taken(exit))
      ways.set(handle, [...(ways.get(handle) ?? []), exit])
    }
    return [...ways].map(([handle, exits]) => ({ exits, count: passed.get(handle) ?? 0 }))
  }
}

/** An exit without a handle is the plain one, as one with the handle `source` is. */
const plainHandle = (handle: string | null) => (handle === 'source' ? '' : (handle ?? ''))
