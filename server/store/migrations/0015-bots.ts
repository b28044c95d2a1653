import type { Kysely } from 'kysely'

/** Who stored and published a version, and what lint found in it: counted once, by the rules of a version of the server. */
export const versionNotes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['stored_by', 'published_by', 'linted_by'])
      await db.schema.alterTable('versions').addColumn(name, 'text').execute()
    for (const name of ['lint_errors', 'lint_warnings'])
      await db.schema.alterTable('versions').addColumn(name, 'integer').execute()
  },
}
