import { type Kysely, sql } from 'kysely'

/** Which branch of an experiment a visitor took, and whether the goal was reached: each visitor once. */
export const experiments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('experiment_visits')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('visitor', 'text', column => column.notNull())
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('branch', 'text', column => column.notNull())
      .addColumn('is_reached', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('experiment_visits_once', ['bot_id', 'node_id', 'name', 'visitor'])
      .execute()
    await sql`create index experiment_visits_session on experiment_visits (session)`.execute(db)
  },
}
