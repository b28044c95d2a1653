import type { ExperimentRecord, Verdict } from '@talkgraph/wire/experiments'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const points = (difference: number) => number.format(Math.abs(difference) * 100)

/** What an experiment has shown so far, in a sentence or two. */
export function sayVerdict({ verdict, winner, branches }: ExperimentRecord): string {
  const name = (id: string) => branches.find(branch => branch.id === id)?.branchName ?? id
  if (winner !== null) return `Ended: everybody takes ${name(winner)}.`
  if (!verdict) return 'Too early to say: each branch needs 25 visitors.'
  return said[verdict.state](verdict, name(verdict.branchId), name(verdict.than))
}

type Say = (verdict: Verdict, best: string, than: string) => string

const said: Readonly<Record<Verdict['state'], Say>> = {
  settled: (verdict, best, than) =>
    `${best} is better than ${than} by ${between(verdict)}. That is settled.`,
  likely: (verdict, best) => `${best} is likely better by ${between(verdict)}; ${rest(verdict)}.`,
  open: ({ low, high, more }, best, than) =>
    `Nothing is settled yet: ${best} may be anything from ${points(low)} points worse to ${points(high)} points better than ${than}; ${rest({ more })}.`,
}

const between = ({ low, high }: Verdict) => `${points(low)} to ${points(high)} points`

const rest = ({ more }: Pick<Verdict, 'more'>) =>
  more === null
    ? 'the branches do so much alike that no number of conversations in reach would settle it'
    : `${number.format(more)} conversations more would settle it`

/** By what a visitor counts, in words; `step` names a step. */
export function sayGoal(
  { goal }: ExperimentRecord,
  step: (nodeId: string) => string | undefined,
): string {
  const words = {
    finished: 'come to the end',
    step: `reach “${step(goal.nodeId ?? '') ?? goal.nodeId}”`,
    variable: `fill “${goal.name}”`,
    value: `have “${goal.value}” in “${goal.name}”, or more where it is a number`,
  }
  return `Goal: visitors ${words[goal.kind]}.`
}
