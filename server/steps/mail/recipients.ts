import type { MailRequest } from '../../../runtime/node/step-tools.js'
import { wholePlaceholder } from '../../../runtime/session/placeholders.js'
import { isEmail } from '../../../runtime/validate/email.js'
import { type GivenValues, lookUp } from '../step-values.js'

/** Who gets a mail, and why others do not. */
export interface Recipients {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  /** One reason for each recipient that was left out; no address stands in them. */
  readonly leftOut: readonly string[]
}

/** What is known about visitors' addresses. */
export interface VisitorAddresses {
  /** What the visitor answered to questions for an e-mail address. */
  readonly answers: ReadonlySet<unknown>
  /** Counts a mail to this address; resolves to the reason where there may be no more. */
  count(address: string): Promise<string | undefined>
}

/**
 * The recipients of a mail. They are the bot's, to the letter, or a single placeholder for an address that the visitor
 * answered to a question for one (decision 71). A bad one does not stop the mail to the others.
 */
export async function readRecipients(
  config: MailRequest,
  values: GivenValues,
  visitor: VisitorAddresses,
): Promise<Recipients> {
  const leftOut: string[] = []
  const counted = new Map<string, string | undefined>()
  const read = { to: [] as string[], cc: [] as string[], bcc: [] as string[] }
  for (const field of ['to', 'cc', 'bcc'] as const) {
    for (const written of config[field]) {
      const whole = wholePlaceholder(written)
      const given = whole && lookUp(whole.path, values)
      const isBlank = given === undefined || given === null || given === ''
      const address = !whole ? written : isBlank && whole.whenBlank ? whole.whenBlank : given
      const reason =
        whole && address === given ? await visitorFault(address) : faultOf(String(address))
      if (reason !== undefined) leftOut.push(`${field}: ${reason}`)
      else read[field].push(String(address).trim())
    }
  }
  return { ...read, leftOut }

  async function visitorFault(address: unknown): Promise<string | undefined> {
    if (address === undefined || address === null || address === '')
      return 'the visitor has given no e-mail address'
    if (typeof address !== 'string' || !visitor.answers.has(address) || !isEmail(address.trim()))
      return 'a placeholder whose value is no answer to a question for an e-mail address'
    const one = address.trim().toLowerCase()
    if (!counted.has(one)) counted.set(one, await visitor.count(one))
    return counted.get(one)
  }
}

function faultOf(written: string): string | undefined {
  if (/[{}]/.test(written)) return 'a placeholder that is not the whole recipient'
  return isEmail(written) ? undefined : 'an entry is no e-mail address'
}
