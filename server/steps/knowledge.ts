import type { KnowledgeRequest, StepOutcome } from '../../runtime/node/step-tools.js'
import type { ConversationValues } from './conversation.schema.js'

/** For which bot a question is answered, and in which conversation. */
export interface QuestionFrame {
  readonly botId: string
  readonly values: ConversationValues
  readonly signal: AbortSignal
  /** The tag of its session; absent: none is known. */
  readonly session?: string | undefined
  /** Gets the whole text so far, each time it grows. */
  onText(text: string): Promise<void>
  /** Of a question that an owner tries, which nobody finds among the unanswered: gets what a model is sent, as JSON. */
  readonly onTried?: ((body: string) => void) | undefined
}

/** Answers a question from the sources of a bot; resolves in every case. */
export type AnswerQuestion = (
  request: KnowledgeRequest,
  frame: QuestionFrame,
) => Promise<StepOutcome>
