import { destination, type Logger, pino } from 'pino'

export type { Logger }

/** The server's log: one JSON line per event on standard error; never a secret, an address of a call, or an answer. */
export function createLog(): Logger {
  return pino(
    { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ dest: 2, sync: true }),
  )
}
