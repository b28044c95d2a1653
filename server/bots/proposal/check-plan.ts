import { type Change, readDraft } from '../../../runtime/draft/index.js'
import { type Finding, sayFinding } from '../../../runtime/index.js'
import { drawPlan } from './draw-plan.js'
import { type ExploredPlan, explorePlan } from './explore-plan.js'
import { mendPlan } from './mend-plan.js'
import { readPlan } from './read-plan.js'

/** What came of a model's answer: changes of the draft, and what lint and conversations still find in them. */
export interface CheckedPlan {
  readonly changes: readonly Change[]
  readonly explanation: string
  readonly name: string | undefined
  /** What of the answer could not be taken, in words. */
  readonly notes: readonly string[]
  readonly findings: readonly Omit<Finding, 'mend'>[]
  readonly explored: ExploredPlan | undefined
  /** What the model should mend, with its own names of the steps; empty where nothing is wrong. */
  readonly faults: readonly string[]
}

/** Makes changes of a model's answer: read, drawn into the draft in place of `selected`, mended by lint, played by explore. Undefined where nothing of it can be used. */
export async function checkPlan(
  file: string,
  answer: string,
  selected: readonly string[],
): Promise<CheckedPlan | undefined> {
  const plan = readPlan(answer)
  const drawn = plan && drawPlan(readDraft(file), plan, new Set(selected))
  if (!plan || !drawn) return undefined
  const { sheet, touched, ids, notes } = drawn
  const found = mendPlan(drawn)
  const explored = await explorePlan(sheet.draft(), touched)
  const faults = [
    ...notes,
    ...found
      .filter(({ severity, rule }) => severity === 'error' || wanted.has(rule))
      .map(sayFinding),
    ...(explored?.findings ?? []).map(({ message }) => message),
  ]
  return {
    changes: sheet.changes,
    explanation: plan.explanation,
    name: plan.name,
    notes,
    findings: found.map(({ mend: _, ...finding }) => finding),
    explored,
    faults: faults.slice(0, mostFaults).map(fault => asCalled(fault, ids)),
  }
}

const mostFaults = 20

/** Warnings that a model can do something about. */
const wanted: ReadonlySet<string> = new Set([
  'branch-without-edge',
  'unreachable-node',
  'unknown-variable',
  'option-without-text',
])

function asCalled(fault: string, ids: ReadonlyMap<string, string>): string {
  let text = fault
  for (const [called, id] of ids) text = text.replaceAll(`"${id}"`, () => JSON.stringify(called))
  return text
}
