import { createHmac, randomUUID } from 'node:crypto'
import type { SessionBody } from '@talkgraph/wire/bodies'
import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { deriveKey } from '../server-secret.js'
import { type Identity, identitySchema } from './identity.js'

/** Makes and checks the short-lived tokens that step calls need; each is good for one bot. */
export interface SessionTokens {
  /**
   * `before` is a token of the session that is to go on, which may have expired within the last 24 hours. `identity` is who
   * the visitor is from now on, null for nobody; absent: who it was before. `isOfPage`: it is held on the bot's own page.
   */
  issue(
    botId: string,
    before?: string,
    identity?: Identity | null,
    isOfPage?: boolean,
  ): Promise<SessionBody>
  /** The session, or undefined for a token that is not valid, has expired or is for another bot. */
  check(token: string, botId: string): Promise<KnownSession | undefined>
}

/** What a token says. */
export interface KnownSession {
  readonly id: string
  /** Absent: the page has not said who the visitor is. */
  readonly identity?: Identity | undefined
  /** It is held on a page of the bot's own, which this server shows. */
  readonly isOfPage: boolean
}

const lifetime = 3600
const day = 86_400
/** Milliseconds after which a token that was valid is looked at again; it may be good for that much longer. */
const recheckAfter = 5000
const mostChecked = 10_000
const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'session+jwt' })).toString(
  'base64url',
)

/** Tokens signed with a key of this installation, good for one hour. `now` in milliseconds. */
export function createSessionTokens(secret: string, now: () => number = Date.now): SessionTokens {
  const key = deriveKey(secret, 'session tokens')
  const checked = new Map<string, { readonly session: KnownSession; readonly until: number }>()
  return {
    issue: async (botId, before, identity, isOfPage = false) => {
      const session = before === undefined ? undefined : await read(before, botId, day)
      const issuedAt = Math.floor(now() / 1000)
      const claims = {
        jti: session?.id ?? randomUUID(),
        aud: botId,
        iat: issuedAt,
        exp: issuedAt + lifetime,
        // JSON leaves out what is undefined.
        identity: (identity === undefined ? session?.identity : identity) ?? undefined,
        page: isOfPage || undefined,
      }
      const token = sign(claims)
      return { token, expiresAt: new Date((issuedAt + lifetime) * 1000).toISOString() }
    },
    check: async (token, botId) => {
      const name = `${botId} ${token}`
      const known = checked.get(name)
      if (known && known.until > now()) return known.session
      const session = await read(token, botId, 0)
      if (checked.size >= mostChecked) checked.clear()
      if (session !== undefined) checked.set(name, { session, until: now() + recheckAfter })
      return session
    },
  }

  /** As `SignJWT` does, in a tenth of the time. */
  function sign(claims: object): string {
    const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }

  async function read(
    token: string,
    botId: string,
    grace: number,
  ): Promise<KnownSession | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'session+jwt',
        audience: botId,
        requiredClaims: ['exp', 'jti'],
        currentDate: new Date(now()),
        clockTolerance: grace,
      })
      const { jti: id = '', identity, page } = payload
      const isOfPage = page === true
      return v.is(identitySchema, identity) ? { id, identity, isOfPage } : { id, isOfPage }
    } catch {
      return undefined
    }
  }
}
