import { createHmac } from 'node:crypto'
import { isSameText } from '../../base/same-text.js'

/** What a link in a mail may be followed for. */
export type MailPurpose = 'verify' | 'unsubscribe'

/** Days; a link that stops mails is good for as long as mails lie in inboxes. */
const lifetimes: Readonly<Record<MailPurpose, number>> = { verify: 7, unsubscribe: 3650 }
const day = 86_400_000

/** Signs the links of mails: who has such a link has read mails to its address. `now` in milliseconds. */
export function createMailTokens(key: Uint8Array, now: () => number = Date.now) {
  return {
    make: (purpose: MailPurpose, email: string): string => {
      const claim = Buffer.from(JSON.stringify([email, Math.floor(now() / day)])).toString(
        'base64url',
      )
      return `${claim}.${sign(purpose, claim)}`
    },
    /** The address that a token was made for; undefined where it is not valid, or too old. */
    read: (purpose: MailPurpose, token: string): string | undefined => {
      const [claim = '', signature = ''] = token.split('.')
      if (!isSameText(signature, sign(purpose, claim))) return undefined
      const [email, made]: [string, number] = JSON.parse(Buffer.from(claim, 'base64url').toString())
      return now() / day - made <= lifetimes[purpose] + 1 ? email : undefined
    },
  }

  function sign(purpose: MailPurpose, claim: string): string {
    return createHmac('sha256', key).update(`${purpose} ${claim}`).digest('base64url')
  }
}

/** What makes and reads the tokens of mails. */
export type MailTokens = ReturnType<typeof createMailTokens>
