import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { addMessages } from './add-messages.js'
import type { ThreadState } from './entry.js'
import { entryOf, type MessageAuthor, type MessageEntry, type NewMessage } from './message-entry.js'

/** Which messages of a thread are meant: those after a number, or before one; both ways the oldest come first. */
interface MessageRange {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly limit: number
  /** Without the notes, as the visitor may read them. */
  readonly forVisitor?: boolean
  /** Only what they said. */
  readonly who?: MessageAuthor
}

/** What is said in threads. */
export interface MessageRepository {
  /**
   * Adds a message to a thread; undefined where there is no such thread, or none in these states. The thread's messages get
   * their numbers one after the other.
   */
  append(
    threadId: string,
    message: NewMessage,
    from?: readonly ThreadState[],
  ): Promise<MessageEntry | undefined>
  /** Adds several at once, unless there is one already that has the key of the first; then that one is all there is. */
  appendAll(threadId: string, messages: readonly NewMessage[]): Promise<readonly MessageEntry[]>
  list(threadId: string, range: MessageRange): Promise<readonly MessageEntry[]>
  find(threadId: string, number: number): Promise<MessageEntry | undefined>
  /** The message that came with this key at this time or later, in any thread of somebody who writes over a connection. */
  keyedOf(personId: string, key: string, since: number): Promise<MessageEntry | undefined>
  /** What a visitor has taken back: other words stand there, and no file. */
  takeBack(threadId: string, number: number, text: string): Promise<void>
  /** What stands in a message from now on, as it went out. */
  reword(threadId: string, number: number, text: string): Promise<void>
  /** When the first message after a number was said; undefined where there is none. */
  timeAfter(number: number): Promise<number | undefined>
  /** The id of the thread that a message is in. */
  threadOf(number: number): Promise<string | undefined>
  /** Resolves to the message as it is then; undefined where the thread has no such message. */
  react(threadId: string, number: number, reaction: string): Promise<MessageEntry | undefined>
}

/** The messages in a database. `now` in milliseconds. */
export function createMessageRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): MessageRepository {
  return {
    append: (threadId, message, from) =>
      db.transaction().execute(async trx => {
        // Writing the row locks it: a message with a higher number cannot be seen before one with a lower.
        const touch = trx
          .updateTable('threads')
          .set({ updated_at: now() })
          .where('id', '=', threadId)
        const touched = await (from
          ? touch.where('state', 'in', [...from])
          : touch
        ).executeTakeFirst()
        if (touched.numUpdatedRows === 0n) return undefined
        const before =
          message.key === undefined ? undefined : await withKey(trx, threadId, message.key)
        if (before) return before
        const [entry] = await addMessages(trx, threadId, [message], now())
        return entry
      }),
    appendAll: (threadId, messages) =>
      db.transaction().execute(async trx => {
        const touched = await trx
          .updateTable('threads')
          .set({ updated_at: now() })
          .where('id', '=', threadId)
          .executeTakeFirst()
        if (touched.numUpdatedRows === 0n) return []
        const [first] = messages
        const before =
          first?.key === undefined ? undefined : await withKey(trx, threadId, first.key)
        return before ? [before] : addMessages(trx, threadId, messages, now())
      }),
    list: async (threadId, { after, before, limit, forVisitor = false, who }) => {
      let query = db
        .selectFrom('messages')
        .selectAll()
        .where('thread_id', '=', threadId)
        .limit(limit)
      if (after !== undefined) query = query.where('number', '>', after)
      if (before !== undefined) query = query.where('number', '<', before)
      if (who !== undefined) query = query.where('who', '=', who)
      if (forVisitor) query = query.where('who', '<>', 'note')
      const isBackwards = before !== undefined && after === undefined
      const rows = await query.orderBy('number', isBackwards ? 'desc' : 'asc').execute()
      return (isBackwards ? rows.reverse() : rows).map(entryOf)
    },
    find: async (threadId, number) => {
      const row = await db
        .selectFrom('messages')
        .selectAll()
        .where('thread_id', '=', threadId)
        .where('number', '=', number)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    keyedOf: async (personId, key, since) => {
      const row = await db
        .selectFrom('messages')
        .innerJoin('threads', 'threads.id', 'messages.thread_id')
        .selectAll('messages')
        .where('person_id', '=', personId)
        .where('updated_at', '>=', since)
        .where('messages.key', '=', key)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    takeBack: async (threadId, number, text) => {
      await db
        .updateTable('messages')
        .set({ text, file: null })
        .where('thread_id', '=', threadId)
        .where('number', '=', number)
        .execute()
    },
    reword: async (threadId, number, text) => {
      await db
        .updateTable('messages')
        .set({ text })
        .where('thread_id', '=', threadId)
        .where('number', '=', number)
        .execute()
    },
    timeAfter: async number => {
      const row = await db
        .selectFrom('messages')
        .select('at')
        .where('number', '>', number)
        .orderBy('number')
        .limit(1)
        .executeTakeFirst()
      return row?.at
    },
    threadOf: async number => {
      const row = await db
        .selectFrom('messages')
        .select('thread_id')
        .where('number', '=', number)
        .executeTakeFirst()
      return row?.thread_id
    },
    react: async (threadId, number, reaction) => {
      const row = await db
        .updateTable('messages')
        .set({ reaction })
        .where('thread_id', '=', threadId)
        .where('number', '=', number)
        .returningAll()
        .executeTakeFirst()
      return row && entryOf(row)
    },
  }
}

async function withKey(
  trx: Kysely<Tables>,
  threadId: string,
  key: string,
): Promise<MessageEntry | undefined> {
  const row = await trx
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && entryOf(row)
}
