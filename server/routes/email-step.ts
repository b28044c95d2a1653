import { Hono } from 'hono'
import { limitBody, readJson } from '../http/read-json.js'
import { bodyOf } from '../once-per-key.js'
import type { Services } from '../services.js'
import { emailSteps } from '../step-runner/email.js'
import { stepValuesSchema } from '../step-tools/step-values.js'
import { admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/email`: stores the step's mail to be sent; the owner sees how it fares. */
export function emailStepRoutes(services: Services): Hono {
  const carryOut = emailSteps(services)
  return new Hono().post(stepRoute('email'), limitBody(largestBody), async context => {
    const step = await admit(context, 'email', services)
    const answer = await carryOut(step, await readJson(context, stepValuesSchema))
    return context.json(bodyOf(answer), 202, { 'Cache-Control': 'no-store' })
  })
}
