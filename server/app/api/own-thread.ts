import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import type { BotEntry, Store, ThreadEntry } from '../../store/index.js'
import { chatbotId } from './params.js'

/** The id of a thread, as it stands in an address. */
const threadId = v.pipe(
  v.string(),
  v.description('The id of a thread of the bot.'),
  v.examples(['9f86d081884c7d659a2feaa0c55ad015']),
)

/** The parameters of a call about one thread. */
export const threadParams = v.strictObject({ chatbotId, threadId })

/** A thread of a bot; throws THREAD_NOT_FOUND, for one of another bot too. */
export async function ownThread(
  { threads }: Pick<Store, 'threads'>,
  { id, owner }: BotEntry,
  given: string,
): Promise<ThreadEntry> {
  const thread = await threads.find(given)
  if (thread?.botId !== id || thread.owner !== owner) throw new ApiError('THREAD_NOT_FOUND')
  return thread
}

/** A thread of an account, whichever bot it is of; throws THREAD_NOT_FOUND. */
export async function accountThread(
  { threads }: Pick<Store, 'threads'>,
  owner: string,
  id: string,
): Promise<ThreadEntry> {
  const thread = await threads.find(id)
  if (thread?.owner !== owner) throw new ApiError('THREAD_NOT_FOUND')
  return thread
}

/** The number of a message by its id; undefined for what is none. */
export function numberOf(messageId: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(messageId) ? Number(messageId) : undefined
}
