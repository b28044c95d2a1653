import { keyHeader } from '@talkgraph/wire/idempotency'
import type { Value } from '../../../runtime/index.js'
import type { CallRequest, StepOutcome } from '../../../runtime/node/step-tools.js'
import { randomHex } from '../../base/random-hex.js'
import { CallError, notReached, type Outbound, toFailure } from '../../platform/outbound/index.js'
import type { GivenValues } from '../step-values.js'
import { callBody } from './call-body.js'
import { fetchAuthorization } from './fetch-authorization.js'
import { fillHeaders } from './fill-headers.js'
import { fillUrl } from './fill-url.js'
import { signWebhook } from './sign-webhook.js'

/** For whom a call is made, and how the other side knows it. */
export interface CallFrame {
  readonly values: GivenValues
  /** Handed on, so that the other side can know a repeated call (decision 76). */
  readonly key?: string | undefined
  /** The call's id, the same at each attempt; absent: a new one, and the call is not made again later. */
  readonly id?: string | undefined
  /** What the call is signed with. */
  readonly secret?: string | undefined
  /** Is told what went out and what came back, of a call that its owner tries. */
  readonly tell?: ((sent: SentCall) => void) | undefined
}

/** What went out and what came back. */
export interface SentCall {
  readonly request: {
    readonly method: string
    readonly url: string
    /** Those that the step brings have no values: they may be secrets. */
    readonly headers: Readonly<Record<string, string>>
    readonly body: string | null
  }
  /** Null: none came. */
  readonly answer: { readonly status: number; readonly text: string } | null
}

/** Stands for what nobody reads. */
export const hidden = '••••'
/** Letters of an answer that are told. */
export const mostTold = 20_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Calls another system (decisions 107, 28, 48 and 52) within one time limit, the token's call included. `body` is parsed
 * JSON where the answer was JSON, else text. Resolves in every case; a failure names no address, secret or answer.
 */
export function makeCall(
  request: CallRequest,
  frame: CallFrame,
  outbound: Outbound,
): Promise<StepOutcome> {
  return call(request, frame, outbound).catch(toFailure)
}

async function call(
  request: CallRequest,
  { values, key, secret, id: given, tell }: CallFrame,
  outbound: Outbound,
): Promise<StepOutcome> {
  const isMadeOnce = given === undefined
  const id = given ?? randomHex(24)
  const method = request.method?.trim().toUpperCase() || 'POST'
  if (!methods.has(method))
    throw new CallError('The configured method is not one that can be called')
  const url = fillUrl(request.url, values, request.query)
  const headers = fillHeaders(request.headers ?? [], values)
  const body = hasBody(method) ? callBody(request, values) : null
  const signal = AbortSignal.timeout(outbound.limits.time)
  const authorization = await fetchAuthorization(request.authentication, outbound, signal)
  const send = () =>
    outbound.send({
      url,
      method,
      headers: {
        ...(key !== undefined && { [keyHeader.toLowerCase()]: key }),
        ...headers,
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(secret !== undefined && signWebhook(secret, { id, body: body ?? '' })),
      },
      body,
      signal,
    })
  const first = await send()
  // A connection that broke is tried once more where nobody else will.
  const answer = isMadeOnce && !first.ok && first.message === notReached ? await send() : first
  tell?.({
    request: {
      method,
      url,
      body,
      headers: {
        ...Object.fromEntries(Object.keys(headers).map(name => [name, hidden])),
        'content-type': 'application/json',
        ...(authorization && { authorization: hidden }),
      },
    },
    answer: answer.ok ? { status: answer.status, text: answer.text.slice(0, mostTold) } : null,
  })
  if (!answer.ok) return answer
  const { status } = answer
  if (status < 200 || status > 299)
    return { ok: false, code: 'CALL_FAILED', message: `The answer has status ${status}`, status }
  return { ok: true, status, body: readAnswer(answer.text) }
}

/** Decision 48. */
function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function readAnswer(text: string): Value {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
