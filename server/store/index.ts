import { Kysely, sql } from 'kysely'
import { isPostgres } from './address.js'
import { type BotStore, createBotStore } from './bots.js'
import { type CallStore, createCallStore } from './calls.js'
import { createKeptTexts, type KeptTexts } from './kept.js'
import { createKeyStore, type KeyStore } from './keys.js'
import { migrate } from './migrate.js'
import { createOutboxStore, type OutboxStore } from './outbox.js'
import { postgresDialect } from './postgres.js'
import { createRateStore, type RateStore } from './rates.js'
import type { Tables } from './schema.js'
import { sqliteDialect } from './sqlite.js'

export { describeDatabase, folderOf, isPostgres } from './address.js'
export type { BotEntry, BotStore, StoredVersion, VersionEntry } from './bots.js'
export type { CallEntry, CallStore } from './calls.js'
export type { KeyEntry, KeyStore } from './keys.js'
export type { DueMail, MailEntry, MailStatus, OutboxStore } from './outbox.js'
export type { Count, Counted, RateStore } from './rates.js'

/** Everything that is kept. */
export interface Store {
  readonly bots: BotStore
  readonly rates: RateStore
  readonly kept: KeptTexts
  readonly keys: KeyStore
  readonly calls: CallStore
  readonly outbox: OutboxStore
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens a database, an SQLite file (`:memory:` for a test) or PostgreSQL's address, and brings it to the newest shape. */
export async function openStore(address: string, now: () => number = Date.now): Promise<Store> {
  const dialect = isPostgres(address) ? postgresDialect(address) : sqliteDialect(address)
  const db = new Kysely<Tables>({ dialect })
  try {
    await migrate(db, isPostgres(address))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    bots: createBotStore(db),
    rates: createRateStore(db, now),
    kept: createKeptTexts(db),
    keys: createKeyStore(db),
    calls: createCallStore(db),
    outbox: createOutboxStore(db, now),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => db.destroy(),
  }
}
