import type { News } from '../conversations/live/news.js'
import type { ConnectionEntry, Store } from '../store/index.js'

interface StatusParts {
  readonly store: Pick<Store, 'channels' | 'threads'>
  readonly news: Pick<News, 'reacted' | 'read'>
}

/** Writes into messages what the provider told of them under these ids, and tells who looks at them. */
export async function applyStatuses(
  { store, news }: StatusParts,
  { id, owner }: Pick<ConnectionEntry, 'id' | 'owner'>,
  providerIds: readonly string[],
): Promise<void> {
  for (const { number, threadId, status } of await store.channels.statuses.apply(id, providerIds)) {
    const thread = { id: threadId, owner }
    news.reacted(thread, number)
    if (status !== 'read') continue
    await store.threads.mark(threadId, 'visitor', number)
    news.read(thread)
  }
}
