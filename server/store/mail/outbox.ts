import { randomBytes } from 'node:crypto'
import { type ExpressionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** A mail to be sent; `mail` is JSON text, `attempts` counts this one too. */
export interface DueMail {
  readonly id: string
  /** Null: a mail of the server itself. */
  readonly botId: string | null
  readonly nodeId: string
  readonly mail: string
  readonly attempts: number
}

/** How a mail stands: `waiting` for its next attempt, `sent`, or `failed` for good. */
export type MailStatus = 'waiting' | 'sent' | 'failed'

/** A mail as its owner sees it, without recipients and content. `createdAt` is ISO 8601. */
export interface MailEntry {
  readonly nodeId: string
  readonly createdAt: string
  readonly status: MailStatus
  readonly attempts: number
  /** The kind of the last failure, such as `EENVELOPE 550`. */
  readonly error: string | null
  /** What the owner should know, such as a recipient that was left out. */
  readonly note: string | null
}

/** Mails on their way, for any number of processes to send. */
export interface OutboxRepository {
  put(mail: {
    /** Absent: a mail of the server itself. */
    readonly botId?: string | undefined
    readonly nodeId?: string | undefined
    readonly mail: string
    readonly note?: string | undefined
    /** The session's tag. */
    readonly session?: string | undefined
  }): Promise<string>
  /** Takes the mail that has been due longest, for `lease` milliseconds: then another may take it. */
  claim(lease: number): Promise<DueMail | undefined>
  /** Takes at most so many, those that have been due longest. */
  claimSome(lease: number, most: number): Promise<readonly DueMail[]>
  /** Keeps mails that were taken for `lease` milliseconds more. */
  renew(ids: readonly string[], lease: number): Promise<void>
  /** Marks a mail as sent and forgets its content. */
  sent(id: string): Promise<void>
  /** Notes a failure: tried again in `pause` milliseconds, or never when that is undefined. */
  failed(id: string, error: string, pause: number | undefined): Promise<void>
  /** Forgets the content of mails that were given up `age` milliseconds ago or earlier; resolves to how many. */
  forget(age: number): Promise<number>
  /** Deletes the records of mails that were sent `age` milliseconds ago or earlier; resolves to how many. */
  removeSent(age: number): Promise<number>
  /** Mails, of one bot or of all, that hold this text in lower case or belong to this session. */
  find(of: {
    readonly text?: string | undefined
    readonly session?: string | undefined
    readonly botId?: string | undefined
  }): Promise<readonly { readonly id: string; readonly session: string | null }[]>
  remove(ids: readonly string[]): Promise<void>
  /** How many mails there are by status. */
  counts(): Promise<ReadonlyMap<MailStatus, number>>
  /** The last 100 mails of a bot, the newest first. */
  last(botId: string): Promise<readonly MailEntry[]>
}

/** Milliseconds; no pause after a failed attempt is longer. */
const longestPause = 24 * 3_600_000

const atOnce = 500

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)

/** The outbox in a database. `now` in milliseconds. */
export function createOutboxRepository(db: Kysely<Tables>, now: () => number = Date.now): OutboxRepository {
  /** Nothing waits longer than the longest pause, unless the clock has been put back since. */
  const isDue = ({ eb, or }: ExpressionBuilder<Tables, 'outbox'>) =>
    or([eb('next_at', '<=', now()), eb('next_at', '>', now() + longestPause)])
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return {
    put: async ({ botId = null, nodeId = '', mail, note = null, session = null }) => {
      const id = randomBytes(12).toString('hex')
      const created_at = new Date(now()).toISOString()
      const rest = { status: 'waiting', attempts: 0, next_at: now(), error: null, note, created_at } as const
      await db
        .insertInto('outbox')
        .values({ id, bot_id: botId, node_id: nodeId, mail, session, ...rest })
        .execute()
      return id
    },
    claim: async lease => (await claimSome(lease, 1))[0],
    claimSome,
    renew: async (ids, lease) => {
      if (ids.length === 0) return
      const next_at = now() + lease
      await db
        .updateTable('outbox')
        .set({ next_at })
        .where('id', 'in', ids)
        .where('status', '=', 'waiting')
        .execute()
    },
    sent: async id => {
      const done = { status: 'sent', mail: '', error: null } as const
      await db.updateTable('outbox').set(done).where('id', '=', id).execute()
    },
    failed: async (id, error, pause) => {
      const next =
        pause === undefined
          ? ({ status: 'failed', next_at: now() } as const)
          : ({ next_at: now() + pause } as const)
      await db
        .updateTable('outbox')
        .set({ error, ...next })
        .where('id', '=', id)
        .execute()
    },
    forget: async age => {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ mail: '' })
        .where('status', '=', 'failed')
        .where('next_at', '<=', now() - age)
        .where('mail', '<>', '')
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
    removeSent: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('outbox')
        .where('status', '=', 'sent')
        .where('created_at', '<=', new Date(now() - age).toISOString())
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    find: ({ text, session, botId }) => {
      const query = db
        .selectFrom('outbox')
        .select(['id', 'session'])
        .where(({ eb, fn, or, val }) =>
          or([
            ...(session === undefined ? [] : [eb('session', '=', session)]),
            ...(text === undefined
              ? []
              : [
                  eb(
                    sql<number>`${isPostgres ? sql`strpos` : sql`instr`}(${fn<string>('lower', ['mail'])}, ${val(inJson(text))})`,
                    '>',
                    0,
                  ),
                ]),
          ]),
        )
      return (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
    },
    remove: async ids => {
      for (let from = 0; from < ids.length; from += atOnce)
        await db
          .deleteFrom('outbox')
          .where('id', 'in', ids.slice(from, from + atOnce))
          .execute()
    },
    counts: async () => {
      const rows = await db
        .selectFrom('outbox_counts')
        .select(({ fn }) => ['status', fn.sum('count').as('count')])
        .groupBy('status')
        .execute()
      const none = { waiting: 0, sent: 0, failed: 0 }
      for (const { status, count } of rows) none[status] = Number(count)
      return new Map([
        ['waiting', none.waiting],
        ['sent', none.sent],
        ['failed', none.failed],
      ])
    },
    last: botId =>
      db
        .selectFrom('outbox')
        .select(['node_id as nodeId', 'created_at as createdAt', 'status', 'attempts', 'error', 'note'])
        .where('bot_id', '=', botId)
        .orderBy('created_at', 'desc')
        .limit(100)
        .execute(),
  }

  function claimSome(lease: number, most: number): Promise<DueMail[]> {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'waiting')
      .where(isDue)
      .orderBy('next_at')
      .limit(most)
    return (
      db
        .updateTable('outbox')
        .set(({ eb }) => ({ next_at: now() + lease, attempts: eb('attempts', '+', 1) }))
        // On PostgreSQL, what another process is taking is passed over. SQLite lets one write at a time.
        .where('id', 'in', isPostgres ? due.forUpdate().skipLocked() : due)
        .returning(['id', 'bot_id as botId', 'node_id as nodeId', 'mail', 'attempts'])
        .execute()
    )
  }
}
