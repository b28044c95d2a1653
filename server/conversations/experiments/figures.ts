import type { ExperimentRecord } from '@talkgraph/wire/experiments'
import type { Experiment } from '../../bots/publish/experiments-in.js'
import type { BranchCount } from '../../store/index.js'
import { rateInterval, rateOf } from './intervals.js'
import { isEven, judge } from './judge.js'

/** The probability with which an interval misses the true rate. */
const alpha = 0.05

/** An experiment with what its branches brought so far. */
export function figuresOf(
  { nodeId, name, goal, winner, branches }: Experiment,
  counts: readonly BranchCount[],
): ExperimentRecord {
  const counted = branches.map(({ id, branchName, weight }) => {
    const { visitors = 0, reached = 0 } =
      counts.find(each => each.nodeId === nodeId && each.name === name && each.branch === id) ?? {}
    return { id, branchName, weight, visitors, reached }
  })
  return {
    nodeId,
    name,
    goal: {
      kind: goal.kind,
      ...(goal.kind === 'step' && { nodeId: goal.nodeId }),
      ...(goal.kind === 'variable' && { name: goal.name }),
    },
    winner: winner ?? null,
    branches: counted.map(branch => ({
      ...branch,
      rate: branch.visitors === 0 ? null : rateOf(branch),
      interval: rateInterval(branch, alpha),
    })),
    verdict: judge(counted),
    isEven: isEven(counted),
  }
}
