import { findTranslations } from '../../../runtime/bot/translate.js'
import type { MailRequest, StepOutcome } from '../../../runtime/node/step-tools.js'
import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { Limiter } from '../../platform/limits/limiter.js'
import { visitorMailPolicies } from '../../platform/limits/step-policies.js'
import type { Mailer } from '../../platform/mail/mailer.js'
import type { Mail } from '../../platform/mail/transport.js'
import { CallError, toFailure } from '../../platform/outbound/index.js'
import type { GivenValues } from '../step-values.js'
import { composeMail } from './compose-mail.js'
import { readRecipients } from './recipients.js'

/** What storing mails takes. */
export interface MailParts {
  readonly mailer: Mailer
  readonly limiter: Limiter
  readonly sessionTag: (session: string) => string
  readonly log: Logger
}

/** What mails read of a bot. */
export type MailingBot = Pick<LiveBot, 'name' | 'emailQuestions' | 'settings' | 'translations'>

/** For whom a mail is stored. */
export interface MailFrame {
  readonly botId: string
  readonly nodeId: string
  readonly live: MailingBot
  /** The session's id. */
  readonly session: string
  readonly values: GivenValues
  /** Of a step that is tried: to whom its mail goes in place of its recipients; null: to nobody. */
  readonly triedBy?: string | null | undefined
  /** Is told what was composed, of a step that its owner tries. */
  readonly tell?: ((mail: Mail) => void) | undefined
}

const sent = { ok: true, status: 202, body: null, isAccepted: true } as const
const fromPreview = 'From a preview: it goes to nobody else'

/** Stores a mail to be sent; the owner sees how it fares. A mail that cannot be composed is a failure. */
export async function storeMail(
  request: MailRequest,
  { botId, nodeId, live, session, values, triedBy, tell }: MailFrame,
  { mailer, limiter, sessionTag, log }: MailParts,
): Promise<StepOutcome> {
  try {
    const answers = emailAnswers(live.emailQuestions, values)
    const isTried = triedBy !== undefined
    const counted = isTried ? async () => undefined : count
    const recipients = await readRecipients(request, values, { answers, count: counted })
    const mail = composeMail(spoken(request), recipients, values, live.name)
    tell?.(mail)
    if (isTried) {
      const tried = { ...mail, to: [triedBy ?? ''], cc: [], bcc: [] }
      if (triedBy !== null) await mailer.put({ botId, nodeId, mail: tried, note: fromPreview })
      return sent
    }
    const leftOut = recipients.leftOut.length > 0 ? recipients.leftOut.join('; ') : undefined
    if (leftOut)
      log.warn({ botId, nodeId, reason: leftOut }, 'A mail goes out without some of its recipients')
    await mailer.put({ botId, nodeId, mail, note: leftOut, session: sessionTag(session) })
    return sent
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return toFailure(error)
  }

  /** The mail's words in the visitor's language, where the bot brings them (decision 126). */
  function spoken(written: MailRequest): MailRequest {
    const find = findTranslations(live.translations, values.locale ?? '')?.(nodeId)
    const inLanguage = (field: 'subject' | 'body') => {
      const text = written[field].trim() === '' ? undefined : find?.(field)
      return typeof text === 'string' ? text : written[field]
    }
    return find ? { ...written, subject: inLanguage('subject'), body: inLanguage('body') } : written
  }

  /** Decision 71. */
  async function count(address: string): Promise<string | undefined> {
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

/** What the visitor answered to the questions with these names, which ask for an e-mail address (decision 71). */
function emailAnswers(
  names: readonly string[],
  { answers, visitor }: GivenValues,
): ReadonlySet<unknown> {
  const given = names.flatMap(name => (Object.hasOwn(answers, name) ? [answers[name]] : []))
  return new Set(
    names.length > 0 && Object.hasOwn(visitor, 'email') ? [...given, visitor.email] : given,
  )
}
