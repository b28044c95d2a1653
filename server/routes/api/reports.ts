import { Hono } from 'hono'
import { ApiError } from '../../errors.js'
import type { Services } from '../../services.js'
import { type ApiEnv, succeed } from './envelope.js'
import { ownBot } from './own-bot.js'

/**
 * `GET /:id/calls`: the last 100 webhook calls of a bot: when, how long, with what result, and no secret.
 * `POST /:id/calls/:callId/retry`: makes one that waits or was given up again. `GET /:id/webhook-secret`: what they are signed with.
 * `GET /:id/identity-secret`: with what the owner's server vouches for visitors.
 * `GET /:id/mails`: its last 100 mails: when, sent, waiting or given up, after how many attempts.
 */
export function reportRoutes({ store, deliveries, webhookSecret, identitySecrets }: Services): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/:id/calls', async context => {
      const { id } = await ownBot(context, store)
      return succeed(context, 'Calls fetched', { chatbotId: id, calls: await store.calls.last(id) })
    })
    .post('/:id/calls/:callId/retry', async context => {
      const { id } = await ownBot(context, store)
      const callId = context.req.param('callId')
      if (!(await deliveries.retry(id, callId))) throw new ApiError('CALL_NOT_FOUND')
      return succeed(context, 'Call is made again', { chatbotId: id, callId })
    })
    .get('/:id/webhook-secret', async context => {
      const { id } = await ownBot(context, store)
      return succeed(context, 'Secret fetched', { chatbotId: id, secret: webhookSecret(id) })
    })
    .get('/:id/identity-secret', async context => {
      const { id } = await ownBot(context, store)
      const [secret] = identitySecrets(id)
      return succeed(context, 'Secret fetched', { chatbotId: id, secret })
    })
    .get('/:id/mails', async context => {
      const { id } = await ownBot(context, store)
      return succeed(context, 'Mails fetched', { chatbotId: id, mails: await store.outbox.last(id) })
    })
}
