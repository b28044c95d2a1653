import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { Agent } from 'undici'
import { inSpan, traceHeaders } from '../../base/tracing/spans.js'
import { createAllowedHosts } from './allowed-hosts.js'
import { checkUrl } from './check-url.js'
import { guardedConnect } from './guarded-connect.js'
import { guardedSocket, type SocketPlace } from './guarded-socket.js'
import { type CallAnswer, CallError, type CallFailure, toFailure } from './outcome.js'
import { readText } from './read-text.js'
import { followRedirect, type Hop } from './redirect.js'
import { type Resolve, systemResolve } from './resolve.js'

/** What a call sends. Header names are lower case. */
interface OutboundRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  /** Ends the call earlier than the time limit does. */
  readonly signal?: AbortSignal
  /** Milliseconds for all of the call, where they are other than the limit; while nothing comes, the limit holds. */
  readonly time?: number
  /** An answer that redirects is the answer itself: the caller follows it, or does not. */
  readonly stays?: boolean
}

/** How far a call may go; times in milliseconds, sizes in bytes. */
export interface OutboundLimits {
  readonly time: number
  readonly size: number
  readonly redirects: number
}

/** An answer that is read as it comes; reading it rejects when the call ends early. Header names are lower case. */
export interface OpenAnswer {
  readonly ok: true
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The caller reads it to its end or destroys it. */
  readonly body: Readable
}

/** The way out for every call the server makes; resolves in every case. */
export interface Outbound {
  readonly limits: OutboundLimits
  /** Resolves as soon as the answer begins; the time limit holds for all of it, its size is up to the reader. */
  open(request: OutboundRequest): Promise<OpenAnswer | CallFailure>
  send(request: OutboundRequest): Promise<CallAnswer | CallFailure>
  /** A plain socket for what is no HTTP, to the same places as calls; rejects with a `CallError`. */
  connect(place: SocketPlace): Promise<Socket>
  close(): Promise<void>
}

/** What an outbound can be made with: the operator's inner hosts, and in tests a resolver and tighter limits. */
export interface OutboundOptions {
  readonly allowHosts?: readonly string[]
  readonly resolve?: Resolve
  readonly limits?: Partial<OutboundLimits>
}

/** Makes the one way out: http and https, public unicast addresses and the operator's hosts, within limits. */
export function createOutbound({
  allowHosts = [],
  resolve = systemResolve,
  limits,
}: OutboundOptions): Outbound {
  const limit = { time: 10_000, size: 1_000_000, redirects: 3, ...limits }
  const allowed = createAllowedHosts(allowHosts)
  const agent = new Agent({
    connect: guardedConnect(allowed, resolve, limit.time),
    allowH2: false,
    // A connection was checked when it was opened. It serves the next request if that comes at once: later, the other
    // side may be closing it.
    keepAliveTimeout: 1000,
    keepAliveMaxTimeout: 1000,
    maxRequestsPerClient: 1000,
    headersTimeout: limit.time,
    bodyTimeout: limit.time,
  })
  const within = async <Answer>(
    request: OutboundRequest,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | CallFailure> => {
    const timeLimit = AbortSignal.timeout(request.time ?? limit.time)
    const signal = request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit
    // A call that waits for a silent name server would not end by an abort.
    return Promise.race([call(signal), aborted(signal)]).catch(toFailure)
  }
  /** As `within`, for a call that is over with what it resolves to: nothing of it is left until its time would be up. */
  const whole = async <Answer>(
    request: OutboundRequest,
    call: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | CallFailure> => {
    const late = new AbortController()
    const end = () => late.abort(new DOMException('The time is up', 'TimeoutError'))
    const timer = setTimeout(end, request.time ?? limit.time)
    const signal = request.signal ? AbortSignal.any([late.signal, request.signal]) : late.signal
    const answer = await Promise.race([call(signal), aborted(signal)]).catch(toFailure)
    clearTimeout(timer)
    return answer
  }
  return {
    limits: limit,
    send: request =>
      traced(request, () => whole(request, signal => send(agent, request, limit, signal))),
    open: request =>
      traced(request, () => within(request, signal => open(agent, request, limit, signal))),
    connect: place => guardedSocket(place, allowed, resolve, limit.time),
    close: () => agent.destroy(),
  }
}

/** A call under a span of its own, which tells how it went and not where. */
function traced<Answer extends { readonly ok: true; readonly status: number }>(
  { method }: OutboundRequest,
  call: () => Promise<Answer | CallFailure>,
): Promise<Answer | CallFailure> {
  return inSpan(
    `call ${method}`,
    { way: 'out', attributes: { 'http.request.method': method } },
    async span => {
      const answer = await call()
      if (answer.ok) span.setAttribute('http.response.status_code', answer.status)
      return answer
    },
    answer => (answer.ok ? undefined : answer.message),
  )
}

async function send(
  agent: Agent,
  request: OutboundRequest,
  limit: OutboundLimits,
  signal: AbortSignal,
): Promise<CallAnswer> {
  const { statusCode, headers, body } = await follow(agent, request, limit, signal, anyEncoding)
  const text = await readText(body, headerOf(headers['content-encoding']), limit.size)
  return { ok: true, status: statusCode, headers, text }
}

async function open(
  agent: Agent,
  request: OutboundRequest,
  limit: OutboundLimits,
  signal: AbortSignal,
): Promise<OpenAnswer> {
  const { statusCode, headers, body } = await follow(agent, request, limit, signal, 'identity')
  return { ok: true, status: statusCode, headers, body }
}

const anyEncoding = 'gzip, deflate, br'

/** Sends a request and goes where its answers redirect to. */
async function follow(
  agent: Agent,
  request: OutboundRequest,
  limit: OutboundLimits,
  signal: AbortSignal,
  encoding: string,
): Promise<Response> {
  let hop: Hop = { ...request, url: checkUrl(request.url) }
  for (let redirects = 0; ; redirects++) {
    const response = await sendHop(agent, hop, signal, encoding)
    const next = request.stays ? undefined : followOrDrop(hop, response)
    if (!next) return response
    if (redirects === limit.redirects) throw new CallError('The answer redirects too often')
    hop = next
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

type Response = Awaited<ReturnType<typeof sendHop>>

function sendHop(
  agent: Agent,
  { url, method, headers, body }: Hop,
  signal: AbortSignal,
  encoding: string,
) {
  return agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: {
      'user-agent': 'Talkgraph',
      accept: '*/*',
      ...traceHeaders(),
      ...headers,
      'accept-encoding': encoding,
    },
    body,
    signal,
  })
}

/** The body of a redirect is never read: its connection is closed. */
function followOrDrop(hop: Hop, { statusCode, headers, body }: Response): Hop | undefined {
  const dropBody = () => body.on('error', () => undefined).destroy()
  try {
    const next = followRedirect(hop, statusCode, headerOf(headers.location) || undefined)
    if (next) dropBody()
    return next
  } catch (error) {
    dropBody()
    throw error
  }
}

function headerOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
}
