import { Hono } from 'hono'
import type { StepBody } from '../../wire/bodies.js'
import { ApiError } from '../errors.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { noteCall } from '../steps/note-call.js'
import { stepValuesSchema } from '../steps/step-values.js'
import { runWebhook } from '../steps/webhook.js'
import { admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/webhook`: a step of the published flow, executed. */
export function webhookStepRoutes(services: Services): Hono {
  const { outbound, log } = services
  return new Hono().post(stepRoute('webhook'), limitBody(largestBody), async context => {
    const { botId, nodeId, node } = await admit(context, 'webhook', services)
    const values = await readJson(context, stepValuesSchema)
    const startedAt = Date.now()
    const outcome = await runWebhook({ botId, nodeId, data: node.data, values }, outbound, log)
    await noteCall(services, { botId, nodeId, step: 'webhook', startedAt, outcome })
    if (!outcome.ok) throw new ApiError(outcome.code, { message: outcome.message })
    const answer: StepBody = { status: outcome.status, body: outcome.body }
    return context.json(answer, 200, { 'Cache-Control': 'no-store' })
  })
}
