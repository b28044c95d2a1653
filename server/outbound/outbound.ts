import { Agent } from 'undici'
import { createAllowedHosts } from './allowed-hosts.js'
import { checkUrl } from './check-url.js'
import { guardedConnect } from './guarded-connect.js'
import { type CallAnswer, CallError, type CallFailure, toFailure } from './outcome.js'
import { readText } from './read-text.js'
import { followRedirect, type Hop } from './redirect.js'
import { type Resolve, systemResolve } from './resolve.js'

/** What a call sends. Header names are lower case. */
export interface OutboundRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  /** Ends the call earlier than the time limit does. */
  readonly signal?: AbortSignal
}

/** How far a call may go; times in milliseconds, sizes in bytes. */
export interface OutboundLimits {
  readonly time: number
  readonly size: number
  readonly redirects: number
}

/** The way out for every call the server makes; resolves in every case. */
export interface Outbound {
  readonly limits: OutboundLimits
  send(request: OutboundRequest): Promise<CallAnswer | CallFailure>
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
  const agent = new Agent({
    connect: guardedConnect(createAllowedHosts(allowHosts), resolve, limit.time),
    allowH2: false,
    // A connection per request: each is checked, and none is found closed by the other side.
    pipelining: 0,
    headersTimeout: limit.time,
    bodyTimeout: limit.time,
  })
  return {
    limits: limit,
    send: request => send(agent, request, limit).catch(toFailure),
    close: () => agent.destroy(),
  }
}

async function send(agent: Agent, request: OutboundRequest, limit: OutboundLimits): Promise<CallAnswer> {
  const timeLimit = AbortSignal.timeout(limit.time)
  const signal = request.signal ? AbortSignal.any([timeLimit, request.signal]) : timeLimit
  let hop: Hop = { ...request, url: checkUrl(request.url) }
  for (let redirects = 0; ; redirects++) {
    const response = await sendHop(agent, hop, signal)
    const next = followOrDrop(hop, response)
    if (!next) {
      const text = await readText(response.body, headerOf(response.headers['content-encoding']), limit.size)
      return { ok: true, status: response.statusCode, text }
    }
    if (redirects === limit.redirects) throw new CallError('The answer redirects too often')
    hop = next
  }
}

type Response = Awaited<ReturnType<typeof sendHop>>

function sendHop(agent: Agent, { url, method, headers, body }: Hop, signal: AbortSignal) {
  return agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method,
    headers: { 'user-agent': 'Talkgraph', accept: '*/*', ...headers, 'accept-encoding': 'gzip, deflate, br' },
    body,
    signal,
  })
}

/** A redirect's own body is never read: its connection is closed. */
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
