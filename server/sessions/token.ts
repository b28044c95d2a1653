import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { SessionBody } from '../../wire/bodies.js'
import { deriveKey } from '../secret.js'

/** Makes and checks the short-lived tokens that step calls need; each is good for one bot. */
export interface SessionTokens {
  /** `before` is a token of the session that is to go on, which may have expired within the last 24 hours. */
  issue(botId: string, before?: string): Promise<SessionBody>
  /** The session's id, or undefined for a token that is not valid, has expired or is for another bot. */
  check(token: string, botId: string): Promise<string | undefined>
}

const lifetime = 3600
const day = 86_400

/** Tokens signed with a key of this installation, good for one hour. `now` in milliseconds. */
export function createSessionTokens(secret: string, now: () => number = Date.now): SessionTokens {
  const key = deriveKey(secret, 'session tokens')
  return {
    issue: async (botId, before) => {
      const session = before === undefined ? undefined : await read(before, botId, day)
      const issuedAt = Math.floor(now() / 1000)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' })
        .setJti(session ?? randomUUID())
        .setAudience(botId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetime)
        .sign(key)
      return { token, expiresAt: new Date((issuedAt + lifetime) * 1000).toISOString() }
    },
    check: (token, botId) => read(token, botId, 0),
  }

  async function read(token: string, botId: string, grace: number): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'session+jwt',
        audience: botId,
        requiredClaims: ['exp', 'jti'],
        currentDate: new Date(now()),
        clockTolerance: grace,
      })
      return payload.jti
    } catch {
      return undefined
    }
  }
}
