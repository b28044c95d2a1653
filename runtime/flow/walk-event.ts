import type { Content } from '../node/content.js'
import type { ProblemCode } from '../node/problem.js'
import type { Prompt } from '../node/prompt.js'
import type { Value } from '../session/values.js'
import type { StepBack } from './place.js'

/** Why a conversation has stopped. */
export type EndReason = 'no-next-node' | 'problem'

/** What happens on the way through a flow, in the order in which it happens. */
export type WalkEvent =
  | { type: 'stepped'; nodeId: string; nodeType: string }
  | { type: 'typing'; on: boolean }
  /** A call has broken off with the line, and is going to be repeated. */
  | { type: 'offline'; on: boolean }
  | { type: 'said'; nodeId: string; content: Content; isCorrection?: true }
  /** The whole text so far of what a node is still saying. */
  | { type: 'streamed'; nodeId: string; text: string; html?: string }
  | { type: 'asked'; nodeId: string; prompt: Prompt }
  /** `shown` is the message as the visitor reads it, where that is another; `right` the options that would have been right. */
  | {
      type: 'replied'
      nodeId: string
      message: string
      shown?: string
      picked: readonly string[]
      back?: StepBack
      right?: readonly string[]
      isUnderWay?: true
    }
  /** What has been under way to an agent the longest has arrived, under this number; without one it was refused. */
  | { type: 'arrived'; nodeId: string; number?: number }
  | { type: 'unasked' }
  | { type: 'stored'; nodeId: string; key: string; value: Value }
  | { type: 'handedOver'; nodeId: string }
  /** A node is done, or goes on in the background, and says by which of its exits the flow leaves it. */
  | { type: 'left'; nodeId: string; handle: string | null }
  | { type: 'problem'; nodeId: string; code: ProblemCode; message: string; detail?: string }
  | { type: 'ended'; reason: EndReason }
  /** A node that had been left behind has finished. */
  | { type: 'settled' }
