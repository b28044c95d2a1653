import { Hono } from 'hono'
import * as v from 'valibot'
import { webhookSchema } from '../../runtime/nodes/webhook/webhook.schema.js'
import type { StepBody } from '../../wire/bodies.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { noteCall, startNow } from '../steps/note-call.js'
import { bodyOf, type StepAnswer } from '../steps/once-per-key.js'
import { type GivenValues, stepValuesSchema } from '../steps/step-values.js'
import { vouch } from '../steps/vouch.js'
import { runWebhook, type WebhookOutcome } from '../steps/webhook.js'
import { type Admitted, admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/webhook`: a step of the published flow, executed. */
export function webhookStepRoutes(services: Services): Hono {
  const { outbound, log, deliveries, webhookSecret, sessionTag } = services
  return new Hono().post(stepRoute('webhook'), limitBody(largestBody), async context => {
    const step = await admit(context, 'webhook', services)
    const values = await readJson(context, stepValuesSchema)
    const once = await services.once.enter(step, JSON.stringify(values))
    const answer = await once(() => execute(step, vouch(values, step.identity)))
    return context.json(bodyOf(answer), 200, { 'Cache-Control': 'no-store' })
  })

  async function execute(step: Admitted, values: GivenValues): Promise<StepAnswer> {
    const { botId, nodeId, node, key, session } = step
    const call = { botId, nodeId, data: node.data, values, key }
    if (!v.parse(webhookSchema, node.data).waitForResponse)
      return answerOf(await deliveries.deliver(call, sessionTag(session)))
    const startedAt = startNow()
    const outcome = await runWebhook({ ...call, secret: webhookSecret(botId) }, outbound, log)
    await noteCall(services, { botId, nodeId, step: 'webhook', startedAt, outcome })
    return answerOf(outcome)
  }
}

function answerOf(outcome: WebhookOutcome): StepAnswer {
  if (!outcome.ok) return { ok: false, code: outcome.code, message: outcome.message }
  return { ok: true, body: { status: outcome.status, body: outcome.body } satisfies StepBody }
}
