import { Hono } from 'hono'
import type { Services } from '../../services.js'
import { type ApiEnv, succeed } from './envelope.js'
import { ownBot } from './own-bot.js'

/**
 * `GET /:id/calls`: the last 100 webhook calls of a bot: when, how long, with what result, and no secret.
 * `GET /:id/mails`: its last 100 mails: when, sent, waiting or given up, after how many attempts.
 */
export function reportRoutes({ store }: Services): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/:id/calls', async context => {
      const { id } = await ownBot(context, store)
      return succeed(context, 'Calls fetched', { chatbotId: id, calls: await store.calls.last(id) })
    })
    .get('/:id/mails', async context => {
      const { id } = await ownBot(context, store)
      return succeed(context, 'Mails fetched', { chatbotId: id, mails: await store.outbox.last(id) })
    })
}
