import { createHash, randomBytes } from 'node:crypto'

/** The secret part of a link that is good for once. */
export function makeLinkSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of it: it is random, so a plain hash cannot be turned back. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
