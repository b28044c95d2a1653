import webPush from 'web-push'
import type { PushSubscription } from '../../store/index.js'
import type { PushKeys } from './push-keys.js'

/** How long a push service keeps what a browser that is off cannot hear, in seconds. */
const patience = 86_400

/** The call that tells a browser, which alone can read it (RFC 8291, RFC 8292). Throws where the browser's keys are none. */
export function pushRequest(
  { endpoint, p256dh, auth }: PushSubscription,
  text: string,
  keys: PushKeys,
  /** Whom a push service may write to: an address by https or mailto. */
  subject: string,
): {
  readonly url: string
  readonly method: 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
} {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    { vapidDetails: { subject, ...keys }, TTL: patience, contentEncoding: 'aes128gcm' },
  )
  return {
    url: endpoint,
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([header]) => header.toLowerCase() !== 'content-length')
        .map(([header, value]) => [header.toLowerCase(), String(value)]),
    ),
    body: new Uint8Array(body ?? []),
  }
}
