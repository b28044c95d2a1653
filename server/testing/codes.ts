import { TOTP, URI } from 'otpauth'
import { serverTime } from './server-time.js'

/** What an authenticator app shows for an address that was scanned, now or so many steps from now. */
export function codesOf(address: string): (later?: number) => string {
  const app = URI.parse(address)
  if (!(app instanceof TOTP)) throw new Error('The address is of no authenticator app')
  return (later = 0) => app.generate({ timestamp: serverTime() + later * app.period * 1000 })
}
