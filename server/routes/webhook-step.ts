import { Hono } from 'hono'
import { webhookSteps } from '../carry-out/webhook.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Services } from '../services.js'
import { bodyOf } from '../steps/once-per-key.js'
import { stepValuesSchema } from '../steps/step-values.js'
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
