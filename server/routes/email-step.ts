import { Hono } from 'hono'
import * as v from 'valibot'
import { emailServer } from '../../runtime/nodes/email/email.server.js'
import type { StepBody } from '../../wire/bodies.js'
import { ApiError } from '../errors.js'
import { limitBody, readJson } from '../http/read-json.js'
import type { Mail } from '../mail/transport.js'
import { toFailure } from '../outbound/index.js'
import type { Services } from '../services.js'
import { composeMail } from '../steps/email/compose-mail.js'
import { type GivenValues, stepValuesSchema } from '../steps/step-values.js'
import { type Admitted, admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/email`: stores the step's mail to be sent; the owner sees how it fares. */
export function emailStepRoutes(services: Services): Hono {
  const { mailer, log } = services
  return new Hono().post(stepRoute('email'), limitBody(largestBody), async context => {
    const step = await admit(context, 'email', services)
    const mail = compose(step, await readJson(context, stepValuesSchema))
    await mailer.put({ botId: step.botId, nodeId: step.nodeId, mail })
    const answer: StepBody = { status: 202, body: null }
    return context.json(answer, 202, { 'Cache-Control': 'no-store' })
  })

  function compose({ botId, nodeId, node, live }: Admitted, values: GivenValues): Mail {
    try {
      return composeMail(v.parse(emailServer.schema, node.data), values, live.bot.file.name)
    } catch (error) {
      const { code, message } = toFailure(error)
      log.warn({ botId, nodeId, code, reason: message }, 'Email handling failed')
      throw new ApiError(code, { message })
    }
  }
}
