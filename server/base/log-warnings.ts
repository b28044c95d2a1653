import type { Logger } from './log.js'

/** Has what Node warns of stand in the log, instead of on lines of its own that are no JSON. */
export function logWarnings(log: Logger): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) =>
    log.warn({ type: name, reason: message }, 'Node warns'),
  )
}
