import * as v from 'valibot'
import { type Outbound, toFailure } from '../../platform/outbound/index.js'
import type { SignIn } from '../contract/connector.js'
import { type ProviderFailure, wordsOf } from './failure.js'

/** The sign-ins of connections: a token that was fetched serves until shortly before its end. */
export interface Tokens {
  /** What a call of a connection shows; `key` is the secret in it. */
  headers(
    connection: {
      readonly id: string
      readonly title: string
      readonly origin: string
      readonly signIn: SignIn
    },
    outbound: Pick<Outbound, 'send'>,
    signal: AbortSignal,
  ): Promise<Shown | ProviderFailure>
  /** Forgets a token that was refused; false: there is none to be fetched anew. */
  drop(id: string): boolean
}

/** What a call shows. */
interface Shown {
  readonly ok: true
  readonly headers: Readonly<Record<string, string>>
}

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    access_token: v.pipe(v.string(), v.nonEmpty()),
    expires_in: v.fallback(v.pipe(v.unknown(), v.transform(Number), v.number()), 3600),
  }),
)
const refusal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.string(), error_description: v.optional(v.string(), '') }),
)
/** Zoho says so of too many tokens with the status and the name of what is not allowed. */
const tooMany = /too many requests/i

/** Milliseconds before its end from which a token is no longer shown. */
const early = 60_000
/** Salesforce does not tell for how long a token is good. */
const longest = 3_600_000
const mostKept = 5000

/** Keeps tokens in memory: another process fetches its own. `now` in milliseconds. */
export function createTokens(now: () => number): Tokens {
  const kept = new Map<string, { readonly headers: Shown['headers']; readonly until: number }>()
  const underWay = new Map<string, Promise<Shown | ProviderFailure>>()
  return {
    async headers({ id, title, origin, signIn }, outbound, signal) {
      if ('headers' in signIn) return { ok: true, headers: signIn.headers }
      const known = kept.get(id)
      if (known && known.until > now()) return { ok: true, headers: known.headers }
      const before = underWay.get(id)
      if (before) return before
      const fetching = fetchToken(signIn.exchange, title, origin, outbound, signal)
        .then(fetched => {
          if (!fetched.ok) return fetched
          if (kept.size >= mostKept) kept.clear()
          kept.set(id, fetched)
          return fetched
        })
        .finally(() => underWay.delete(id))
      underWay.set(id, fetching)
      return fetching
    },
    drop: id => kept.delete(id),
  }

  async function fetchToken(
    { url, path, form, headers }: Extract<SignIn, { exchange: unknown }>['exchange'],
    title: string,
    origin: string,
    outbound: Pick<Outbound, 'send'>,
    signal: AbortSignal,
  ): Promise<(Shown & { readonly until: number }) | ProviderFailure> {
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
    const said = v.safeParse(refusal, got.text)
    const words = said.success ? `${said.output.error} ${said.output.error_description}`.trim() : ''
    const isTooMuch = got.status === 429 || tooMany.test(words)
    const isRefused = got.status < 500 && !isTooMuch
    return {
      ok: false,
      code: 'CALL_FAILED',
      message: wordsOf(title, isTooMuch ? 429 : isRefused ? 401 : got.status),
      status: got.status,
      ...(words !== '' && { detail: words.slice(0, 200) }),
      ...(isRefused && { isSignInRefused: true }),
    }
  }
}
