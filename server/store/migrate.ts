import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { bots } from './migrations/0001-bots.js'
import type { Tables } from './schema.js'

/** Every migration in order; one that has been released is never changed. */
const migrations = { '0001-bots': bots }

/** Brings a database to the newest shape, forward only. Rejects with the first fault. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
