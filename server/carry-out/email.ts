import type { StepBody } from '@talkgraph/wire/bodies'
import * as v from 'valibot'
import { emailServer } from '../../runtime/nodes/email/email.server.js'
import { ApiError } from '../errors.js'
import type { Limiter } from '../limits/limiter.js'
import { visitorMailPolicies } from '../limits/step-policies.js'
import type { Logger } from '../log.js'
import type { Mailer } from '../mail/mailer.js'
import { CallError, toFailure } from '../outbound/index.js'
import { composeMail } from '../steps/email/compose-mail.js'
import { emailAnswers } from '../steps/email/email-answers.js'
import { readRecipients } from '../steps/email/recipients.js'
import { type ExecutedStep, noteCall, startNow } from '../steps/note-call.js'
import type { CarriedOut, OncePerKey, StepAnswer } from '../steps/once-per-key.js'
import type { GivenValues } from '../steps/step-values.js'
import { vouch } from '../steps/vouch.js'
import type { Store } from '../store/index.js'
import { inSpan } from '../tracing/spans.js'
import type { Step } from './step.js'

/** What e-mail steps need. */
export interface EmailParts {
  readonly store: Pick<Store, 'calls'>
  readonly mailer: Mailer
  readonly limiter: Limiter
  readonly once: OncePerKey
  readonly sessionTag: (session: string) => string
  readonly log: Logger
}

/** Makes what carries out e-mail steps, once per key: the mail is stored to be sent; the owner sees how it fares. */
export function emailSteps(parts: EmailParts) {
  const { mailer, limiter, log, sessionTag } = parts
  return async (step: Step, values: GivenValues): Promise<StepAnswer> => {
    const once = await parts.once.enter(step, JSON.stringify(values))
    return once(() => traced(step, () => send(step, vouch(values, step.identity))))
  }

  function traced({ botId, nodeId }: Step, act: () => Promise<CarriedOut>): Promise<CarriedOut> {
    const attributes = { 'talkgraph.bot': botId, 'talkgraph.node': nodeId }
    return inSpan('step email', { attributes }, act, answer => (answer.ok ? undefined : answer.message))
  }

  async function send(step: Step, values: GivenValues): Promise<CarriedOut> {
    const { botId, nodeId, node, live } = step
    const note = (outcome: ExecutedStep['outcome']) =>
      noteCall(parts, { botId, nodeId, step: 'email', startedAt, outcome })
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
  function count({ botId, session, live }: Step) {
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
