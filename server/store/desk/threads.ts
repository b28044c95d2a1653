import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../database/given-rows.js'
import type { Tables } from '../schema.js'
import {
  type ThreadEntry,
  type ThreadState,
  threadColumns,
  threadOf,
  verifiedIdOf,
} from '../threads/entry.js'
import { entryOf, type MessageEntry } from '../threads/messages.js'

/** Which threads a desk shows, those that something happened in last first. */
interface DeskChoice {
  readonly owner: string
  readonly states: readonly ThreadState[]
  readonly assignee?: string | undefined
  readonly botId?: string | undefined
  readonly label?: string | undefined
  /** In lower case: stands in what the visitor is called or in what was said. */
  readonly text?: string | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

/** Where a list goes on: after this thread. */
interface Place {
  readonly updatedAt: number
  readonly id: string
}

/** How many threads are open. */
export interface DeskCounts {
  readonly mine: number
  readonly waiting: number
  readonly open: number
}

/** What a desk asks about threads. */
export interface DeskThreadRepository {
  list(choice: DeskChoice): Promise<readonly ThreadEntry[]>
  /**
   * A part of the list, and where it goes on. A text is looked for in `searched` threads at a time, usually 500, so that no search holds up the
   * server: a part may have few threads, or none, and go on.
   */
  page(
    choice: DeskChoice,
    searched?: number,
  ): Promise<{ readonly threads: readonly ThreadEntry[]; readonly next?: Place }>
  counts(owner: string, member: string): Promise<DeskCounts>
  /** The newest 20 other threads of a thread's visitor: of the same verified id, or of the session of one who is not verified. */
  others(thread: ThreadEntry): Promise<readonly ThreadEntry[]>
  /** Messages by their numbers. */
  newest(numbers: readonly number[]): Promise<ReadonlyMap<number, MessageEntry>>
}

const mostOthers = 20

const mostSearched = 500

/** What a desk asks of a database. */
export function createDeskThreadRepository(db: Kysely<Tables>): DeskThreadRepository {
  const has = isOnPostgres(db) ? sql.raw('strpos') : sql.raw('instr')
  const holds = (column: string, text: string) => sql<boolean>`${has}(lower(${sql.ref(column)}), ${text}) > 0`
  /** The threads up to a place, in their order. */
  const chosen = ({ owner, states, assignee, botId, label, text, after }: DeskChoice, until?: Place) => {
    let query = db.selectFrom('threads').where('owner', '=', owner).where('state', 'in', states)
    if (assignee !== undefined) query = query.where('assignee', '=', assignee)
    if (botId !== undefined) query = query.where('bot_id', '=', botId)
    if (label !== undefined) query = query.where(sql<boolean>`${has}(labels, ${JSON.stringify(label)}) > 0`)
    if (text !== undefined)
      query = query.where(({ or, exists, selectFrom }) =>
        or([
          ...['name', 'email', 'phone', 'labels'].map(column => holds(`threads.${column}`, text)),
          exists(
            selectFrom('messages')
              .select('number')
              .whereRef('messages.thread_id', '=', 'threads.id')
              .where(holds('messages.text', text)),
          ),
        ]),
      )
    // The bounds of the time stand alone, so that an index is entered at them.
    if (after)
      query = query
        .where('updated_at', '<=', after.updatedAt)
        .where(({ eb, or }) => or([eb('updated_at', '<', after.updatedAt), eb('id', '<', after.id)]))
    if (until)
      query = query
        .where('updated_at', '>=', until.updatedAt)
        .where(({ eb, or }) => or([eb('updated_at', '>', until.updatedAt), eb('id', '>=', until.id)]))
    return query.orderBy('updated_at', 'desc').orderBy('id', 'desc')
  }
  const list = async (choice: DeskChoice, until?: Place) => {
    const rows = await chosen(choice, until).select(threadColumns).limit(choice.limit).execute()
    return rows.map(threadOf)
  }
  return {
    list: choice => list(choice),
    page: async (choice, searched = mostSearched) => {
      const { text, limit } = choice
      const last =
        text === undefined
          ? undefined
          : await chosen({ ...choice, text: undefined })
              .select(['updated_at', 'id'])
              .limit(1)
              .offset(searched - 1)
              .executeTakeFirst()
      const until = last && { updatedAt: last.updated_at, id: last.id }
      const found = await list({ ...choice, limit: limit + 1 }, until)
      const threads = found.slice(0, limit)
      const next = found.length > limit ? threads.at(-1) : until
      return { threads, ...(next && { next: { updatedAt: next.updatedAt, id: next.id } }) }
    },
    counts: async (owner, member) => {
      const rows = await db
        .selectFrom('threads')
        .select(({ fn }) => [
          'state',
          fn.countAll().as('all'),
          sql<number>`sum(case when assignee = ${member} then 1 else 0 end)`.as('mine'),
        ])
        .where('owner', '=', owner)
        .where('state', 'in', ['waiting', 'taken'])
        .groupBy('state')
        .execute()
      const sum = (numbers: readonly unknown[]) => numbers.reduce((all: number, one) => all + Number(one), 0)
      return {
        mine: sum(rows.map(({ mine }) => mine)),
        waiting: sum(rows.filter(({ state }) => state === 'waiting').map(({ all }) => all)),
        open: sum(rows.map(({ all }) => all)),
      }
    },
    others: async thread => {
      const { id, owner, botId, session } = thread
      const verifiedId = verifiedIdOf(thread)
      const rows = await db
        .selectFrom('threads')
        .select(threadColumns)
        .where('owner', '=', owner)
        .where('id', '<>', id)
        .where('bot_id', '=', botId)
        .where(({ eb, and }) =>
          verifiedId === null
            ? and([eb('session', '=', session), eb('verified_id', 'is', null)])
            : eb('verified_id', '=', verifiedId),
        )
        .orderBy('created_at', 'desc')
        .limit(mostOthers)
        .execute()
      return rows.map(threadOf)
    },
    newest: async numbers => {
      if (numbers.length === 0) return new Map()
      const rows = await db.selectFrom('messages').selectAll().where('number', 'in', numbers).execute()
      return new Map(rows.map(row => [row.number, entryOf(row)]))
    },
  }
}
