import type { MessageEntry, Store, ThreadEntry } from '../store/index.js'
import type { LiveNote } from './hub.js'
import { type Watched, watch } from './watch.js'

/** What a desk's stream is made from. */
export interface DeskStream extends Omit<Watched, 'look' | 'of'> {
  readonly store: Pick<Store, 'threads' | 'messages'>
  readonly owner: string
  /** The number of the last message that the desk has; absent: it begins with what comes now. */
  readonly after: number | undefined
  /** How the API writes a message and a thread. */
  readonly show: { message(entry: MessageEntry, botId: string): object; thread(entry: ThreadEntry): object }
}

const atOnce = 100
/** Numbers are given before they are seen: one that was late may be this much lower. */
const overlap = 100

/**
 * Tells a desk what happens in its owner's threads. A message may be told twice after a desk came back: it is the same
 * by its id.
 */
export function playToDesk(stream: DeskStream): Promise<void> {
  const { store, owner, writer, show } = stream
  let start = stream.after === undefined ? undefined : Math.max(0, stream.after - overlap)
  /** The last number that was told, by thread. */
  const told = new Map<string, number>()
  let since = 0
  let isFirst = stream.after !== undefined
  return watch({ ...stream, of: { owner }, look })

  async function look(notes: readonly LiveNote[]): Promise<number> {
    if (start === undefined) {
      const newest = await store.threads.list({ owner, limit: atOnce })
      start = Math.max(0, ...newest.map(({ lastMessage }) => lastMessage))
      since = Date.now()
    }
    const changed = new Set(notes.filter(({ typing }) => !typing).map(({ thread }) => thread))
    if (notes.length === 0) for (const thread of await missed()) changed.add(thread)
    for (const id of changed) {
      const thread = await store.threads.find(id)
      if (thread) await tell(thread)
    }
    for (const { thread, typing, reactedTo } of notes) {
      if (typing?.by === 'visitor') await writer.write({ type: 'typing', threadId: thread, on: typing.on })
      if (reactedTo === undefined) continue
      const [entry, message] = await Promise.all([
        store.threads.find(thread),
        store.messages.find(thread, reactedTo),
      ])
      if (entry && message)
        await writer.write({ type: 'reaction', message: show.message(message, entry.botId) })
    }
    return Number.POSITIVE_INFINITY
  }

  /** The threads in which something happened since the last look, or since the message that the desk has. */
  async function missed(): Promise<string[]> {
    const from = isFirst ? undefined : since
    isFirst = false
    since = Date.now() - 5000
    const found: string[] = []
    let after: { updatedAt: number; id: string } | undefined
    for (;;) {
      const page = await store.threads.list({ owner, limit: atOnce, after })
      const newer = page.filter(({ updatedAt, lastMessage }) =>
        from === undefined ? lastMessage > (start ?? 0) : updatedAt >= from,
      )
      found.push(...newer.map(({ id }) => id))
      after = page.at(-1)
      if (newer.length < atOnce) return found.reverse()
    }
  }

  async function tell(thread: ThreadEntry) {
    let after = told.get(thread.id) ?? start ?? 0
    await writer.write({ type: 'thread', thread: show.thread(thread) })
    for (;;) {
      const messages = await store.messages.list(thread.id, { after, limit: atOnce })
      for (const message of messages) {
        await writer.write({ type: 'message', message: show.message(message, thread.botId) }, message.number)
        after = message.number
      }
      told.set(thread.id, after)
      if (messages.length < atOnce || stream.signal.aborted) return
    }
  }
}
