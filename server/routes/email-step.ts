import { Hono } from 'hono'
import * as v from 'valibot'
import { emailServer } from '../../runtime/nodes/email/email.server.js'
import type { StepBody } from '../../wire/bodies.js'
import { ApiError } from '../errors.js'
import { limitBody, readJson } from '../http/read-json.js'
import { visitorMailPolicies } from '../limits/step-policies.js'
import { CallError, toFailure } from '../outbound/index.js'
import type { Services } from '../services.js'
import { composeMail } from '../steps/email/compose-mail.js'
import { emailAnswers } from '../steps/email/email-answers.js'
import { readRecipients } from '../steps/email/recipients.js'
import { type ExecutedStep, noteCall, startNow } from '../steps/note-call.js'
import { bodyOf, type CarriedOut } from '../steps/once-per-key.js'
import { type GivenValues, stepValuesSchema } from '../steps/step-values.js'
import { vouch } from '../steps/vouch.js'
import { inSpan } from '../tracing/spans.js'
import { type Admitted, admit, stepRoute } from './admit.js'

const largestBody = 256_000

/** `POST /:id/nodes/:nodeId/email`: stores the step's mail to be sent; the owner sees how it fares. */
export function emailStepRoutes(services: Services): Hono {
  const { mailer, limiter, log, sessionTag } = services
  return new Hono().post(stepRoute('email'), limitBody(largestBody), async context => {
    const step = await admit(context, 'email', services)
    const values = await readJson(context, stepValuesSchema)
    const once = await services.once.enter(step, JSON.stringify(values))
    const answer = await once(() => traced(step, () => send(step, vouch(values, step.identity))))
    return context.json(bodyOf(answer), 202, { 'Cache-Control': 'no-store' })
  })

  function traced({ botId, nodeId }: Admitted, act: () => Promise<CarriedOut>): Promise<CarriedOut> {
    const attributes = { 'talkgraph.bot': botId, 'talkgraph.node': nodeId }
    return inSpan('step email', { attributes }, act, answer => (answer.ok ? undefined : answer.message))
  }

  async function send(step: Admitted, values: GivenValues): Promise<CarriedOut> {
    const { botId, nodeId, node, live } = step
    const note = (outcome: ExecutedStep['outcome']) =>
      noteCall(services, { botId, nodeId, step: 'email', startedAt, outcome })
    const startedAt = startNow()
    try {
      const config = v.parse(emailServer.schema, node.data)
      const answers = emailAnswers(live.emailQuestions, values)
      const recipients = await readRecipients(config, values, { answers, count: count(step) })
      const mail = composeMail(config, recipients, values, live.name)
      const leftOut = recipients.leftOut.length > 0 ? recipients.leftOut.join('; ') : undefined
      if (leftOut)
        log.warn({ botId, nodeId, reason: leftOut }, 'A mail goes out without some of its recipients')
      await mailer.put({ botId, nodeId, mail, note: leftOut, session: sessionTag(step.session) })
      const written = note({ ok: true, status: 202 })
      return { ok: true, body: { status: 202, body: null } satisfies StepBody, written }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { code, message } = error
      log.warn({ botId, nodeId, code, reason: message }, 'Email handling failed')
      return { ok: false, code, message, written: note(toFailure(error)) }
    }
  }

  /** Decision 71. */
  function count({ botId, session, live }: Admitted) {
    return async (address: string): Promise<string | undefined> => {
      try {
        await limiter.admit(visitorMailPolicies(live.settings.limits, { botId, session, address }))
        return undefined
      } catch (error) {
        if (error instanceof ApiError && error.code === 'RATE_LIMITED')
          return 'the limit of mails to visitors is reached'
        throw error
      }
    }
  }
}
