import { createHmac } from 'node:crypto'
import { decodeJwt } from 'jose'
import { deriveKey } from '../server-secret.js'

/** What stands for a session in the database: a keyed hash, from which its id does not come back. */
export function createSessionTag(secret: string): (session: string) => string {
  const key = deriveKey(secret, 'step keys')
  return session => createHmac('sha256', key).update(session).digest('base64url')
}

/** The session's id in a token, expired or not; a text that is no token counts as the id itself. */
export function sessionIn(text: string): string {
  try {
    return decodeJwt(text).jti ?? text
  } catch {
    return text
  }
}
