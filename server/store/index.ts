import { Kysely, type KyselyConfig, sql } from 'kysely'
import { type AccountRepository, createAccountRepository } from './accounts.js'
import { isPostgres } from './address.js'
import { type BotOverviewRepository, createBotOverviewRepository } from './bot-overviews.js'
import { type BotRepository, createBotRepository } from './bots.js'
import { type CallRepository, createCallRepository } from './calls.js'
import { explainDatabase } from './database-error.js'
import { createDeskRepository, type DeskRepository } from './desk.js'
import { createInvitationRepository, type InvitationRepository } from './invitations.js'
import { createJobRepository, type JobRepository } from './jobs.js'
import { createKeptTexts, type KeptTexts } from './kept.js'
import { createKeyRepository, type KeyRepository } from './keys.js'
import { createMessageRepository, type MessageRepository } from './messages.js'
import { migrate } from './migrate.js'
import { type Notices, postgresNotices } from './notices.js'
import { createOutboxRepository, type OutboxRepository } from './outbox.js'
import type { Connections } from './patient-pool.js'
import { migratingDialect, postgresDialect, postgresPool } from './postgres.js'
import { createRateRepository, type RateRepository } from './rates.js'
import { createResultRepository, type ResultRepository } from './results.js'
import type { Tables } from './schema.js'
import { createSiteItemRepository, type SiteItemRepository } from './site-items.js'
import { createSitePeopleRepository, type SitePeopleRepository } from './site-people.js'
import { sqliteDialect } from './sqlite.js'
import { createStepAnswerRepository, type StepAnswerRepository } from './step-answers.js'
import { createStepWrites } from './step-writes.js'
import { createTurnRepository, type TurnRepository } from './thread-turns.js'
import { createThreadRepository, type ThreadRepository } from './threads.js'
import { createUploadRepository, type UploadRepository } from './uploads.js'

export { accountNote, userNote } from './account-removal.js'
export type { MemberChange, Membership } from './accounts.js'
export { databaseLocation, folderOf, isPostgres } from './address.js'
export type { BotOverview } from './bot-overviews.js'
export type { BotEntry, BotRepository, StoredVersion, VersionEntry } from './bots.js'
export type { CallEntry, CallRepository } from './calls.js'
export { isDatabaseAway } from './database-away.js'
export { DatabaseError } from './database-error.js'
export type { DeskRepository } from './desk.js'
export { type AgentEntry, type DeskMember, goneAfter } from './desk-agents.js'
export type { LabelEntry } from './desk-labels.js'
export type { DeskCounts } from './desk-threads.js'
export { firstOwner } from './first-owner.js'
export type { InvitationEntry, InvitationRepository } from './invitations.js'
export type { KeptJob, NewJob } from './job-rows.js'
export type { JobEntry, JobRepository, TakenJob } from './jobs.js'
export type { KeyEntry, KeyRepository } from './keys.js'
export type { MessageAuthor, MessageEntry, NewMessage } from './messages.js'
export type { Notices } from './notices.js'
export type { MailEntry, MailStatus, OutboxRepository } from './outbox.js'
export type { Connections } from './patient-pool.js'
export type { Count, Counted, RateRepository } from './rates.js'
export type { DayCount, DayRange, EdgeCount } from './result-counts.js'
export type { ResultEntry, ResultState } from './result-entry.js'
export type { ResultChoice } from './result-list.js'
export type { NewResult } from './result-writes.js'
export type { ResultRepository, WholeResult } from './results.js'
export type {
  NewSiteItem,
  SiteItemChange,
  SiteItemEntry,
  SiteItemKind,
} from './site-item.js'
export type { SiteItemRepository } from './site-items.js'
export type { SitePeopleRepository } from './site-people.js'
export type { StepAnswerRepository } from './step-answers.js'
export {
  isBots,
  type ThreadChange,
  type ThreadEntry,
  type ThreadIdentity,
  type ThreadPriority,
  type ThreadState,
} from './thread-entry.js'
export type { ThreadTurn, TurnRepository } from './thread-turns.js'
export type { ThreadRepository } from './threads.js'
export type { UploadChoice, UploadRepository } from './uploads.js'
export { wordsIn } from './words-in.js'

/** Everything that is kept. */
export interface Store {
  readonly bots: BotRepository
  readonly overviews: BotOverviewRepository
  readonly rates: RateRepository
  readonly kept: KeptTexts
  readonly keys: KeyRepository
  readonly calls: CallRepository
  readonly outbox: OutboxRepository
  readonly uploads: UploadRepository
  readonly jobs: JobRepository
  readonly stepAnswers: StepAnswerRepository
  readonly threads: ThreadRepository
  readonly turns: TurnRepository
  readonly messages: MessageRepository
  readonly desk: DeskRepository
  readonly accounts: AccountRepository
  readonly invitations: InvitationRepository
  /** The database itself, for the library that signs people in, which has tables of its own. */
  readonly database: { readonly db: Kysely<Tables>; readonly type: 'postgres' | 'sqlite' }
  readonly results: ResultRepository
  readonly siteItems: SiteItemRepository
  readonly sitePeople: SitePeopleRepository
  /** How servers that share the database tell each other of something; undefined on SQLite, which one server has. */
  readonly notices: Notices | undefined
  /** The same for what is to be done later. */
  readonly jobNotices: Notices | undefined
  /** Rejects when the database does not answer, or takes nothing more: its disk is full, or it may only be read. */
  ping(): Promise<void>
  /** Takes what was deleted out of the database's files. */
  compact(): Promise<void>
  /** How the connections to PostgreSQL stand; undefined on SQLite. */
  connections(): Connections | undefined
  close(): Promise<void>
}

