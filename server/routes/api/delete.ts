import { Hono } from 'hono'
import { ApiError } from '../../errors.js'
import type { Services } from '../../services.js'
import { removeUploads } from '../../visitors/remove-uploads.js'
import { type ApiEnv, succeed } from './envelope.js'
import { ownBot } from './own-bot.js'

/** `DELETE /chatbots/:id`: deletes a bot with its versions, calls, mails and visitors' files. */
export function deleteRoutes({ store, uploads, log }: Services): Hono<ApiEnv> {
  return new Hono<ApiEnv>().delete('/:id', async context => {
    const { id } = await ownBot(context, store)
    const remove = async () => {
      await removeUploads(store, uploads, { botId: id })
      await store.bots.remove(id)
    }
    await remove().catch(err => {
      log.error({ err, botId: id }, 'A bot could not be deleted')
      throw new ApiError('CHATBOT_DELETE_FAILED')
    })
    return succeed(context, 'Chatbot deleted', { chatbotId: id })
  })
}
