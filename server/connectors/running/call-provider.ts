import type { Value } from '../../../runtime/index.js'
import { secretsHider, withoutSecrets } from '../../base/without-secrets.js'
import { type Outbound, toFailure } from '../../platform/outbound/index.js'
import { hidden, mostTold, type SentCall } from '../../steps/call/make-call.js'
import type { AnyConnector, ReadyConnector } from '../contract/connector.js'
import { type ConnectorRequest, namesIn } from '../contract/request.js'
import { type ProviderFailure, signInRemedy, wordsOf } from './failure.js'
import type { Pace } from './pace.js'
import type { Tokens } from './tokens.js'

/** A connection whose provider is called. */
export interface CalledConnection {
  readonly id: string
  readonly connector: AnyConnector
  readonly ready: ReadyConnector
  readonly outbound: Pick<Outbound, 'send'>
}

/** What calls are made with; times in milliseconds. */
export interface CallParts {
  readonly tokens: Tokens
  readonly pace: Pace
  /** The pauses before a call is made again. */
  readonly pauses: readonly number[]
  readonly wait: (pause: number) => Promise<unknown>
  readonly now: () => number
  /** What a connection's product has told under a mark. */
  readonly told: (connectionId: string, mark: string) => Promise<Value | undefined>
}

/** Until when a call may be tried, and what happens where nobody knows whether it arrived. */
export interface Patience {
  readonly signal: AbortSignal
  readonly endsAt: number
  /** Absent: it is made again. `twice`: it is given up. Otherwise it is looked whether it arrived. */
  readonly again?: 'twice' | (() => Promise<Value | undefined>)
  readonly done?: readonly number[]
  /** Is told each call that went out, and what came back, without secrets. */
  readonly tell?: ((sent: SentCall) => void) | undefined
}

/** What a provider answered. */
export interface ProviderAnswer {
  readonly ok: true
  readonly status: number
  readonly body: Value
}

/**
 * Calls a provider: signed in, at its pace, and again where that may help and does nothing twice. Resolves in every case; a failure
 * holds no key.
 */
export async function callProvider(
  { id, connector, ready, outbound }: CalledConnection,
  request: ConnectorRequest,
  { signal, endsAt, again, done = [], tell }: Patience,
  { tokens, pace, pauses, wait, now }: Omit<CallParts, 'told'>,
): Promise<ProviderAnswer | ProviderFailure> {
  const { title, says, isBusy } = connector
  let isFresh = false
  for (let attempt = 0; ; ) {
    if (connector.pause !== undefined) await wait(pace.next(id, connector.pause))
    const signedIn = await tokens.headers({ id, title, ...ready }, outbound, signal)
    if (!signedIn.ok) return signedIn
    const out = wire(ready.origin, request, signedIn.headers)
    const sent = await outbound.send({ ...out, signal }).catch(toFailure)
    const secrets = [...ready.secrets, keyIn(signedIn.headers)]
    const hide = secretsHider(secrets.filter(isLong))
    tell?.({
      request: { method: out.method, url: out.url, headers: headersTold(out.body), body: out.body },
      answer: sent.ok ? { status: sent.status, text: hide(sent.text).slice(0, mostTold) } : null,
    })
    const { status, body, isAnswer } = sent.ok
      ? { status: sent.status, ...readBody(sent.text, hide) }
      : none
    const isFine = status >= 200 && status <= 299
    if (sent.ok && ((isFine && isAnswer) || done.includes(status)))
      return { ok: true, status, body }
    if (status === 401 && !isFresh && tokens.drop(id)) {
      isFresh = true
      continue
    }
    const said = says(body)
    const words = said && withoutSecrets(said, secrets, namesIn(request))
    const failure: ProviderFailure = sent.ok
      ? {
          ok: false,
          code: 'CALL_FAILED',
          message: wordsOf(title, status),
          status,
          ...(status === 401
            ? { detail: signInRemedy(title, ready.signIn, words), isSignInRefused: true }
            : words !== undefined && { detail: words }),
        }
      : sent
    const isRefused = status === 429 || (status >= 400 && status < 500 && isBusy?.(body) === true)
    const isUnknown = sent.ok
      ? status >= 500 || status === 408 || isFine
      : sent.code !== 'BLOCKED_ADDRESS'
    if (!isRefused && !isUnknown) return failure
    if (!isRefused && again === 'twice')
      return {
        ...failure,
        detail:
          `${failure.detail ?? ''} It is not known whether it arrived, so it was not sent again`.trim(),
      }
    const asked = sent.ok ? retryAfter(sent.headers?.['retry-after'], now()) : undefined
    const usual = pauses[attempt++]
    const pause = asked ?? usual
    const isLast = pause === undefined || usual === undefined || now() + pause >= endsAt
    if (!isLast) await wait(pause)
    if (!isRefused && again !== undefined && again !== 'twice') {
      const found = await again()
      if (found !== undefined) return { ok: true, status: 200, body: found }
    }
    if (isLast) return failure
  }
}

/** What stands for the key, which nobody reads. */
const headersTold = (body: string | null) => ({
  ...(body !== null && { 'content-type': 'application/json' }),
  authorization: hidden,
})

const none = { status: 0, body: null, isAnswer: false }

/** A request as it goes over the wire. */
function wire(
  origin: string,
  { method, path, query = {}, body }: ConnectorRequest,
  headers: Readonly<Record<string, string>>,
) {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return {
    url: `${origin}${path}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ''}`,
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  }
}

/** Shorter ones may stand for something else in an answer. */
const isLong = (secret: string) => secret.length >= 8

const keyIn = ({ authorization = '' }: Readonly<Record<string, string>>) =>
  authorization.slice(authorization.indexOf(' ') + 1)

/** Milliseconds that a provider wants to be left alone: seconds, or a date. */
function retryAfter(header: string | string[] | undefined, now: number): number | undefined {
  const text = Array.isArray(header) ? header[0] : header
  if (text === undefined || text.trim() === '') return undefined
  const seconds = Number(text)
  const pause = Number.isNaN(seconds) ? Date.parse(text) - now : seconds * 1000
  return Number.isNaN(pause) ? undefined : Math.max(0, pause)
}

/** What was answered, without secrets: a text that is no JSON is a page of somebody in between. */
function readBody(
  text: string,
  hide: (text: string) => string,
): { readonly body: Value; readonly isAnswer: boolean } {
  try {
    return { body: hideIn(JSON.parse(text), hide), isAnswer: true }
  } catch {
    return { body: hide(text), isAnswer: text.trim() === '' }
  }
}

/** A number stays: it may be an id that has the digits of a key. */
function hideIn(value: Value, hide: (text: string) => string): Value {
  if (typeof value === 'string') return hide(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(each => hideIn(each, hide))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [hide(name), hideIn(each, hide)]),
  )
}
