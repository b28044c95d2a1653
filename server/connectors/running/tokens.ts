import * as v from 'valibot'
import { withoutSecrets } from '../../base/without-secrets.js'
import { type Outbound, toFailure } from '../../platform/outbound/index.js'
import type { SignIn } from '../contract/connector.js'
import { type SignInFailure, signInRemedy, wordsOf } from './failure.js'
import { readTokenRefusal } from './token-refusal.js'

/** Brings the tokens of those who gave access, for all servers alike. */
export interface GrantedTokens {
  /** `refused`: one that was not taken. `until` in milliseconds since 1970. */
  token(
    connection: { readonly id: string; readonly title: string },
    refused: string | undefined,
    signal: AbortSignal,
  ): Promise<{ readonly ok: true; readonly token: string; readonly until: number } | SignInFailure>
}

/** The sign-ins of connections: a token that was fetched serves until shortly before its end. */
export interface Tokens {
  /** What a call of a connection shows; `key` is the secret in it. */
  headers(
    connection: {
      readonly id: string
      readonly title: string
      readonly origin: string
      readonly signIn: SignIn
      readonly secrets: readonly string[]
    },
    outbound: Pick<Outbound, 'send'>,
    signal: AbortSignal,
  ): Promise<Shown | SignInFailure>
  /** Forgets a token that was refused, so that no server shows it again; false: there is none to be fetched anew. */
  drop(id: string): boolean
  /** Forgets a token, whatever it is worth. */
  forget(id: string): void
}

/** What a call shows. */
interface Shown {
  readonly ok: true
  readonly headers: Readonly<Record<string, string>>
}

/** The same until a time; `token` is one that somebody gave. */
interface Fetched extends Shown {
  readonly until: number
  readonly token?: string
  /** Whose it is: where a connection goes elsewhere by now, or with other keys, it is nobody's. */
  readonly whose: string
}

interface Fetching {
  readonly whose: string
  readonly coming: Promise<Shown | SignInFailure>
}

/** Where nobody can give access, nobody has. */
const nobodys: GrantedTokens = {
  token: async ({ title }) => ({
    ok: false,
    code: 'CALL_FAILED',
    message: `Nobody has given access to ${title}`,
    isSignInRefused: true,
  }),
}

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    expires_in: v.fallback(v.pipe(v.unknown(), v.transform(Number), v.number()), 3600),
  }),
)

/** Milliseconds before its end from which a token is no longer shown. */
export const early = 60_000
/** Salesforce does not tell for how long a token is good. */
const longest = 3_600_000
const mostKept = 5000

/** Keeps tokens in memory: another process fetches its own, but for those that somebody gave. `now` in milliseconds. */
export function createTokens(now: () => number, granted: GrantedTokens = nobodys): Tokens {
  const kept = new Map<string, Fetched>()
  const refused = new Map<string, string>()
  const underWay = new Map<string, Fetching>()
  return {
    async headers({ id, title, origin, signIn, secrets }, outbound, signal) {
      if ('headers' in signIn) return { ok: true, headers: signIn.headers }
      const whose = JSON.stringify([id, origin, ...secrets])
      const known = kept.get(id)
      if (known && known.whose === whose && known.until > now())
        return { ok: true, headers: known.headers }
      const before = underWay.get(id)
      if (before?.whose === whose) return before.coming
      const coming = (
        'granted' in signIn
          ? askGranted({ id, title }, signIn.granted, signal)
          : fetchToken(signIn, { title, origin, secrets }, outbound, signal)
      )
        .then(fetched => {
          // What was forgotten meanwhile is not kept.
          if (!fetched.ok || underWay.get(id) !== mine) return fetched
          if (kept.size >= mostKept) kept.clear()
          kept.set(id, { ...fetched, whose })
          return fetched
        })
        .finally(() => underWay.get(id) === mine && underWay.delete(id))
      const mine = { whose, coming }
      underWay.set(id, mine)
      return coming
    },
    forget: id => {
      kept.delete(id)
      underWay.delete(id)
    },
    drop: id => {
      const token = kept.get(id)?.token
      if (token !== undefined) {
        if (refused.size >= mostKept) refused.clear()
        refused.set(id, token)
      }
      return kept.delete(id)
    },
  }

  async function askGranted(
    connection: { readonly id: string; readonly title: string },
    headers: (token: string) => Shown['headers'],
    signal: AbortSignal,
  ): Promise<Omit<Fetched, 'whose'> | SignInFailure> {
    const got = await granted.token(connection, refused.get(connection.id), signal)
    refused.delete(connection.id)
    return got.ok ? { ...got, headers: headers(got.token) } : got
  }

  async function fetchToken(
    signIn: Extract<SignIn, { exchange: unknown }>,
    {
      title,
      origin,
      secrets,
    }: { readonly title: string; readonly origin: string; readonly secrets: readonly string[] },
    outbound: Pick<Outbound, 'send'>,
    signal: AbortSignal,
  ): Promise<Omit<Fetched, 'whose'> | SignInFailure> {
    const { url, path, form, headers } = signIn.exchange
    const sent = await form(now()).catch(() => undefined)
    if (!sent)
      return {
        ok: false,
        code: 'CALL_FAILED',
        message: `The key for ${title} cannot be used`,
        detail: 'Its private key cannot be read',
        isSignInRefused: true,
      }
    const got = await outbound
      .send({
        url: url ?? `${origin}${path}`,
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams(sent).toString(),
        signal,
      })
      .catch(toFailure)
    if (!got.ok) return got
    const read = v.safeParse(answer, got.text)
    if (got.status === 200 && read.success) {
      const { access_token, expires_in } = read.output
      const life = Math.min(Math.max(expires_in * 1000 - early, 1000), longest)
      return { ok: true, headers: headers(access_token), until: now() + life }
    }
    const { status, words, refuses } = readTokenRefusal(got)
    const said = withoutSecrets(words, [...secrets, sent.assertion ?? ''])
    const isRefused = status === 401 || refuses === 'access' || refuses === 'client'
    return {
      ok: false,
      code: 'CALL_FAILED',
      message: wordsOf(title, refuses === 'calls' ? 429 : isRefused ? 401 : status),
      ...(isRefused
        ? { detail: signInRemedy(title, signIn, said), isSignInRefused: true }
        : said !== '' && { detail: said }),
    }
  }
}
