import type { Kysely } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/** The intents of bots as they are taught, and what was learned of them, version by version. */
export const intents = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('intent_sets')
      .addColumn('bot_id', 'text', column =>
        column.primaryKey().references('bots.id').onDelete('cascade'),
      )
      .addColumn('rows', 'text', column => column.notNull())
      .addColumn('revision', 'text', column => column.notNull())
      .addColumn('threshold', isOnPostgres(db) ? 'double precision' : 'real')
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('progress', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('reason', 'text')
      .addColumn('version', 'integer')
      .addColumn('last_version', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('intent_models')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('revision', 'text', column => column.notNull())
      .addColumn('model', 'text', column => column.notNull())
      .addColumn('report', 'text')
      .addColumn('trained_at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('intent_models_key', ['bot_id', 'version'])
      .execute()
  },
}
