import type { Kysely } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/** By which provider accounts have their pieces embedded, and the vectors of pieces. */
export const embeddings = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = isOnPostgres(db)
    await db.schema
      .createTable('knowledge_embeddings')
      .addColumn('owner', 'text', column => column.primaryKey())
      .addColumn('address', 'text', column => column.notNull())
      .addColumn('model', 'text', column => column.notNull())
      .addColumn('dimensions', 'integer')
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('nearness', isPostgres ? 'double precision' : 'real', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('remedy', 'text')
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createTable('knowledge_vectors')
      .addColumn('piece', 'bigint', column =>
        column.primaryKey().references('knowledge_pieces.number').onDelete('cascade'),
      )
      .addColumn('source', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('vector', isPostgres ? 'bytea' : 'blob', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('knowledge_vectors_source')
      .on('knowledge_vectors')
      .columns(['source', 'made_by'])
      .execute()
    await db.schema
      .alterTable('knowledge_sources')
      .addColumn('vectors', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
  },
}
