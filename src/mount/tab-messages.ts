import type { AnswerInput, Conversation, ConversationView, Value } from '../../runtime/index.js'
import type { Kept } from '../env/saved-slot.js'

/** What a visitor or a page wants of a conversation; an answer is to the prompt of this id. */
export type Wish =
  | readonly [method: 'start' | 'restart']
  | readonly ['answer', AnswerInput, number | undefined]
  | readonly ['answerAhead', string]
  | readonly ['edit', number]
  | readonly ['setVariables', Readonly<Record<string, Value>>]

/** What tabs tell one another. */
export interface Message {
  readonly from: number
  readonly to?: number | undefined
  /** A follower's; without one it just wants to know. */
  readonly wish?: Wish | undefined
  readonly version?: string
  /** The leader's: what it shows, without the first items, which have not changed. */
  readonly view?: ConversationView
  readonly unchanged?: number
  /** The lead goes to `to`. */
  readonly isHanded?: boolean
  readonly kept?: Kept | undefined
  /** What `to` wanted has been done, or cannot be done any more. */
  readonly isDone?: boolean
  /** The leader is going away. */
  readonly isBye?: boolean
}

/** Has a conversation do it. */
export function carryOut(conversation: Conversation, wish: Wish): void {
  if (wish[0] === 'answer') conversation.answer(wish[1])
  else if (wish[0] === 'answerAhead') conversation.answerAhead(wish[1])
  else if (wish[0] === 'edit') conversation.edit(wish[1])
  else if (wish[0] === 'setVariables') conversation.setVariables(wish[1])
  else conversation[wish[0]]()
}
