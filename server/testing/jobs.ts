import type { JobHandler } from '../platform/jobs/index.js'
import type { KeptJob } from '../store/index.js'

/** Runs a handler once, as the loop does. */
export function runJob(handler: JobHandler, data = '{}'): Promise<void> {
  const { signal } = new AbortController()
  return handler.run({
    id: 'job',
    botId: null,
    session: null,
    data,
    attempt: 1,
    pause: undefined,
    signal,
  })
}

/** A webhook call that somebody makes now, for an hour. */
export function callUnderWay(id: string, botId: string): KeptJob {
  const data = JSON.stringify({ nodeId: 'call', values: {} })
  return { id, botId, data, handler: 'webhook', session: 's', taker: 'a-test', lease: 3_600_000 }
}
