import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../database/given-rows.js'
import type { Tables } from '../schema.js'
import {
  columnsOf,
  type ThreadChange,
  type ThreadEntry,
  type ThreadState,
  threadColumns,
  threadOf,
} from './entry.js'
import { addMessages, type NewMessage } from './messages.js'

/** Where a list of threads goes on: after this one. */
interface ThreadPosition {
  readonly updatedAt: number
  readonly id: string
}

/** Which threads are listed, those that something happened in last first. */
interface ThreadChoice {
  readonly botId?: string | undefined
  readonly owner?: string | undefined
  readonly state?: ThreadState | undefined
  readonly after?: ThreadPosition | undefined
  readonly limit: number
}

/** Whose threads are meant: those of sessions, or those that hold a text, in lower case. */
interface VisitorChoice {
  readonly text?: string | undefined
  readonly session?: string | undefined
  readonly botId?: string | undefined
}

/** Conversations that the server knows of. */
export interface ThreadRepository {
  create(thread: {
    readonly botId: string
    readonly owner: string
    readonly channel: ThreadEntry['channel']
    readonly session: (id: string) => string
    readonly state: ThreadState
    readonly change?: ThreadChange
    /** What was said so far. */
    readonly messages?: readonly NewMessage[]
  }): Promise<ThreadEntry>
  find(id: string): Promise<ThreadEntry | undefined>
  /** The newest thread of a widget's session that has not ended. */
  ofSession(botId: string, session: string): Promise<ThreadEntry | undefined>
  list(choice: ThreadChoice): Promise<readonly ThreadEntry[]>
  /** Resolves to the thread as it is then; undefined where there is none, or none in these states. */
  change(id: string, change: ThreadChange, from?: readonly ThreadState[]): Promise<ThreadEntry | undefined>
  /** An agent takes a thread, unless another agent has it; resolves to undefined then. */
  take(
    id: string,
    agent: { readonly member: string; readonly name: string },
  ): Promise<ThreadEntry | undefined>
  /** Notes that a side has read up to a message; a mark never goes back. */
  mark(id: string, side: 'visitor' | 'agent', number: number): Promise<void>
  /** Notes a visitor's new line; resolves to the thread where the visitor had left. */
  comeBack(id: string, line: string): Promise<ThreadEntry | undefined>
  /** Notes that a visitor has left, if this line was the newest; resolves to the thread then. */
  leave(id: string, line: string): Promise<ThreadEntry | undefined>
  /** Threads whose visitors have waited long enough, at most 100. */
  overdue(): Promise<readonly ThreadEntry[]>
  remove(ids: readonly string[]): Promise<number>
  /** Deletes threads in which nothing happened for `age` milliseconds; resolves to how many. */
  removeOld(age: number): Promise<number>
  ofVisitor(choice: VisitorChoice): Promise<readonly Pick<ThreadEntry, 'id' | 'session'>[]>
}

const atOnce = 500
const mostOverdue = 100

