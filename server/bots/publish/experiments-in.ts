import * as v from 'valibot'
import type { Bot } from '../../../runtime/index.js'
import { experimentSchema } from '../../../runtime/nodes/experiment/index.js'
import { registry } from '../../../runtime/nodes/index.js'
import { branchNames, identified } from '../../../runtime/patterns/weighted-branches.js'

/** An experiment of a flow, as its figures need it. */
export interface Experiment {
  readonly nodeId: string
  readonly name: string
  readonly goal: v.InferOutput<typeof experimentSchema>['goal']
  /** The branch that everybody takes; undefined while it goes on. */
  readonly winner: string | undefined
  readonly branches: readonly ExperimentBranch[]
}

interface ExperimentBranch {
  readonly id: string
  readonly branchName: string
  readonly weight: number
  /** How an edge may name it. */
  readonly handles: readonly string[]
}

/** The experiments of a bot; those inside sub-flows are played and not counted. */
export function experimentsIn({ flow }: Pick<Bot, 'flow'>): readonly Experiment[] {
  return [...flow.nodes.values()].flatMap(({ id: nodeId, type, data }) => {
    if (registry.find(type)?.type !== 'experiment') return []
    const { name, goal, branches, winner } = v.parse(experimentSchema, data)
    const all = identified(branches).map(({ id, branchName, weight }) => ({
      id,
      branchName: branchName.trim() || id,
      weight: Math.max(0, weight),
      handles: branchNames(id, branches),
    }))
    return {
      nodeId,
      name: name.trim() || nodeId,
      goal,
      winner: all.find(({ id }) => id === winner)?.id,
      branches: all,
    }
  })
}
