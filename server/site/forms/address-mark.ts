import { createHmac } from 'node:crypto'
import { deriveKey } from '../../platform/server-secret.js'

/**
 * Makes the marks of addresses: who was forgotten is known by a mark alone, so that no mail goes there again. Only the
 * secret of this installation tells which address a mark stands for.
 */
export function createAddressMarks(secret: string): (email: string) => string {
  const key = deriveKey(secret, 'site addresses')
  return email => `#${createHmac('sha256', key).update(email).digest('base64url')}`
}
