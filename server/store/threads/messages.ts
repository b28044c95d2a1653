import type { MessageStatus } from '@talkgraph/wire/channels'
import type { Kysely, Selectable } from 'kysely'
import type { Content, Prompt } from '../../../runtime/index.js'
import { queueOutgoing } from '../channels/outgoing.js'
import type { Tables } from '../schema.js'
import type { ThreadState } from './entry.js'

/** Who said something; a note is for the agents alone. */
export type MessageAuthor = 'visitor' | 'bot' | 'agent' | 'note'

/** An option that goes with a message. */
interface MessagePrompt {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
}

/** A file that goes with a message; `size` in bytes. */
interface MessageFile {
  readonly name: string
  readonly url: string
  readonly size?: number | undefined
  readonly type?: string | undefined
}

/** What a bot said, before any channel has made a text of it. */
interface MessageSaid {
  readonly contents: readonly Content[]
  readonly prompt: Prompt | null
}

/** What is said; all but `who` and `text` may be left out. */
export interface NewMessage {
  readonly who: MessageAuthor
  /** In words, whatever it is. */
  readonly text: string
  readonly said?: MessageSaid | undefined
  readonly agentName?: string | undefined
  readonly iconUrl?: string | undefined
  readonly prompts?: readonly MessagePrompt[] | undefined
  readonly file?: MessageFile | undefined
  readonly nodeId?: string | undefined
  /** The AI model that wrote it. */
  readonly model?: string | undefined
  /** The number of the visitor's message that it answers, or `before`: the message that is written just before. */
  readonly question?: number | 'before' | undefined
  /** A thread has one message of a key: another with the same is that message. */
  readonly key?: string | undefined
  /** How it goes out over a provider's channel, where that is not the usual way; JSON text. */
  readonly delivery?: string | undefined
}

/** A message of a thread; `at` in milliseconds since 1970. */
export interface MessageEntry {
  /** Grows from message to message of a thread, and is used once in an installation. */
  readonly number: number
  readonly threadId: string
  readonly who: MessageAuthor
  /** In words, whatever it is. */
  readonly text: string
  /** Null for what no bot said, and in threads of before. */
  readonly said: MessageSaid | null
  readonly agentName: string | null
  readonly iconUrl: string | null
  readonly prompts: readonly MessagePrompt[]
  readonly file: MessageFile | null
  /** `NEUTRAL` until somebody reacts. */
  readonly reaction: string
  readonly nodeId: string | null
  readonly model: string | null
  readonly question: number | null
  /** What a repeated message is known by. */
  readonly key: string | null
  /** What became of it where it goes over a provider's channel; null before that is known. */
  readonly status: MessageStatus | null
  /** Why it failed, in words for agents. */
  readonly statusReason: string | null
  readonly at: number
}

/** Which messages of a thread are meant: those after a number, or before one; both ways the oldest come first. */
interface MessageRange {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly limit: number
  /** Without the notes, as the visitor may read them. */
  readonly forVisitor?: boolean
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
  /** The message of a thread that has this key. */
  keyed(threadId: string, key: string): Promise<MessageEntry | undefined>
  /** What a visitor has taken back: other words stand there, and no file. */
  takeBack(threadId: string, number: number, text: string): Promise<void>
  /** When the first message after a number was said; undefined where there is none. */
  timeAfter(number: number): Promise<number | undefined>
  /** The id of the thread that a message is in. */
  threadOf(number: number): Promise<string | undefined>
  /** Resolves to the message as it is then; undefined where the thread has no such message. */
  react(threadId: string, number: number, reaction: string): Promise<MessageEntry | undefined>
}

/** The messages in a database. `now` in milliseconds. */
export function createMessageRepository(db: Kysely<Tables>, now: () => number = Date.now): MessageRepository {
  return {
    append: (threadId, message, from) =>
      db.transaction().execute(async trx => {
        // Writing the row locks it: a message with a higher number cannot be seen before one with a lower.
        const touch = trx.updateTable('threads').set({ updated_at: now() }).where('id', '=', threadId)
        const touched = await (from ? touch.where('state', 'in', [...from]) : touch).executeTakeFirst()
        if (touched.numUpdatedRows === 0n) return undefined
        const before = message.key === undefined ? undefined : await withKey(trx, threadId, message.key)
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
        const before = first?.key === undefined ? undefined : await withKey(trx, threadId, first.key)
        return before ? [before] : addMessages(trx, threadId, messages, now())
      }),
    list: async (threadId, { after, before, limit, forVisitor = false }) => {
      let query = db.selectFrom('messages').selectAll().where('thread_id', '=', threadId).limit(limit)
      if (after !== undefined) query = query.where('number', '>', after)
      if (before !== undefined) query = query.where('number', '<', before)
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
    keyed: (threadId, key) => withKey(db, threadId, key),
    takeBack: async (threadId, number, text) => {
      await db
        .updateTable('messages')
        .set({ text, file: null })
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

/** Adds messages to a thread whose row is locked, in this order. */
export async function addMessages(
  trx: Kysely<Tables>,
  threadId: string,
  messages: readonly NewMessage[],
  at: number,
): Promise<readonly MessageEntry[]> {
  const entries: MessageEntry[] = []
  for (const message of messages) {
    const row = await trx
      .insertInto('messages')
      .values({
        thread_id: threadId,
        who: message.who,
        text: message.text,
        agent_name: message.agentName ?? null,
        icon_url: message.iconUrl ?? null,
        prompts: message.prompts?.length ? JSON.stringify(message.prompts) : null,
        said: message.said ? JSON.stringify(message.said) : null,
        file: message.file ? JSON.stringify(message.file) : null,
        reaction: 'NEUTRAL',
        node_id: message.nodeId ?? null,
        model: message.model ?? null,
        question: (message.question === 'before' ? entries.at(-1)?.number : message.question) ?? null,
        key: message.key ?? null,
        at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    entries.push(entryOf(row))
  }
  const going = entries.flatMap(({ who, number }, index) =>
    who === 'bot' || who === 'agent' ? [{ number, data: messages[index]?.delivery }] : [],
  )
  if (going.length > 0) await queueOutgoing(trx, threadId, going, at)
  const last = entries.at(-1)
  const said = entries.findLast(({ who }) => who === 'visitor')
  if (last)
    await trx
      .updateTable('threads')
      .set({
        last_message: last.number,
        ...(said && { visitor_read: said.number, visitor_said: said.number }),
      })
      .where('id', '=', threadId)
      .execute()
  return entries
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

/** A row as an entry. */
export function entryOf(row: Selectable<Tables['messages']>): MessageEntry {
  return {
    number: row.number,
    threadId: row.thread_id,
    who: row.who,
    text: row.text,
    agentName: row.agent_name,
    iconUrl: row.icon_url,
    // Only this module writes them.
    prompts: row.prompts === null ? [] : (JSON.parse(row.prompts) as readonly MessagePrompt[]),
    said: row.said === null ? null : (JSON.parse(row.said) as MessageSaid),
    file: row.file === null ? null : (JSON.parse(row.file) as MessageFile),
    reaction: row.reaction,
    nodeId: row.node_id,
    model: row.model,
    question: row.question,
    key: row.key,
    status: row.status,
    statusReason: row.status_reason,
    at: row.at,
  }
}
