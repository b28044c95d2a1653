import type { NodeProblem } from '../node/contract.js'
import type { ProblemCode } from '../node/problem.js'
import type { Report } from '../validate/report.js'

/** Collects what is reported, for a chart that emits it later. */
export function collectProblems(): { readonly problems: NodeProblem[]; readonly report: Report } {
  const problems: NodeProblem[] = []
  return {
    problems,
    report: (code: ProblemCode, message: string) =>
      void problems.push({ type: 'node.problem', code, message }),
  }
}

/** The first of a list that a guard has found not to be empty. */
export function first<Item>(items: readonly Item[]): Item {
  return nth(items, 0)
}

/** An entry that a guard has found to be there; throws where it is not, which fails the node. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`No entry ${index}`)
  return item
}
