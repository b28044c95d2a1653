import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorCatalogue } from '@talkgraph/wire/errors'
import { addressBehind, countedAddress } from '../http/client-address.js'
import type { Handle } from '../http/pipelined-requests.js'
import type { SocketLimits } from './socket-limits.js'
import { type BodyPace, createUnfinishedRequests } from './unfinished-requests.js'

/** Why a socket was closed, or a request refused. */
export type SocketEnd = 'address' | 'total' | 'unfinished' | 'slow'

/** How many sockets there are; on the waiting ones it is the client's turn. */
export interface SocketCounts {
  readonly open: number
  readonly waiting: number
}

/** What a server's sockets are guarded with. */
export interface SocketGuard {
  readonly limits: SocketLimits
  readonly pace: BodyPace
  /** Where there are some, all sockets come from them, and only requests have an address of their own. */
  readonly trustedProxies: number
  readonly onOpen?: ((counts: SocketCounts) => void) | undefined
  readonly onEnd?: ((why: SocketEnd) => void) | undefined
}

/** The sockets of a server. */
export interface GuardedSockets {
  readonly counts: () => SocketCounts
  /** Follows whose turn it is on each socket, and refuses a request where its address has too many unfinished. */
  guard(handle: Handle): Handle
  /** Closes sockets whose bodies take too long. */
  look(): void
}

const refusal = JSON.stringify({
  error: { code: 'RATE_LIMITED', message: errorCatalogue.RATE_LIMITED.message },
})

/**
 * Sees to it that no address takes all sockets of a server: one that has as many as it may gets no more. Where all are
 * taken, the one on which a client has been waited for longest makes room. A socket whose request is being answered, such as
 * a stream, is never closed.
 */
export function guardSockets(limits: SocketGuard): GuardedSockets & { take(server: Server): void } {
  const { trustedProxies, onOpen, onEnd } = limits
  const { total, perAddress, unfinishedPerAddress } = limits.limits
  /** How many requests are being answered on each. */
  const open = new Map<Socket, number>()
  /** The one that has waited longest stands first. */
  const waiting = new Set<Socket>()
  const byAddress = new Map<string, number>()
  const unfinished = createUnfinishedRequests(unfinishedPerAddress, limits.pace, ({ socket }) => {
    onEnd?.('slow')
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
  })
  const counts = () => ({ open: open.size, waiting: waiting.size })

  // Before Node's own listener.
  const take = (server: Server) => void server.prependListener('connection', admit)
  return { take, counts, guard, look: unfinished.look }

  function admit(socket: Socket): void {
    const address = countedAddress(socket.remoteAddress ?? '')
    const isOneTooMany = trustedProxies === 0 && (byAddress.get(address) ?? 0) >= perAddress
    if (isOneTooMany) {
      end(socket, 'address')
      return
    }
    if (open.size >= total) {
      const [longest] = waiting
      end(longest ?? socket, 'total')
      if (!longest) return
    }
    open.set(socket, 0)
    waiting.add(socket)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    socket.once('close', () => {
      forget(socket)
      const others = (byAddress.get(address) ?? 0) - 1
      if (others > 0) byAddress.set(address, others)
      else byAddress.delete(address)
      onOpen?.(counts())
    })
    onOpen?.(counts())
  }

  function end(socket: Socket, why: SocketEnd): void {
    // Its place is free at once; that it is closed is told later.
    forget(socket)
    socket.destroy()
    onEnd?.(why)
  }

  function forget(socket: Socket): void {
    open.delete(socket)
    waiting.delete(socket)
  }

  function guard(handle: Handle): Handle {
    return (request, response) => {
      if (!hasBody(request)) {
        follow(request, response)
        return handle(request, response)
      }
      const seen = String(request.headers['x-forwarded-for'] ?? '')
      const address = countedAddress(
        addressBehind(seen, trustedProxies) ?? request.socket.remoteAddress ?? '',
      )
      if (!unfinished.add(request, address)) {
        onEnd?.('unfinished')
        response.writeHead(429, refusalHeaders).end(refusal)
        return
      }
      response.once('close', () => unfinished.remove(request))
      request.once('end', () => {
        unfinished.remove(request)
        if (!response.closed) follow(request, response)
      })
      return handle(request, response)
    }
  }

  /** From now until it is answered, the client waits for the server. */
  function follow({ socket }: IncomingMessage, response: ServerResponse): void {
    const others = open.get(socket)
    if (others === undefined) return
    open.set(socket, others + 1)
    waiting.delete(socket)
    response.once('close', () => {
      const left = (open.get(socket) ?? 0) - 1
      if (left < 0) return
      open.set(socket, left)
      if (left === 0) waiting.add(socket)
    })
  }
}

const refusalHeaders = {
  connection: 'close',
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'retry-after': '5',
}

/** Of these methods no body counts: they are answered without it. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
