import type { StepBody } from '@talkgraph/wire/bodies'
import { webhookSchema } from '../../runtime/nodes/webhook/webhook.schema.js'
import type { Logger } from '../log.js'
import type { Outbound } from '../outbound/index.js'
import type { Deliveries } from '../steps/deliveries.js'
import { noteCall, startNow } from '../steps/note-call.js'
import type { CarriedOut, OncePerKey, StepAnswer } from '../steps/once-per-key.js'
import { readOnce } from '../steps/read-once.js'
import type { GivenValues } from '../steps/step-values.js'
import { vouch } from '../steps/vouch.js'
import { runWebhook, type WebhookOutcome, type WebhookStep } from '../steps/webhook.js'
import type { KeptCall, Store } from '../store/index.js'
import type { Step } from './step.js'

const readFields = readOnce(webhookSchema)

/** What webhook steps need. */
export interface WebhookParts {
  readonly store: Pick<Store, 'calls'>
  readonly outbound: Outbound
  readonly deliveries: Deliveries
  readonly once: OncePerKey
  readonly webhookSecret: (botId: string) => string
  readonly sessionTag: (session: string) => string
  readonly log: Logger
}

/** Makes what carries out webhook steps, once per key. */
export function webhookSteps(parts: WebhookParts) {
  const { outbound, log, deliveries, webhookSecret, sessionTag } = parts
  return async (step: Step, values: GivenValues): Promise<StepAnswer> => {
    const { botId, nodeId, node, key, identity } = step
    const call = { botId, nodeId, data: node.data, values: vouch(values, identity), key }
    const isWaitedFor = readFields(node.data).waitForResponse
    const delivery = isWaitedFor ? undefined : deliveries.prepare(call, sessionTag(step.session))
    const once = await parts.once.enter({ ...step, delivery }, JSON.stringify(values))
    return once(() => (delivery ? deliver(call, delivery) : execute(call)))
  }

  async function execute(call: WebhookStep): Promise<CarriedOut> {
    const { botId, nodeId } = call
    const startedAt = startNow()
    const outcome = await runWebhook({ ...call, secret: webhookSecret(botId) }, outbound, log)
    const written = noteCall(parts, { botId, nodeId, step: 'webhook', startedAt, outcome })
    return { ...answerOf(outcome), written }
  }

  /** A call that will be made again has been accepted. */
  async function deliver(call: WebhookStep, kept: KeptCall): Promise<CarriedOut> {
    const { outcome, isToRepeat, written } = await deliveries.deliver(call, kept)
    return { ...(isToRepeat ? accepted : answerOf(outcome)), written }
  }
}

const accepted = { ok: true, body: { status: 202, body: null } satisfies StepBody, isAccepted: true } as const

function answerOf(outcome: WebhookOutcome): StepAnswer {
  if (!outcome.ok) return { ok: false, code: outcome.code, message: outcome.message }
  return { ok: true, body: { status: outcome.status, body: outcome.body } satisfies StepBody }
}
