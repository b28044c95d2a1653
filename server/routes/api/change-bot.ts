import { type BotDetails, readDetails } from '../../appearance/details.js'
import { ApiError } from '../../errors.js'
import type { BotEntry, Store } from '../../store/index.js'

/** Changes what is set of a bot; throws CHATBOT_NOT_FOUND where it was deleted meanwhile. */
export async function changeBot(
  { bots }: Pick<Store, 'bots'>,
  { id }: BotEntry,
  change: (details: BotDetails) => BotDetails,
): Promise<BotEntry> {
  const changed = await bots.change(id, entry => {
    const details = change(readDetails(entry.details))
    return {
      details: JSON.stringify(details),
      name: details.title,
      metadata: details.settings.metadata ?? {},
    }
  })
  if (!changed) throw new ApiError('CHATBOT_NOT_FOUND')
  return changed
}
