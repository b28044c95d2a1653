import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { addMessages } from './add-messages.js'
import {
  columnsOf,
  type ThreadChange,
  type ThreadEntry,
  type ThreadState,
  threadColumns,
  threadOf,
} from './entry.js'
import { createThreadMarks, type ThreadMarks } from './marks.js'
import type { NewMessage } from './message-entry.js'
import { createThreadRemoval, type ThreadRemoval } from './removal.js'

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

/** Conversations that the server knows of. */
export interface ThreadRepository extends ThreadMarks, ThreadRemoval {
  create(thread: {
    readonly botId: string
    readonly owner: string
    readonly channel: ThreadEntry['channel']
    readonly session: (id: string) => string
    readonly state: ThreadState
    readonly change?: ThreadChange
    /** Who writes over a connection, in this thread from now on; rejects where there is no such person any more. */
    readonly personId?: string | undefined
    /** What was said so far. */
    readonly messages?: readonly NewMessage[]
  }): Promise<ThreadEntry>
  find(id: string): Promise<ThreadEntry | undefined>
  /** The newest thread of a widget's session that has not ended. */
  ofSession(botId: string, session: string): Promise<ThreadEntry | undefined>
  list(choice: ThreadChoice): Promise<readonly ThreadEntry[]>
  /** Resolves to the thread as it is then; undefined where there is none, or none in these states. */
  change(
    id: string,
    change: ThreadChange,
    from?: readonly ThreadState[],
  ): Promise<ThreadEntry | undefined>
  /** An agent takes a thread, unless another agent has it, or it has ended and is not opened again; resolves to undefined then. */
  take(
    id: string,
    agent: { readonly member: string; readonly name: string },
    reopens?: boolean,
  ): Promise<ThreadEntry | undefined>
  /** Threads whose visitors have waited long enough, at most 100. */
  overdue(): Promise<readonly ThreadEntry[]>
}

const mostOverdue = 100

/** The threads in a database. `now` in milliseconds. */
export function createThreadRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): ThreadRepository {
  /** Whoever waits anew waits for anybody. */
  const waitingFrom = (state: ThreadState | undefined): ThreadChange =>
    state === 'waiting'
      ? { waitingSince: now(), assignee: null, assignedAt: null, offered: [] }
      : {}
  return {
    ...createThreadMarks(db, now),
    ...createThreadRemoval(db, now),
    create: ({ botId, owner, channel, session, state, change = {}, personId, messages = [] }) =>
      db.transaction().execute(async trx => {
        const id = randomBytes(16).toString('hex')
        const [created_at, updated_at] = [now(), now()]
        const row = await trx
          .insertInto('threads')
          .values({
            id,
            bot_id: botId,
            owner,
            channel,
            session: session(id),
            created_at,
            updated_at,
            ...columnsOf({ ...change, ...waitingFrom(state), state }),
            state,
            person_id: personId ?? null,
          })
          .returning(threadColumns)
          .executeTakeFirstOrThrow()
        if (personId !== undefined) await enter(trx, personId, id)
        const said = await addMessages(trx, id, messages, now())
        const lastMessage = said.at(-1)?.number ?? 0
        const visitorRead = said.findLast(({ who }) => who === 'visitor')?.number ?? 0
        return { ...threadOf(row), lastMessage, visitorRead }
      }),
    find: async id => {
      const row = await db
        .selectFrom('threads')
        .select(threadColumns)
        .where('id', '=', id)
        .executeTakeFirst()
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
      return (await query.orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()).map(
        threadOf,
      )
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
    take: async (id, { member, name }, reopens = false) => {
      const row = await db
        .updateTable('threads')
        .set({
          ...columnsOf({
            state: 'taken',
            assignee: member,
            assignedAt: now(),
            agentName: name,
            agentIcon: null,
            waitingUntil: null,
          }),
          updated_at: now(),
        })
        .where('id', '=', id)
        .where(({ eb, or, and }) =>
          or([
            eb('state', 'in', [
              'bot',
              'waiting',
              'handed-back',
              ...(reopens ? (['ended'] as const) : []),
            ]),
            and([
              eb('state', '=', 'taken'),
              or([eb('assignee', 'is', null), eb('assignee', '=', member)]),
            ]),
          ]),
        )
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
  }
}

/** The person is in this thread from now on; rejects where there is no such person any more. */
async function enter(trx: Kysely<Tables>, personId: string, threadId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('channel_persons')
    .set({ thread_id: threadId })
    .where('id', '=', personId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The person of a new thread is gone')
}
