import type { Kysely } from 'kysely'

/** What was learned of intents by embeddings beside what was learned by words, and by which of both texts are understood. */
export const nearIntents = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['near_model', 'near_report', 'near_failure'])
      await db.schema.alterTable('intent_models').addColumn(name, 'text').execute()
    await db.schema
      .alterTable('intent_sets')
      .addColumn('method', 'text', column => column.notNull().defaultTo('words'))
      .execute()
  },
}
