import type { StepOutcome, UnderstandRequest } from '../../runtime/node/step-tools.js'
import type { ConversationValues } from './conversation.schema.js'

/** Of which bot and in which conversation something is understood. */
export interface IntentFrame {
  readonly botId: string
  readonly values: ConversationValues
}

/** Understands what the visitor said last; resolves in every case. */
export type Understand = (request: UnderstandRequest, frame: IntentFrame) => Promise<StepOutcome>
