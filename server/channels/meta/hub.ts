import { createHmac } from 'node:crypto'
import { isSameText } from '../../base/same-text.js'
import { bytesOf, type Received } from '../incoming.js'

/** Whether Meta has made this request for the app with this secret: it signs the raw body. */
export function isSignedByMeta(
  received: Received,
  { appSecret, verifyToken }: { readonly appSecret: string; readonly verifyToken: string },
): boolean {
  const { method, query, headers } = received
  if (method === 'GET') return isSameText(query['hub.verify_token'] ?? '', verifyToken)
  return isSameText(
    headers['x-hub-signature-256'] ?? '',
    metaSignature(bytesOf(received), appSecret),
  )
}

/** The signature of a body. */
export function metaSignature(body: string | Uint8Array, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
}

/** What Meta wants to hear when the webhook is entered; undefined for all else. */
export function hubChallenge({ method, query }: Received): string | undefined {
  return method === 'GET' && query['hub.mode'] === 'subscribe' ? query['hub.challenge'] : undefined
}
