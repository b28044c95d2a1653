import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type ThreadEntry, threadColumns, threadOf, verifiedIdOf } from '../threads/entry.js'
import { entryOf, type MessageEntry } from '../threads/message-entry.js'
import { type LineChoice, type LinePart, lineOf } from './thread-line.js'
import { createThreadLists, type ThreadLists } from './thread-lists.js'

/** How many threads are open. */
export interface DeskCounts {
  readonly mine: number
  readonly waiting: number
  readonly open: number
}

/** What is shown of a thread beside what it is. */
interface ShownThread {
  readonly botName: string
  /** What the visitor said last; what anybody said last, where the visitor has said nothing. */
  readonly preview: MessageEntry | null
}

/** What a desk asks about threads. */
export interface DeskThreadRepository extends ThreadLists {
  /** A part of the open threads in the order in which they are worked on. */
  line(choice: LineChoice): Promise<LinePart>
  /** How many threads of an account are open: tells it of each member. */
  counts(owner: string): Promise<(member: string) => DeskCounts>
  /** The newest 20 other threads of a thread's visitor: of the same verified id, or of the session of one who is not verified. */
  others(thread: ThreadEntry): Promise<readonly ThreadEntry[]>
  shown(ids: readonly string[]): Promise<ReadonlyMap<string, ShownThread>>
}

const mostOthers = 20

/** What a desk asks of a database. */
export function createDeskThreadRepository(db: Kysely<Tables>): DeskThreadRepository {
  return {
    ...createThreadLists(db),
    line: choice => lineOf(db, choice),
    counts: async owner => {
      const rows = await db
        .selectFrom('threads')
        .select(({ fn }) => ['state', 'assignee', fn.countAll().as('count')])
        .where('owner', '=', owner)
        .where('state', 'in', ['waiting', 'taken'])
        .groupBy(['state', 'assignee'])
        .execute()
      const sum = (some: typeof rows) => some.reduce((all, { count }) => all + Number(count), 0)
      const [waiting, open] = [sum(rows.filter(({ state }) => state === 'waiting')), sum(rows)]
      return member => ({
        mine: sum(rows.filter(({ assignee }) => assignee === member)),
        waiting,
        open,
      })
    },
    others: async thread => {
      const { id, owner, botId, session, personId } = thread
      const verifiedId = verifiedIdOf(thread)
      const rows = await db
        .selectFrom('threads')
        .select(threadColumns)
        .where('owner', '=', owner)
        .where('id', '<>', id)
        .where('bot_id', '=', botId)
        .where(({ eb, and, or }) =>
          or([
            verifiedId === null
              ? and([eb('session', '=', session), eb('verified_id', 'is', null)])
              : eb('verified_id', '=', verifiedId),
            ...(personId === null ? [] : [eb('person_id', '=', personId)]),
          ]),
        )
        .orderBy('created_at', 'desc')
        .limit(mostOthers)
        .execute()
      return rows.map(threadOf)
    },
    shown: async ids => {
      if (ids.length === 0) return new Map()
      const threads = await db
        .selectFrom('threads')
        .innerJoin('bots', 'bots.id', 'threads.bot_id')
        .select(['threads.id', 'bots.name', 'visitor_said', 'last_message'])
        .where('threads.id', 'in', ids)
        .execute()
      const wanted = threads
        .map(({ visitor_said, last_message }) => visitor_said || last_message)
        .filter(number => number > 0)
      const rows =
        wanted.length === 0
          ? []
          : await db.selectFrom('messages').selectAll().where('number', 'in', wanted).execute()
      const previews = new Map(rows.map(row => [row.thread_id, entryOf(row)]))
      return new Map(
        threads.map(({ id, name }) => [id, { botName: name, preview: previews.get(id) ?? null }]),
      )
    },
  }
}
