import { limits } from '../validate/limits.js'
import { createPatternBudget, type PatternBudget } from '../validate/pattern/pattern-budget.js'

const { stepsWithoutRest } = limits

/** Counts what happens between two rests (a visitor's answer, a delay). */
export interface RunawayGuard {
  readonly patternBudget: PatternBudget
  /** Counts a step; a text that names the loop's nodes when there have been too many in a row. */
  step(nodeId: string): string | undefined
  rest(): void
}

/**
 * Stops a flow that goes round and round: more than 1,000 steps in a row without a rest (decision 14).
 * Patterns have a budget from one rest to the next (decision 114).
 */
export function createRunawayGuard(): RunawayGuard {
  const steps: string[] = []
  const patternBudget = createPatternBudget()
  return {
    patternBudget,
    step(nodeId) {
      if (steps.length >= stepsWithoutRest) {
        const round = new Set(steps.slice(Math.max(steps.lastIndexOf(nodeId), 0)))
        const names = [...round].map(id => `"${id}"`).join(', ')
        return `The flow went round for ${stepsWithoutRest} steps without an answer or a delay, through ${names}. Break the loop with a question or a delay.`
      }
      steps.push(nodeId)
      return undefined
    },
    rest() {
      steps.length = 0
      patternBudget.left = createPatternBudget().left
    },
  }
}
