import type { Kysely } from 'kysely'

/** How much lint found in a draft, and of which state of it and by whose rules. */
export const draftFindings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('drafts').addColumn('lint_errors', 'integer').execute()
    await db.schema.alterTable('drafts').addColumn('lint_warnings', 'integer').execute()
    await db.schema.alterTable('drafts').addColumn('linted', 'text').execute()
  },
}
