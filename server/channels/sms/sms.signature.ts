import { createHmac } from 'node:crypto'
import { isSameText } from '../../base/same-text.js'
import type { Received } from '../incoming.js'
import type { SmsSettings } from './sms.settings.js'

/** Whether Twilio has made this request, for this account: it signs the address and every field. */
export function isSignedByTwilio(received: Received, settings: SmsSettings): boolean {
  const signature = received.headers['x-twilio-signature'] ?? ''
  return isSameText(signature, signatureOf(received, settings))
}

/** The signature of a request, in base64. */
export function signatureOf(
  { url, body }: Pick<Received, 'url' | 'body'>,
  { authToken }: Pick<SmsSettings, 'authToken'>,
): string {
  const fields = [...new URLSearchParams(body)]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, value]) => name + value)
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64')
}
