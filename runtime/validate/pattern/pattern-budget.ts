import { limits } from '../limits.js'

/** The steps that patterns may still take until the conversation rests (decision 114). */
export interface PatternBudget {
  left: number
}

/** Makes a budget that nothing has been taken from. */
export function createPatternBudget(): PatternBudget {
  return { left: limits.patternStepsBetweenRests }
}