/** The threads in a database. `now` in milliseconds. */
export function createThreadRepository(db: Kysely<Tables>, now: () => number = Date.now): ThreadRepository {
  const has = isOnPostgres(db) ? sql.raw('strpos') : sql.raw('instr')
  const holds = (column: string, text: string) => sql<boolean>`${has}(lower(${sql.ref(column)}), ${text}) > 0`
  /** Whoever waits anew waits for anybody. */
  const waitingFrom = (state: ThreadState | undefined): ThreadChange =>
    state === 'waiting' ? { waitingSince: now(), assignee: null, assignedAt: null, offered: [] } : {}
  return {
    create: ({ botId, owner, channel, session, state, change = {}, messages = [] }) =>
      db.transaction().execute(async trx => {
        const id = randomBytes(16).toString('hex')
        const [created_at, updated_at] = [now(), now()]
        const row = await trx
          .insertInto('threads')
          .values({
            ...{ id, bot_id: botId, owner, channel, session: session(id), created_at, updated_at },
            ...columnsOf({ ...change, ...waitingFrom(state), state }),
            state,
          })
          .returning(threadColumns)
          .executeTakeFirstOrThrow()
        const said = await addMessages(trx, id, messages, now())
        const lastMessage = said.at(-1)?.number ?? 0
        const visitorRead = said.findLast(({ who }) => who === 'visitor')?.number ?? 0
        return { ...threadOf(row), lastMessage, visitorRead }
      }),
    find: async id => {
      const row = await db.selectFrom('threads').select(threadColumns).where('id', '=', id).executeTakeFirst()
      return row && threadOf(row)
    },
    ofSession: async (botId, session) => {
      const row = await db
        .selectFrom('threads')
        .select(threadColumns)
        .where('session', '=', session)
        .where('bot_id', '=', botId)
        .where('state', '<>', 'ended')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && threadOf(row)
    },
    list: async ({ botId, owner, state, after, limit }) => {
      let query = db.selectFrom('threads').select(threadColumns).limit(limit)
      if (botId !== undefined) query = query.where('bot_id', '=', botId)
      if (owner !== undefined) query = query.where('owner', '=', owner)
      if (state !== undefined) query = query.where('state', '=', state)
      if (after)
        query = query.where(({ eb, and, or }) =>
          or([
            eb('updated_at', '<', after.updatedAt),
            and([eb('updated_at', '=', after.updatedAt), eb('id', '<', after.id)]),
          ]),
        )
      return (await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()).map(threadOf)
    },
    change: async (id, change, from) => {
      const query = db
        .updateTable('threads')
        .set({ ...columnsOf({ ...waitingFrom(change.state), ...change }), updated_at: now() })
        .where('id', '=', id)
        .returning(threadColumns)
      const row = await (from ? query.where('state', 'in', [...from]) : query).executeTakeFirst()
      return row && threadOf(row)
    },
    take: async (id, { member, name }) => {
      const row = await db
        .updateTable('threads')
        .set({
          ...columnsOf({
            state: 'taken',
            assignee: member,
            assignedAt: now(),
            agentName: name,
            agentIcon: null,
          }),
          ...columnsOf({ waitingUntil: null }),
          updated_at: now(),
        })
        .where('id', '=', id)
        .where(({ eb, or, and }) =>
          or([
            eb('state', 'in', ['bot', 'waiting', 'handed-back']),
            and([eb('state', '=', 'taken'), or([eb('assignee', 'is', null), eb('assignee', '=', member)])]),
          ]),
        )
        .returning(threadColumns)
        .executeTakeFirst()
      return row && threadOf(row)
    },
    mark: async (id, side, number) => {
      const column = side === 'visitor' ? 'visitor_read' : 'agent_read'
      await db
        .updateTable('threads')
        .set({ [column]: number })
        .where('id', '=', id)
        .where(column, '<', number)
        .where('last_message', '>=', number)
        .execute()
    },
    comeBack: async (id, line) => {
      const before = await db
        .selectFrom('threads')
        .select('visitor_left')
        .where('id', '=', id)
        .executeTakeFirst()
      const row = await db
        .updateTable('threads')
        .set({ visitor_line: line, visitor_left: null })
        .where('id', '=', id)
        .returning(threadColumns)
        .executeTakeFirst()
      return row && before?.visitor_left !== null ? threadOf(row) : undefined
    },
    leave: async (id, line) => {
      const row = await db
        .updateTable('threads')
        .set({ visitor_left: now() })
        .where('id', '=', id)
        .where('visitor_line', '=', line)
        .where('state', 'in', ['waiting', 'taken'])
        .returning(threadColumns)
        .executeTakeFirst()
      return row && threadOf(row)
    },
    overdue: async () => {
      const rows = await db
        .selectFrom('threads')
        .select(threadColumns)
        .where('state', '=', 'waiting')
        .where('waiting_until', '<=', now())
        .orderBy('waiting_until')
        .limit(mostOverdue)
        .execute()
      return rows.map(threadOf)
    },
    remove: async ids => {
      let removed = 0
      for (let from = 0; from < ids.length; from += atOnce) {
        const { numDeletedRows } = await db
          .deleteFrom('threads')
          .where('id', 'in', ids.slice(from, from + atOnce))
          .executeTakeFirst()
        removed += Number(numDeletedRows)
      }
      return removed
    },
    removeOld: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('threads')
        .where('updated_at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    ofVisitor: ({ text, session, botId }) => {
      const query = db
        .selectFrom('threads')
        .select(['id', 'session'])
        .where(({ eb, or, exists, selectFrom }) =>
          or([
            ...(session === undefined ? [] : [eb('session', '=', session)]),
            ...(text === undefined
              ? []
              : [
                  holds('threads.email', text),
                  holds('threads.saved', inJson(text)),
                  exists(
                    selectFrom('messages')
                      .select('number')
                      .whereRef('messages.thread_id', '=', 'threads.id')
                      .where(holds('messages.text', text)),
                  ),
                ]),
          ]),
        )
      return (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
    },
  }
}

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
