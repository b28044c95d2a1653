import { Hono } from 'hono'
import { limitBody, readJson } from '../http/read-json.js'
import { bodyOf } from '../once-per-key.js'
import type { Services } from '../services.js'
import { webhookSteps } from '../step-runner/webhook.js'
import { stepValuesSchema } from '../step-tools/step-values.js'
import { admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/webhook`: a step of the published flow, executed. */
export function webhookStepRoutes(services: Services): Hono {
  const carryOut = webhookSteps(services)
  return new Hono().post(stepRoute('webhook'), limitBody(largestBody), async context => {
    const step = await admit(context, 'webhook', services)
    const answer = await carryOut(step, await readJson(context, stepValuesSchema))
    return context.json(bodyOf(answer), answer.ok && answer.isAccepted ? 202 : 200, {
      'Cache-Control': 'no-store',
    })
  })
}
