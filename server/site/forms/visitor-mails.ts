import { ApiError } from '../../base/errors.js'
import type { Mail } from '../../platform/mail/transport.js'
import type { FormParts } from './form-parts.js'
import { mailPolicies } from './form-policies.js'
import type { MailLinks } from './site-mails.js'

/** Few mails a day go to an address that anybody may have typed; the answer does not tell that one was left out. */
export async function mailVisitor(
  { limiter, log, mailer }: Pick<FormParts, 'limiter' | 'log' | 'mailer'>,
  email: string,
  mail: Mail,
): Promise<void> {
  try {
    await limiter.admit(mailPolicies(email))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') throw error
    log.warn('A mail of the site was left out: its address got several today')
    return
  }
  await mailer.put({ mail })
}

/** Mails somebody who asks without a link of a mail, if mails come to the address at all. The answer does not tell. */
export async function mailIfKnown(
  parts: FormParts,
  email: string,
  mail: () => Mail,
): Promise<void> {
  const { people, markOf } = parts
  const { all, campaigns } = await people.unsubscribes(email, markOf(email))
  const isKnown = all || campaigns.length > 0 || (await people.state(email)) !== 'none'
  if (isKnown) await mailVisitor(parts, email, mail())
}

/** Where the links of a mail to this address lead. */
export function linksFor(
  { mailTokens }: Pick<FormParts, 'mailTokens'>,
  email: string,
  origin: string,
): MailLinks {
  return { email, origin, unsubscribeToken: mailTokens.make('unsubscribe', email) }
}
