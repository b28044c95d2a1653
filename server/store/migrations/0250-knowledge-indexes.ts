import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/**
 * What waits in a run is found without looking at what was read, and what a source has without reading it. On
 * PostgreSQL the terms of a question are read from their index alone, as on SQLite, where the table is one.
 */
export const knowledgeIndexes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('knowledge_pages_run').execute()
    await sql`create index knowledge_pages_waiting on knowledge_pages (source, run, place, key) where outcome is null`.execute(
      db,
    )
    await sql`create index knowledge_pages_read on knowledge_pages (source, run, outcome) where outcome is not null`.execute(
      db,
    )
    await db.schema
      .createIndex('knowledge_pieces_source')
      .on('knowledge_pieces')
      .columns(['source', 'number'])
      .execute()
    await db.schema.dropIndex('knowledge_vectors_source').execute()
    await db.schema
      .createIndex('knowledge_vectors_source')
      .on('knowledge_vectors')
      .columns(['source', 'made_by', 'piece'])
      .execute()
    if (!isOnPostgres(db)) return
    await sql`alter table knowledge_terms drop constraint knowledge_terms_key`.execute(db)
    await sql`alter table knowledge_terms add constraint knowledge_terms_key primary key (source, term, piece) include (count, length)`.execute(
      db,
    )
  },
}
