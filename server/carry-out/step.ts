import type { StepKind } from '@talkgraph/wire/addresses'
import type { FlowNode } from '../../runtime/index.js'
import type { LiveBot } from '../publish/live-bots.js'
import type { Identity } from '../sessions/identity.js'

/** A step of the published flow that is to be carried out, in a session. */
export interface Step {
  readonly botId: string
  readonly nodeId: string
  readonly node: FlowNode
  readonly live: LiveBot
  readonly kind: StepKind
  /** The session's id. */
  readonly session: string
  /** Who the visitor is; absent where the page has not said. */
  readonly identity?: Identity | undefined
  /** What a repeated call is known by; absent where it carries none. */
  readonly key: string | undefined
}
