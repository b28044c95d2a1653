import { Kysely } from 'kysely'
import { type BotStore, createBotStore } from './bots.js'
import { migrate } from './migrate.js'
import { createMemoryRates, type RateStore } from './rates.js'
import type { Tables } from './schema.js'
import { sqliteDialect } from './sqlite.js'

export type { BotStore, StoredVersion } from './bots.js'
export type { RateStore } from './rates.js'

/** Everything that is kept. */
export interface Store {
  readonly bots: BotStore
  readonly rates: RateStore
  close(): Promise<void>
}

/** Opens the embedded database in this file (`:memory:` for a test) and brings it to the newest shape. */
export async function openStore(path: string): Promise<Store> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path) })
  await migrate(db)
  return { bots: createBotStore(db), rates: createMemoryRates(), close: () => db.destroy() }
}
