import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { stopServer } from '../base/stop-server.js'
import { inTurn } from './http/pipelined-requests.js'
import {
  type GuardedSockets,
  guardSockets,
  type SocketGuard,
  socketLimits,
} from './sockets/index.js'

/** A listening server. */
export interface Listening {
  readonly port: number
  readonly sockets: Pick<GuardedSockets, 'counts'>
  /** Tells clients to go elsewhere, takes no more requests, lets the open ones finish for at most `drain` milliseconds, then closes every socket. */
  stop(drain: number): Promise<void>
}

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** To send its headers. */
  readonly headers: number
  /** To send the whole request: a file of 5 MB comes at 350 kbit/s. */
  readonly request: number
  /** To send a body, and as much again as its length takes at 350 kbit/s. */
  readonly body: number
  /** While no byte of the request or the answer moves; longer than an AI provider may be silent. */
  readonly idle: number
  /** Between two requests. */
  readonly keepAlive: number
  /** How often the first three are checked. */
  readonly check: number
}

/** How a server listens; everything may be left out. */
export interface ListenOptions extends Partial<TimeLimits>, Partial<Omit<SocketGuard, 'pace'>> {
  readonly host?: string | undefined
}

/** 350 kbit/s. */
const bytesPerMs = 44

const timeLimits: TimeLimits = {
  headers: 15_000,
  request: 120_000,
  body: 15_000,
  idle: 120_000,
  keepAlive: 10_000,
  check: 5000,
}

/**
 * Listens on a port (0: a free one) of this host, or of every address of the machine. Rejects with the system's error, such
 * as EADDRINUSE.
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  port: number,
  {
    host,
    limits: most = socketLimits(),
    trustedProxies = 0,
    onOpen,
    onEnd,
    ...given
  }: ListenOptions = {},
): Promise<Listening> {
  const limits = { ...timeLimits, ...given }
  const sockets = guardSockets({
    limits: most,
    pace: { least: limits.body, bytesPerMs },
    trustedProxies,
    onOpen,
    onEnd,
  })
  const server = createServer(
    {
      requestTimeout: limits.request,
      headersTimeout: limits.headers,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
    },
    sockets.guard(inTurn(getRequestListener(app.fetch))),
  )
  sockets.take(server)
  server.setTimeout(limits.idle)
  const looking = setInterval(sockets.look, limits.check).unref()
  server.once('close', () => clearInterval(looking))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    sockets,
    stop: drain => stopServer(server, drain),
  }
}
