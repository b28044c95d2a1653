import { createHmac, randomBytes } from 'node:crypto'
import { isSameText } from '../../base/same-text.js'
import { deriveKey } from '../../platform/server-secret.js'

/** Milliseconds for which a browser is known after somebody signed in with it. */
const knownFor = 180 * 86_400_000

/** Tells browsers with which somebody has signed in from those of strangers. */
export interface KnownDevices {
  /** What a browser keeps from now on, as the header `Set-Cookie`. */
  cookieFor(email: string): string
  /** What the browser with these cookies is counted under when it tries this address; undefined: a stranger's. */
  idIn(cookies: string | undefined, email: string): string | undefined
}

/**
 * Knows browsers by a signed cookie for each address that was signed in with; nothing is kept here. It lets nobody in: it only
 * says under which limit a try counts (decision 121). `now` in milliseconds.
 */
export function createKnownDevices(
  secret: string,
  isSecure: boolean,
  now: () => number = Date.now,
): KnownDevices {
  const key = deriveKey(secret, 'known devices')
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const prefix = isSecure ? '__Secure-' : ''
  // Which address it is for is not to be read off its name.
  const nameOf = (email: string) =>
    `${prefix}talkgraph.device-${sign(`name ${email}`).slice(0, 12)}`
  return {
    cookieFor(address) {
      const email = address.trim().toLowerCase()
      const said = `${randomBytes(12).toString('base64url')}.${now() + knownFor}`
      const value = `${said}.${sign(`${said} ${email}`)}`
      const attributes = `Max-Age=${knownFor / 1000}; Path=/auth; HttpOnly; SameSite=Lax`
      return `${nameOf(email)}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`
    },
    idIn(cookies, email) {
      const name = `${nameOf(email)}=`
      const pair = cookies?.split('; ').find(each => each.startsWith(name))
      const [id = '', ends = '', signature = ''] = pair?.slice(name.length).split('.') ?? []
      if (!isSameText(signature, sign(`${id}.${ends} ${email}`)) || Number(ends) <= now())
        return undefined
      return id
    },
  }
}
