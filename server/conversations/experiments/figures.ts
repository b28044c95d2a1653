import type { BranchRecord, ExperimentRecord } from '@talkgraph/wire/experiments'
import type { Experiment } from '../../bots/publish/experiments-in.js'
import type { Tryout } from '../../bots/publish/tryout.js'
import type { BranchCount } from '../../store/index.js'
import { rateInterval, rateOf } from './intervals.js'
import { isEven, judge } from './judge.js'
import { placeOf } from './note-visits.js'

/** The probability with which an interval misses the true rate. */
const alpha = 0.05

/** An experiment with what its branches brought so far. */
export function figuresOf(
  { nodeId, name, goal, winner, branches }: Experiment,
  counts: readonly BranchCount[],
): ExperimentRecord {
  const shownGoal = {
    kind: goal.kind,
    ...(goal.kind === 'step' && { nodeId: goal.nodeId }),
    ...((goal.kind === 'variable' || goal.kind === 'value') && { name: goal.name }),
    ...(goal.kind === 'value' && { value: goal.value }),
  }
  const at = { nodeId, name }
  return recordOf({ ...at, goal: shownGoal, winner: winner ?? null }, branches, counts, at)
}

/** The versions of a tryout with what they brought so far. */
export function tryoutFigures(
  tryout: Pick<Tryout, 'number' | 'version' | 'beside' | 'share' | 'goal' | 'winner'>,
  counts: readonly BranchCount[],
): ExperimentRecord {
  const { version, beside, share, goal, winner } = tryout
  const branch = (number: number, weight: number) => ({
    id: String(number),
    branchName: `Version ${number}`,
    weight,
  })
  return recordOf(
    {
      nodeId: null,
      name: `Version ${version} for ${share} % of visitors`,
      goal,
      winner: winner === null ? null : String(winner),
    },
    [branch(beside, 100 - share), branch(version, share)],
    counts,
    placeOf(tryout),
  )
}

function recordOf(
  of: Pick<ExperimentRecord, 'nodeId' | 'name' | 'goal' | 'winner'>,
  branches: readonly Pick<BranchRecord, 'id' | 'branchName' | 'weight'>[],
  counts: readonly BranchCount[],
  { nodeId, name }: { readonly nodeId: string; readonly name: string },
): ExperimentRecord {
  const counted = branches.map(({ id, branchName, weight }) => {
    const { visitors = 0, reached = 0 } =
      counts.find(each => each.nodeId === nodeId && each.name === name && each.branch === id) ?? {}
    return { id, branchName, weight, visitors, reached }
  })
  return {
    ...of,
    branches: counted.map(branch => ({
      ...branch,
      rate: branch.visitors === 0 ? null : rateOf(branch),
      interval: rateInterval(branch, alpha),
    })),
    verdict: judge(counted),
    isEven: isEven(counted),
  }
}
