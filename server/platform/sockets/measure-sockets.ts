import { Counter, Gauge, type Registry } from 'prom-client'
import type { SocketCounts, SocketEnd } from './guard-sockets.js'

/** Measures of the sockets of one server. */
export interface SocketMetrics {
  /** From now on the sockets that are counted here are told, and how many there may be. */
  show(counts: () => SocketCounts, most: number): void
  noteEnd(why: SocketEnd): void
}

const ends: readonly SocketEnd[] = ['address', 'total', 'unfinished', 'slow']

/** Makes what is measured of sockets. */
export function measureSockets(registers: Registry[]): SocketMetrics {
  let read: (() => SocketCounts) | undefined
  new Gauge({
    name: 'talkgraph_connections',
    help: 'Open connections of clients: those on which a request is answered, and those that wait for the client',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, waiting } = read?.() ?? { open: 0, waiting: 0 }
      this.set({ state: 'answering' }, open - waiting)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  const limit = new Gauge({
    name: 'talkgraph_connections_limit',
    help: 'How many connections of clients may be open',
    registers,
  })
  const ended = new Counter({
    name: 'talkgraph_connections_ended_total',
    help: 'Connections closed for a limit of their address or of all, or for a slow body, and requests refused for too many unfinished ones',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of ends) ended.inc({ reason }, 0)
  return {
    show(counts, most) {
      read = counts
      limit.set(most)
    },
    noteEnd: reason => ended.inc({ reason }),
  }
}
