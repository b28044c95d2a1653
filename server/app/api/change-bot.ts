import { ApiError } from '../../base/errors.js'
import { type BotDetails, readDetails } from '../../bots/appearance/details.js'
import type { BotEntry, Store } from '../../store/index.js'

/** In characters of JSON: a list has up to 1,000 bots. */
const mostDetails = 64_000

/** Changes what is set of a bot; throws CHATBOT_NOT_FOUND where it was deleted meanwhile, BODY_TOO_LARGE where it would be too much. */
export async function changeBot(
  { bots }: Pick<Store, 'bots'>,
  { id }: BotEntry,
  change: (details: BotDetails) => BotDetails,
): Promise<BotEntry> {
  const changed = await bots.change(id, entry => {
    const details = change(readDetails(entry.details))
    const text = JSON.stringify(details)
    if (text.length > mostDetails) throw new ApiError('BODY_TOO_LARGE')
    return {
      details: text,
      name: details.title,
      metadata: details.settings.metadata ?? {},
    }
  })
  if (!changed) throw new ApiError('CHATBOT_NOT_FOUND')
  return changed
}
