import { Secret, TOTP } from 'otpauth'

/** So many steps before and after now count, because clocks differ. */
const window = 1

/** The time step that a code of an authenticator app belongs to, as RFC 6238 counts them; undefined: none that counts `now`. */
export function timeStepOf(
  secret: string,
  code: string,
  now: number = Date.now(),
): number | undefined {
  const app = new TOTP({ secret: Secret.fromUTF8(secret) })
  const distance = app.validate({ token: code, timestamp: now, window })
  return distance === null ? undefined : app.counter({ timestamp: now }) + distance
}
