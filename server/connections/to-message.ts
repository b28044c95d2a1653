import { uploadsPath } from '@talkgraph/wire/addresses'
import { ApiError } from '../base/errors.js'
import type { WaitingIncoming } from '../channels/index.js'
import type { News } from '../conversations/live/news.js'
import type { UploadStorage } from '../platform/uploads/index.js'
import type { IncomingEntry, Store, ThreadEntry } from '../store/index.js'
import type { ProvidedConnection } from './connections.js'

/** What is done to messages with. */
interface Parts {
  readonly store: Pick<Store, 'channels' | 'messages' | 'threads' | 'uploads'>
  readonly uploads: Pick<UploadStorage, 'remove'>
  readonly news: Pick<News, 'reacted'>
}

/** What people do to a message. */
export type ToMessage = Extract<WaitingIncoming, { type: 'reaction' | 'deleted' }>

interface Came extends Pick<IncomingEntry, 'channelId' | 'personId'> {
  readonly given: ToMessage
}

/** What stands in place of a message that was taken back; for agents. */
const takenBack = 'This message was deleted.'

/** A message that brings several things has no more parts. */
const mostParts = 50

/**
 * Reacts to a message, or takes it back. Throws THREAD_BUSY where that has come and was not worked on yet; a message that comes
 * later finds that it was taken back.
 */
export async function doToMessage(
  parts: Parts,
  opened: ProvidedConnection,
  entry: Came,
): Promise<void> {
  const { store, news } = parts
  const { given, channelId } = entry
  const isReaction = given.type === 'reaction'
  const own = isReaction ? await store.channels.statuses.messageOf(channelId, given.to) : undefined
  for (const { threadId, message } of own ? [own] : await meant(parts, entry)) {
    if (isReaction)
      await store.messages.react(threadId, message, given.reaction.slice(0, 64) || 'NEUTRAL')
    else await takeBack(parts, threadId, message)
    news.reacted({ id: threadId, owner: opened.entry.owner }, message)
  }
}

/** The person's messages that are meant: a reaction is to the first part, and all are taken back. */
async function meant({ store }: Parts, { given, channelId, personId }: Came) {
  const ids = given.type === 'reaction' ? [given.to] : partsOf(given.of)
  const came = await store.channels.incoming.came(
    channelId,
    ids.flatMap(id => [`message ${id}`, `unsupported ${id}`]),
  )
  // What waits in the same queue comes after this one, and is not waited for.
  if (came.some(each => each.isWaiting && (personId === null || each.personId !== personId)))
    throw new ApiError('THREAD_BUSY')
  return came.flatMap(({ at }) => at ?? [])
}

const partsOf = (id: string) => [
  id,
  ...Array.from({ length: mostParts - 1 }, (_, index) => `${id}/${index + 1}`),
]

/** Whether a message was taken back before it was worked on: alone, or with all that it is a part of. */
export async function isTakenBack(
  { channels }: Pick<Store, 'channels'>,
  channelId: string,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return false
  const ids = [id, id.replace(/\/\d{1,2}$/, '')]
  const came = await channels.incoming.came(
    channelId,
    ids.map(each => `deleted ${each}`),
  )
  return came.length > 0
}

async function takeBack(parts: Parts, threadId: string, number: number): Promise<void> {
  const { messages, threads } = parts.store
  const [thread, message] = [await threads.find(threadId), await messages.find(threadId, number)]
  if (thread && message?.file) await removeFile(parts, thread, message.file)
  await messages.takeBack(threadId, number, takenBack)
}

/** Deletes a file that came with a message of this thread, so that nobody is served it any more. */
export async function removeFile(
  { store, uploads }: Pick<Parts, 'store' | 'uploads'>,
  { botId, session }: Pick<ThreadEntry, 'botId' | 'session'>,
  { url }: { readonly url: string },
): Promise<void> {
  const [, name] = URL.parse(url)?.pathname.split(`${uploadsPath}/`) ?? []
  if (!name) return
  const names = await store.uploads.names({ botId, sessions: [session], name })
  for (const each of names) await uploads.remove(each)
  await store.uploads.forget(names)
}
