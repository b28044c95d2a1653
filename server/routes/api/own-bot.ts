import type { Context } from 'hono'
import { ApiError } from '../../errors.js'
import type { BotEntry, Store } from '../../store/index.js'
import type { ApiEnv } from './envelope.js'

type BotContext = Context<ApiEnv, '/:id' | '/:id/x' | '/:id/x/:y' | '/:id/calls/:callId/retry'>

/** The id in a call's address; throws CHATBOT_ID_REQUIRED when it is blank. */
export function botIdOf(context: BotContext): string {
  const id = context.req.param('id').trim()
  if (id === '') throw new ApiError('CHATBOT_ID_REQUIRED')
  return id
}

/** The caller's bot; throws CHATBOT_NOT_FOUND, for another owner's too. */
export async function ownBot(context: BotContext, { bots }: Store): Promise<BotEntry> {
  const bot = await bots.find(botIdOf(context))
  if (bot?.owner !== context.get('owner')) throw new ApiError('CHATBOT_NOT_FOUND')
  return bot
}
