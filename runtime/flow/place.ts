import type { AnswerInput } from '../node/prompt.js'

/** Where a walk stands: the node it is at, and what has happened there, so that it can be entered again. */
export interface Place {
  readonly nodeId: string
  /** What the visitor has answered here, refused answers among it. */
  readonly answers: readonly AnswerInput[]
  /** How many contents the node has said, and how many of the answers it has accepted. */
  readonly said: number
  readonly replied: number
}
