import { Kysely } from 'kysely'
import { isPostgres } from './address.js'
import { type BotRepository, createBotRepository } from './bots.js'
import { type CallRepository, createCallRepository } from './calls.js'
import { explainDatabase } from './database-error.js'
import { createKeptTexts, type KeptTexts } from './kept.js'
import { createKeyRepository, type KeyRepository } from './keys.js'
import { migrate } from './migrate.js'
import { createOutboxRepository, type OutboxRepository } from './outbox.js'
import { postgresDialect } from './postgres.js'
import { createRateRepository, type RateRepository } from './rates.js'
import type { Tables } from './schema.js'
import { sqliteDialect } from './sqlite.js'
import { createStepAnswerRepository, type StepAnswerRepository } from './step-answers.js'

export { databaseLocation, folderOf, isPostgres } from './address.js'
export type { BotEntry, BotRepository, StoredVersion, VersionEntry } from './bots.js'
export type { CallEntry, CallRepository } from './calls.js'
export { DatabaseError } from './database-error.js'
export type { KeyEntry, KeyRepository } from './keys.js'
export type { DueMail, MailEntry, MailStatus, OutboxRepository } from './outbox.js'
export type { Count, Counted, RateRepository } from './rates.js'
export type { StepAnswerRepository } from './step-answers.js'

/** Everything that is kept. */
export interface Store {
  readonly bots: BotRepository
  readonly rates: RateRepository
  readonly kept: KeptTexts
  readonly keys: KeyRepository
  readonly calls: CallRepository
  readonly outbox: OutboxRepository
  readonly stepAnswers: StepAnswerRepository
  /** Rejects when the database does not answer, or takes nothing more: its disk is full, or it may only be read. */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a database, an SQLite file (`:memory:` for a test) or PostgreSQL's address, and brings it to the newest shape.
 * `mostAnswers` is how many characters answers to steps may take. Throws a `DatabaseError` where it can say what to do.
 */
export async function openStore(
  address: string,
  now: () => number = Date.now,
  mostAnswers?: number,
): Promise<Store> {
  const db = await open(address)
  const kept = createKeptTexts(db)
  return {
    bots: createBotRepository(db),
    rates: createRateRepository(db, now),
    kept,
    keys: createKeyRepository(db),
    calls: createCallRepository(db),
    outbox: createOutboxRepository(db, now),
    stepAnswers: createStepAnswerRepository(db, now, mostAnswers),
    ping: () => kept.put('checked', new Date(now()).toISOString()),
    close: () => db.destroy(),
  }
}

async function open(address: string): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined
  try {
    const dialect = isPostgres(address) ? postgresDialect(address) : sqliteDialect(address)
    db = new Kysely<Tables>({ dialect })
    await migrate(db, isPostgres(address))
    return db
  } catch (error) {
    await db?.destroy()
    throw explainDatabase(error, address)
  }
}
