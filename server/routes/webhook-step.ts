import { Hono } from 'hono'
import type { StepBody } from '../../wire/bodies.js'
import { ApiError } from '../errors.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { stepValuesSchema } from '../steps/step-values.js'
import { runWebhook, type WebhookOutcome } from '../steps/webhook.js'
import { admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/webhook`: a step of the published flow, executed. */
export function webhookStepRoutes(services: Services): Hono {
  const { outbound, log, store } = services
  return new Hono().post(stepRoute('webhook'), limitBody(largestBody), async context => {
    const { botId, nodeId, node } = await admit(context, 'webhook', services)
    const values = await readJson(context, stepValuesSchema)
    const startedAt = Date.now()
    const outcome = await runWebhook({ botId, nodeId, data: node.data, values }, outbound, log)
    await note(botId, nodeId, startedAt, outcome)
    if (!outcome.ok) throw new ApiError(outcome.code, { message: outcome.message })
    const answer: StepBody = { status: outcome.status, body: outcome.body }
    return context.json(answer, 200, { 'Cache-Control': 'no-store' })
  })

  async function note(botId: string, nodeId: string, startedAt: number, outcome: WebhookOutcome) {
    const call = {
      nodeId,
      at: new Date(startedAt).toISOString(),
      ms: Date.now() - startedAt,
      status: outcome.status ?? null,
      error: outcome.ok ? null : outcome.message,
    }
    await store.calls.note(botId, call).catch(err => log.error({ err }, 'A call could not be noted'))
  }
}
