import { Kysely, sql } from 'kysely'
import { isPostgres } from './address.js'
import { type BotRepository, createBotRepository } from './bots.js'
import { type CallRepository, createCallRepository } from './calls.js'
import { explainDatabase } from './database-error.js'
import { createDeliveryRepository, type DeliveryRepository } from './deliveries.js'
import { createKeptTexts, type KeptTexts } from './kept.js'
import { createKeyRepository, type KeyRepository } from './keys.js'
import { migrate } from './migrate.js'
import { createOutboxRepository, type OutboxRepository } from './outbox.js'
import { migratingDialect, postgresDialect } from './postgres.js'
import { createRateRepository, type RateRepository } from './rates.js'
import type { Tables } from './schema.js'
import { sqliteDialect } from './sqlite.js'
import { createStepAnswerRepository, type StepAnswerRepository } from './step-answers.js'
import { createStepWrites } from './step-writes.js'
import { createUploadRepository, type UploadRepository } from './uploads.js'

export { databaseLocation, folderOf, isPostgres } from './address.js'
export type { BotEntry, BotRepository, StoredVersion, VersionEntry } from './bots.js'
export type { CallEntry, CallRepository } from './calls.js'
export { isDatabaseAway } from './database-away.js'
export { DatabaseError } from './database-error.js'
export type { DeliveryRepository, DueCall, KeptCall } from './deliveries.js'
export type { KeyEntry, KeyRepository } from './keys.js'
export type { DueMail, MailEntry, MailStatus, OutboxRepository } from './outbox.js'
export type { Count, Counted, RateRepository } from './rates.js'
export type { StepAnswerRepository } from './step-answers.js'
export type { UploadChoice, UploadRepository } from './uploads.js'

/** Everything that is kept. */
export interface Store {
  readonly bots: BotRepository
  readonly rates: RateRepository
  readonly kept: KeptTexts
  readonly keys: KeyRepository
  readonly calls: CallRepository
  readonly outbox: OutboxRepository
  readonly uploads: UploadRepository
  readonly deliveries: DeliveryRepository
  readonly stepAnswers: StepAnswerRepository
  /** Rejects when the database does not answer, or takes nothing more: its disk is full, or it may only be read. */
  ping(): Promise<void>
  /** Takes what was deleted out of the database's files. */
  compact(): Promise<void>
  close(): Promise<void>
}

/** How a store is opened; everything may be left out. */
export interface StoreOptions {
  /** Milliseconds until a question that PostgreSQL does not answer fails. Default: 5,000. */
  readonly answerWithin?: number
  /** How many characters answers to steps may take. */
  readonly mostAnswers?: number
}

/**
 * Opens a database, an SQLite file (`:memory:` for a test) or PostgreSQL's address, and brings it to the newest shape.
 * Throws a `DatabaseError` where it can say what to do.
 */
export async function openStore(
  address: string,
  now: () => number = Date.now,
  { answerWithin, mostAnswers }: StoreOptions = {},
): Promise<Store> {
  const db = await open(address, answerWithin)
  const kept = createKeptTexts(db)
  if (!isPostgres(address)) await clean(db, kept)
  const write = createStepWrites(db, now)
  return {
    bots: createBotRepository(db),
    rates: createRateRepository(db, now),
    kept,
    keys: createKeyRepository(db),
    calls: createCallRepository(db, write),
    outbox: createOutboxRepository(db, now),
    deliveries: createDeliveryRepository(db, write, now),
    uploads: createUploadRepository(db, now),
    compact: () => compact(db, isPostgres(address)),
    stepAnswers: createStepAnswerRepository(db, write, now, mostAnswers),
    ping: () => kept.put('checked', new Date(now()).toISOString()),
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

async function open(address: string, answerWithin: number | undefined): Promise<Kysely<Tables>> {
  try {
    return isPostgres(address) ? await openPostgres(address, answerWithin) : await openSqlite(address)
  } catch (error) {
    throw explainDatabase(error, address)
  }
}

async function openSqlite(path: string): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path) })
  try {
    await migrate(db, false)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openPostgres(address: string, answerWithin: number | undefined): Promise<Kysely<Tables>> {
  const migrating = new Kysely<Tables>({ dialect: migratingDialect(address) })
  await migrate(migrating, true).finally(() => migrating.destroy())
  return new Kysely<Tables>({ dialect: postgresDialect(address, answerWithin) })
}
