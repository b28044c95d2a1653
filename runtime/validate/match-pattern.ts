import { limits } from './limits.js'
import { buildStates } from './pattern/build-states.js'
import { parsePattern } from './pattern/parse-pattern.js'
import { createPatternBudget, type PatternBudget } from './pattern/pattern-budget.js'
import { runPattern } from './pattern/run-pattern.js'
import type { Report } from './report.js'

/**
 * Does the regular expression match anywhere in the text, letter case aside? In linear time, whatever the pattern, and
 * within the budget. What cannot be used or takes too long matches nothing and is a BAD_PATTERN problem (decisions 17
 * and 114; parse-pattern.ts lists what can be used).
 */
export function matchPattern(
  text: string,
  pattern: string,
  report: Report,
  budget: PatternBudget = createPatternBudget(),
): boolean {
  try {
    checkLength('the pattern', pattern)
    checkLength('the text', text)
    // Steps by what they cost: reading and building take longer than looking at a state.
    spend(budget, 5 * pattern.length)
    const states = buildStates(parsePattern(pattern))
    spend(budget, 2 * states.size)
    const { matches, steps } = runPattern(states, text, Math.min(limits.patternSteps, budget.left))
    spend(budget, steps)
    if (matches === undefined)
      throw new RangeError(`it takes more than ${limits.patternSteps} steps`)
    return matches
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(
      'BAD_PATTERN',
      `The pattern "${pattern.slice(0, limits.pattern)}" matches nothing: ${reason}.`,
    )
    return false
  }
}

function checkLength(what: string, { length }: string): void {
  if (length > limits.pattern)
    throw new RangeError(`${what} has ${length} characters, at most ${limits.pattern} are read`)
}

function spend(budget: PatternBudget, steps: number): void {
  budget.left -= steps
  if (budget.left <= 0)
    throw new RangeError(
      `patterns have taken more than ${limits.patternStepsBetweenRests} steps since the last answer or delay`,
    )
}
