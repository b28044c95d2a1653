import type { Logger } from '../log.js'
import type { OutboxRepository } from '../store/index.js'

const hour = 3_600_000
const day = 24 * hour

/**
 * Forgets, now and every hour, the content of mails that were given up `days` ago or earlier: that a mail was given up
 * stays to be seen, what was in it does not. Mails that were sent are forgotten at once, by the outbox itself.
 */
export function startRetention(
  outbox: OutboxRepository,
  days: number,
  log: Logger,
): { stop(): Promise<void> } {
  let forgetting = forget()
  const timer = setInterval(() => {
    forgetting = forgetting.then(forget)
  }, hour).unref()
  return {
    stop: () => {
      clearInterval(timer)
      return forgetting
    },
  }

  async function forget(): Promise<void> {
    try {
      const mails = await outbox.forget(days * day)
      if (mails > 0) log.info({ mails, days }, 'The content of mails that were given up was forgotten')
    } catch (err) {
      log.error({ err }, 'The outbox could not be cleared')
    }
  }
}
