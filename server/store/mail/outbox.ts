import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { holding } from '../database/text-in.js'
import { isOnPostgres } from '../given-rows.js'
import { jobRow } from '../jobs/rows.js'
import type { Tables } from '../schema.js'

/** A mail as it is kept; `mail` is JSON text, empty once it was sent. */
interface KeptMail {
  /** Null: a mail of the server itself. */
  readonly botId: string | null
  readonly nodeId: string
  readonly mail: string
  readonly status: MailStatus
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
  /** By which it can be sent again; null where it was not given up, or what it says is forgotten. */
  readonly callId: string | null
}

/** Mails: what each of them is, and what became of it. A job of the same id has it sent. */
export interface OutboxRepository {
  /** Keeps a mail and puts the job that sends it. */
  put(mail: {
    /** Absent: a mail of the server itself. */
    readonly botId?: string | undefined
    readonly nodeId?: string | undefined
    readonly mail: string
    readonly note?: string | undefined
    /** The session's tag. */
    readonly session?: string | undefined
  }): Promise<string>
  read(id: string): Promise<KeptMail | undefined>
  /** Marks a mail as sent at this attempt, counted from 1, and forgets its content. */
  sent(id: string, attempts: number): Promise<void>
  /** Notes that an attempt failed, and whether it was the last. */
  failed(id: string, failure: MailFailure): Promise<void>
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

/** Why an attempt failed. */
interface MailFailure {
  readonly error: string
  readonly attempts: number
  readonly isGivenUp: boolean
}

const atOnce = 500

/** The outbox in a database. `now` in milliseconds. */
export function createOutboxRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): OutboxRepository {
  const isPostgres = isOnPostgres(db)
  return {
    put: async ({ botId = null, nodeId = '', mail, note = null, session = null }) => {
      const id = randomBytes(12).toString('hex')
      const created_at = new Date(now()).toISOString()
      const rest = {
        status: 'waiting',
        attempts: 0,
        given_up_at: 0,
        error: null,
        note,
        created_at,
      } as const
      await db.transaction().execute(async trx => {
        await trx
          .insertInto('outbox')
          .values({ id, bot_id: botId, node_id: nodeId, mail, session, ...rest })
          .execute()
        await trx
          .insertInto('jobs')
          .values(jobRow({ id, handler: 'mail', botId, data: '{}' }, now()))
          .execute()
      })
      return id
    },
    read: id =>
      db
        .selectFrom('outbox')
        .select(['bot_id as botId', 'node_id as nodeId', 'mail', 'status'])
        .where('id', '=', id)
        .executeTakeFirst(),
    sent: async (id, attempts) => {
      const done = { status: 'sent', mail: '', error: null, attempts } as const
      await db.updateTable('outbox').set(done).where('id', '=', id).execute()
    },
    failed: async (id, { error, attempts, isGivenUp }) => {
      const end = isGivenUp ? ({ status: 'failed', given_up_at: now() } as const) : {}
      await db
        .updateTable('outbox')
        .set({ error, attempts, ...end })
        .where('id', '=', id)
        .execute()
    },
    forget: async age => {
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ mail: '' })
        .where('status', '=', 'failed')
        .where('given_up_at', '<=', now() - age)
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
        .where(({ eb, or }) =>
          or([
            ...(session === undefined ? [] : [eb('session', '=', session)]),
            ...(text === undefined ? [] : [holding(isPostgres, 'mail', text)]),
          ]),
        )
      return (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
    },
    remove: async ids => {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce)
        await db.deleteFrom('outbox').where('id', 'in', some).execute()
        await db.deleteFrom('jobs').where('handler', '=', 'mail').where('id', 'in', some).execute()
      }
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
        .select([
          'node_id as nodeId',
          'created_at as createdAt',
          'status',
          'attempts',
          'error',
          'note',
          sql<string | null>`case when status = 'failed' and mail <> '' then id end`.as('callId'),
        ])
        .where('bot_id', '=', botId)
        .orderBy('created_at', 'desc')
        .limit(100)
        .execute(),
  }
}
