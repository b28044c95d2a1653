import type { Logger } from '../log.js'
import type { OutboxRepository } from '../store/index.js'

const hour = 3_600_000
const day = 24 * hour

/**
 * Forgets the content of mails that were given up `days` ago or earlier, now and every hour. The record that a mail was
 * given up stays. The outbox itself forgets mails as soon as they are sent.
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
