import type { MailRequest } from '../../../runtime/node/step-tools.js'
import { momentInWords } from '../../../runtime/session/moment-in-words.js'
import { fillHtml, fillText } from '../../../runtime/session/placeholders.js'
import { isEmail } from '../../../runtime/validate/email.js'
import type { Mail } from '../../platform/mail/transport.js'
import { CallError } from '../../platform/outbound/index.js'
import { fillWith } from '../fill.js'
import { type GivenValues, lookUp } from '../step-values.js'
import type { Recipients } from './recipients.js'

const mostRecipients = 50

/**
 * The mail of an email step to its recipients (decisions 30, 71 and 126); `replyTo` may be the visitor's address. Throws a
 * `CallError` that says why where nobody is left to get it.
 */
export function composeMail(
  config: MailRequest,
  { to, cc, bcc, leftOut }: Recipients,
  values: GivenValues,
  fromName: string,
): Mail {
  const recipients = [...to, ...cc, ...bcc]
  if (recipients.length === 0)
    throw new CallError(['The step has no recipient', ...leftOut].join('; '))
  if (recipients.length > mostRecipients) throw new CallError('The step has too many recipients')
  const read = {
    get: (name: string) => lookUp(name, values),
    inWords: (text: string) => momentInWords(text, values.locale ?? ''),
  }
  const replyTo = fillWith(config.replyTo, values, text => text).trim()
  return {
    fromName: oneLine(fromName, 100),
    to: [...to],
    cc: [...cc],
    bcc: [...bcc],
    ...(isEmail(replyTo) && { replyTo }),
    subject: oneLine(fillText(config.subject, read), 500),
    ...(config.format.trim().toLowerCase() === 'html'
      ? { html: fillHtml(config.body, read) }
      : { text: fillText(config.body, read) }),
  }
}

/** A text as a header may carry it: control characters and line ends of any kind become spaces. */
function oneLine(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
  return [...line].slice(0, length).join('')
}
