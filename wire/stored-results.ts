/** How far a conversation came. */
export const resultStates = ['open', 'finished', 'abandoned'] as const

/** How far a conversation came. */
export type ResultState = (typeof resultStates)[number]

/** An answer as a list shows it. */
export interface FirstAnswer {
  /** Of the variable, or else the step's id. */
  readonly name: string
  /** As text, cut after 100 characters. */
  readonly value: string
}

/** What was answered at a step. */
export interface StepAnswers {
  readonly nodeId: string
  /** In how many conversations it was answered, of the newest that came by: at most 1,000. */
  readonly answered: number
  /** Most given first, at most 20; where several were picked each counts. */
  readonly answers: readonly { readonly value: string; readonly count: number }[]
  /** How many further answers there are that are not among these. */
  readonly others: number
}
