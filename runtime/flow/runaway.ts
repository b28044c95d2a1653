/** Decision 14. */
const mostStepsWithoutRest = 1000

/** Counts the steps between two rests (a visitor's answer, a delay). */
export interface RunawayGuard {
  /** Counts a step; a text that names the loop's nodes when there have been too many in a row. */
  step(nodeId: string): string | undefined
  rest(): void
}

/** Stops a flow that goes round and round: more than 1,000 steps in a row without a rest (decision 14). */
export function createRunawayGuard(): RunawayGuard {
  const steps: string[] = []
  return {
    step(nodeId) {
      if (steps.length >= mostStepsWithoutRest) {
        const round = new Set(steps.slice(Math.max(steps.lastIndexOf(nodeId), 0)))
        const names = [...round].map(id => `"${id}"`).join(', ')
        return `The flow went round for ${mostStepsWithoutRest} steps without an answer or a delay, through ${names}. Break the loop with a question or a delay.`
      }
      steps.push(nodeId)
      return undefined
    },
    rest() {
      steps.length = 0
    },
  }
}
