import type { Logger } from '../../base/log.js'
import type { SocketCounts, SocketEnd } from './guard-sockets.js'
import type { SocketLimits } from './socket-limits.js'

/** Shares of the total at which the log warns, and below which it may warn again. */
const near = 0.8
const calm = 0.6
/** Milliseconds between two lines that say the same. */
const pause = 600_000

const words: Readonly<Record<SocketEnd, string>> = {
  address:
    'One address has as many connections as it may have; more are closed. If it is a proxy, set TALKGRAPH_TRUSTED_PROXIES, otherwise TALKGRAPH_CONNECTIONS_PER_ADDRESS',
  total:
    'No connection is left: those on which clients were waited for longest are closed. Keep away who holds them, or raise TALKGRAPH_CONNECTIONS and the limit of open files',
  unfinished:
    'One address sends as many bodies at the same time as it may; more are refused. Set TALKGRAPH_UNFINISHED_PER_ADDRESS if that is meant',
  slow: 'A body came so slowly that its connection was closed',
}

/** Tells in the log before the sockets come to an end, and what becomes of clients then: each at most once in ten minutes. */
export function tellOfSockets(
  log: Logger,
  limits: SocketLimits,
  now: () => number = () => performance.now(),
): { onOpen(counts: SocketCounts): void; onEnd(why: SocketEnd): void } {
  const told = new Map<SocketEnd, number>()
  let isNear = false
  return {
    onOpen({ open, waiting }) {
      if (isNear) isNear = open >= limits.total * calm
      else if (open >= limits.total * near) {
        isNear = true
        log.warn({ open, waiting, most: limits.total }, 'Connections come to an end soon')
      }
    },
    onEnd(why) {
      const before = told.get(why)
      if (before !== undefined && now() - before < pause) return
      told.set(why, now())
      log.warn({ limits }, words[why])
    },
  }
}