/** A question to the database. */
export interface QueryNote {
  /** With places for values, without values. */
  readonly sql: string
  readonly milliseconds: number
  readonly hasFailed: boolean
}

/** How a store is opened; everything may be left out. */
export interface StoreOptions {
  /** Milliseconds until a question that PostgreSQL does not answer fails. Default: 5,000. */
  readonly answerWithin?: number
  /** How many characters answers to steps may take. */
  readonly mostAnswers?: number
  /** Hears of each question that was answered, or failed. */
  readonly onQuery?: ((query: QueryNote) => void) | undefined
}

/**
 * Opens a database, an SQLite file (`:memory:` for a test) or PostgreSQL's address, and brings it to the newest shape.
 * Throws a `DatabaseError` where it can say what to do.
 */
export async function openStore(
  address: string,
  now: () => number = Date.now,
  { answerWithin, mostAnswers, onQuery }: StoreOptions = {},
): Promise<Store> {
  const { db, connections } = await open(address, { answerWithin, onQuery })
  const kept = createKeptTexts(db)
  if (!isPostgres(address)) await clean(db, kept)
  const write = createStepWrites(db, now)
  const notices = isPostgres(address) ? postgresNotices(address, db, answerWithin) : undefined
  return {
    bots: createBotRepository(db),
    overviews: createBotOverviewRepository(db),
    rates: createRateRepository(db, now),
    kept,
    keys: createKeyRepository(db),
    calls: createCallRepository(db, write),
    outbox: createOutboxRepository(db, now),
    jobs: createJobRepository(db, write, now),
    uploads: createUploadRepository(db, now),
    threads: createThreadRepository(db, now),
    turns: createTurnRepository(db, now),
    messages: createMessageRepository(db, now),
    desk: createDeskRepository(db, now),
    accounts: createAccountRepository(db, now),
    invitations: createInvitationRepository(db, now),
    database: { db, type: isPostgres(address) ? 'postgres' : 'sqlite' },
    results: createResultRepository(db, now),
    siteItems: createSiteItemRepository(db),
    sitePeople: createSitePeopleRepository(db, now),
    compact: () => compact(db, isPostgres(address)),
    stepAnswers: createStepAnswerRepository(db, write, now, mostAnswers),
    ping: () => kept.put('checked', new Date(now()).toISOString()),
    notices: notices?.('talkgraph_live'),
    jobNotices: notices?.('talkgraph_jobs'),
    connections,
    close: () => db.destroy(),
  }
}

/** What SQLite deletes stands in the log of writes until that begins anew. PostgreSQL clears up by itself. */
async function compact(db: Kysely<Tables>, isPostgres: boolean): Promise<void> {
  if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Once, what earlier versions left in free places of the file goes. */
async function clean(db: Kysely<Tables>, kept: KeptTexts): Promise<void> {
  const before = 'never'
  if ((await kept.keep('cleaned', () => before)) !== before) return
  await sql`vacuum`.execute(db)
  await kept.put('cleaned', 'yes')
}

interface Opened {
  readonly db: Kysely<Tables>
  readonly connections: Store['connections']
}

type Opening = Pick<StoreOptions, 'answerWithin' | 'onQuery'>

async function open(address: string, options: Opening): Promise<Opened> {
  try {
    return isPostgres(address) ? await openPostgres(address, options) : await openSqlite(address, options)
  } catch (error) {
    throw explainDatabase(error, address)
  }
}

async function openSqlite(path: string, { onQuery }: Opening): Promise<Opened> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path), ...logTo(onQuery) })
  try {
    await migrate(db, false)
    return { db, connections: () => undefined }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openPostgres(address: string, { answerWithin, onQuery }: Opening): Promise<Opened> {
  const migrating = new Kysely<Tables>({ dialect: migratingDialect(address) })
  await migrate(migrating, true).finally(() => migrating.destroy())
  const pool = postgresPool(address, answerWithin)
  const db = new Kysely<Tables>({ dialect: postgresDialect(address, pool), ...logTo(onQuery) })
  return { db, connections: pool.connections }
}

/** Times are taken only where somebody wants to hear them. */
function logTo(onQuery: StoreOptions['onQuery']): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {}
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onQuery({ sql: query.sql, milliseconds: queryDurationMillis, hasFailed: level === 'error' }),
  }
}
