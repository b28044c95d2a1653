import { ApiError } from '../../base/errors.js'
import type { BotEntry, Store } from '../../store/index.js'

/** The caller's bot; throws CHATBOT_ID_REQUIRED when the id is blank, CHATBOT_NOT_FOUND for another owner's too. */
export async function ownBot(
  { bots }: Pick<Store, 'bots'>,
  owner: string,
  id: string,
): Promise<BotEntry> {
  if (id === '') throw new ApiError('CHATBOT_ID_REQUIRED')
  const bot = await bots.find(id)
  if (bot?.owner !== owner) throw new ApiError('CHATBOT_NOT_FOUND')
  return bot
}
