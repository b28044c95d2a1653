import type { FlowNode } from '../../../runtime/index.js'
import type { ReadyStep, ServerStep } from '../../../runtime/node/step.js'
import { runSteps, stepOf } from '../../../runtime/nodes/step-of.js'
import type { BotSettings } from '../../bots/publish/bot-settings.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { Identity } from '../../platform/sessions/identity.js'
import type { MailingBot } from '../mail/store-mail.js'

/** A node of a published flow with a step that the server runs for it. */
export interface FoundStep {
  /** The last part of its address. */
  readonly name: string
  readonly step: ServerStep
  readonly node: FlowNode
  readonly ready: ReadyStep
}

/** A step that is called in a session. */
export interface CalledStep extends FoundStep {
  readonly botId: string
  readonly nodeId: string
  readonly live: LiveBot
  /** The session's id. */
  readonly session: string
  /** Who the visitor is; absent where the page has not said. */
  readonly identity?: Identity | undefined
  /** What a repeated call is known by; absent where it carries none. */
  readonly key: string | undefined
}

/** A step of a draft that somebody tries. */
export interface TriedStep extends FoundStep {
  readonly botId: string
  /** What mails read of the bot. */
  readonly bot: MailingBot
  /** Who tries it, as a session. */
  readonly session: string
  /** Where mails go: to who tries it alone; null: nowhere. */
  readonly triedBy: string | null
}

/** The step of this name that the server runs for a node of a published flow; undefined: there is none. */
export function findStep(
  {
    steps,
    settings,
  }: Pick<LiveBot, 'steps'> & { readonly settings: Pick<BotSettings, 'liveDesk'> },
  nodeId: string,
  name: string,
): FoundStep | undefined {
  const node = steps.get(nodeId)
  const own = node && stepOf(node)
  if (!own) return undefined
  // In a chat with an agent files are taken too (decision 83).
  const isAtDesk = own.step.desk !== undefined && settings.liveDesk
  const { step } = own.name === name ? own : ((isAtDesk ? fileStep(name) : undefined) ?? {})
  const ready = step && readyOnce(step, node.data)
  return ready && { name, step, node, ready }
}

/** The step that the server runs for a node of a draft; undefined: there is none. */
export function findDraftStep(
  node: FlowNode,
  settings: Pick<BotSettings, 'liveDesk'>,
): FoundStep | undefined {
  const own = stepOf(node)
  return own && findStep({ steps: new Map([[node.id, node]]), settings }, node.id, own.name)
}

const fileStep = (name: string) =>
  runSteps().find(step => step.name === name && step.step.takes === 'file')

const known = new WeakMap<ServerStep, WeakMap<object, ReadyStep>>()

/** Reads each node's data once, because the steps of a published bot come again and again. */
function readyOnce(step: ServerStep, data: object): ReadyStep | undefined {
  const read = known.get(step) ?? new WeakMap<object, ReadyStep>()
  const ready = read.get(data) ?? step.ready?.(data)
  known.set(step, read)
  if (ready) read.set(data, ready)
  return ready
}
