import { Hono } from 'hono'
import { webhookSchema } from '../../runtime/nodes/webhook/webhook.schema.js'
import type { StepBody } from '../../wire/bodies.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { noteCall, startNow } from '../steps/note-call.js'
import { bodyOf, type CarriedOut, type StepAnswer } from '../steps/once-per-key.js'
import { readOnce } from '../steps/read-once.js'
import { stepValuesSchema } from '../steps/step-values.js'
import { vouch } from '../steps/vouch.js'
import { runWebhook, type WebhookOutcome, type WebhookStep } from '../steps/webhook.js'
import type { KeptCall } from '../store/index.js'
import { admit, stepRoute } from './admit.js'

const readFields = readOnce(webhookSchema)
const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/webhook`: a step of the published flow, executed. */
export function webhookStepRoutes(services: Services): Hono {
  const { outbound, log, deliveries, webhookSecret, sessionTag } = services
  return new Hono().post(stepRoute('webhook'), limitBody(largestBody), async context => {
    const step = await admit(context, 'webhook', services)
    const values = await readJson(context, stepValuesSchema)
    const call = {
      botId: step.botId,
      nodeId: step.nodeId,
      data: step.node.data,
      values: vouch(values, step.identity),
      key: step.key,
    }
    const isWaitedFor = readFields(step.node.data).waitForResponse
    const delivery = isWaitedFor ? undefined : deliveries.prepare(call, sessionTag(step.session))
    const once = await services.once.enter({ ...step, delivery }, JSON.stringify(values))
    const answer = await once(() => (delivery ? deliver(call, delivery) : execute(call)))
    return context.json(bodyOf(answer), answer.ok && answer.isAccepted ? 202 : 200, {
      'Cache-Control': 'no-store',
    })
  })

  async function execute(call: WebhookStep): Promise<CarriedOut> {
    const { botId, nodeId } = call
    const startedAt = startNow()
    const outcome = await runWebhook({ ...call, secret: webhookSecret(botId) }, outbound, log)
    const written = noteCall(services, { botId, nodeId, step: 'webhook', startedAt, outcome })
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
