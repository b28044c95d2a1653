import type { Verdict } from '@talkgraph/wire/experiments'
import { differenceInterval, rateOf, type Tally } from './intervals.js'

/** A branch with what it brought. */
export interface CountedBranch extends Tally {
  readonly id: string
  readonly weight: number
}

/** The probability of being wrong, of what is settled and of what is likely. */
const settledAt = 0.05
const likelyAt = 0.2
/** Visitors of each branch before anything is said of it. */
const leastVisitors = 25
/** Visitors for whom nobody waits. */
const mostWaitedFor = 10_000_000
/** A split of visitors that chance brings about once in 10,000 experiments, as a normal deviate. */
const rareSplit = 3.719

/** Says which branch does best and how sure that is; null while a branch has too few visitors. It may be asked as often as one likes. */
export function judge(branches: readonly CountedBranch[]): Verdict | null {
  const [best, ...others] = branches
    .filter(({ weight, visitors }) => weight > 0 || visitors > 0)
    .toSorted((a, b) => rateOf(b) - rateOf(a))
  if (!best || others.length === 0) return null
  if ([best, ...others].some(({ visitors }) => visitors < leastVisitors)) return null
  // Which branch is best is known afterwards: all pairs count.
  const pairs = ((others.length + 1) * others.length) / 2
  const nearest = (alpha: number) =>
    others
      .map(other => ({ other, interval: differenceInterval(best, other, alpha / pairs) }))
      .reduce((lowest, each) => (each.interval[0] < lowest.interval[0] ? each : lowest))
  const settled = nearest(settledAt)
  const likely = nearest(likelyAt)
  const isSettled = settled.interval[0] > 0
  const isLikely = likely.interval[0] > 0
  const { other, interval } = isLikely && !isSettled ? likely : settled
  return {
    state: isSettled ? 'settled' : isLikely ? 'likely' : 'open',
    branchId: best.id,
    than: other.id,
    low: interval[0],
    high: interval[1],
    more: isSettled ? 0 : visitorsToSettle(branches, best, settled.other, settledAt / pairs),
  }
}

/** Whether visitors came to the branches as their weights say, as far as chance can be to blame. */
export function isEven(branches: readonly CountedBranch[]): boolean {
  const weights = sum(branches.map(({ weight }) => weight))
  const visitors = sum(branches.map(each => each.visitors))
  const dealt = branches.filter(({ weight }) => weight > 0)
  if (weights === 0 || visitors === 0 || dealt.length < 2) return true
  const square = sum(
    dealt.map(({ weight, visitors: came }) => {
      const expected = (visitors * weight) / weights
      return (came - expected) ** 2 / expected
    }),
  )
  // What chi-square stays below, by Wilson and Hilferty.
  const freedom = dealt.length - 1
  const step = 2 / (9 * freedom)
  return square <= freedom * (1 - step + rareSplit * Math.sqrt(step)) ** 3
}

/** About how many visitors more settle it, if all goes on as before. */
function visitorsToSettle(
  branches: readonly CountedBranch[],
  best: CountedBranch,
  other: CountedBranch,
  alpha: number,
): number | null {
  if (rateOf(best) <= rateOf(other)) return null
  const now = sum(branches.map(({ visitors }) => visitors))
  const isSettled = (times: number) =>
    differenceInterval(grown(best, times), grown(other, times), alpha)[0] > 0
  let [low, high] = [1, 2]
  while (!isSettled(high)) {
    if (now * high > mostWaitedFor) return null
    ;[low, high] = [high, high * 2]
  }
  for (let turn = 0; turn < 30; turn++) {
    const middle = (low + high) / 2
    if (isSettled(middle)) high = middle
    else low = middle
  }
  return Math.ceil((now * (high - 1)) / 10) * 10
}

const grown = ({ visitors, reached }: Tally, times: number): Tally => ({
  visitors: visitors * times,
  reached: reached * times,
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
