import { createHash, randomBytes } from 'node:crypto'

/** The secret part of a link that is good for once. */
export function makeLinkSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret of a link that somebody hands over: unlike one that came by mail it says nothing of whose the address is. */
export const makeHandedSecret = (): string => `${handed}${makeLinkSecret()}`

/** Was the link handed over? */
export const isHanded = (secret: string): boolean => secret.startsWith(handed)

const handed = 'by-hand-'

/** What is kept of it: it is random, so a plain hash cannot be turned back. */
export function hashLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
