import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** A question of an owner, with what should answer it; times in milliseconds. */
export interface KnowledgeTest {
  readonly id: string
  readonly botId: string
  readonly question: string
  /** JSON text: ids of sources, and addresses of pages. */
  readonly expected: string
}

/** The test sets of bots. */
export interface KnowledgeTestRepository {
  add(tests: readonly KnowledgeTest[]): Promise<void>
  /** Those of these bots of an account, the oldest first; absent: of all of them. */
  list(owner: string, botIds?: readonly string[]): Promise<readonly KnowledgeTest[]>
  /** False where the account has none of this id. */
  remove(owner: string, id: string): Promise<boolean>
}

/** The test sets in a database. `now` in milliseconds. */
export function createKnowledgeTests(
  db: Kysely<Tables>,
  now: () => number,
): KnowledgeTestRepository {
  const ofAccount = (owner: string) =>
    db.selectFrom('bots').select('bots.id').where('owner', '=', owner)
  return {
    add: async tests => {
      const at = now()
      // They stay in the order in which they were given.
      const rows = tests.map(({ botId: bot_id, ...test }, place) => ({
        ...test,
        bot_id,
        created_at: at + place,
      }))
      if (rows.length > 0) await db.insertInto('knowledge_tests').values(rows).execute()
    },
    list: async (owner, botIds) => {
      if (botIds?.length === 0) return []
      return db
        .selectFrom('knowledge_tests')
        .select(['id', 'bot_id as botId', 'question', 'expected'])
        .where('bot_id', 'in', ofAccount(owner))
        .$if(botIds !== undefined, query => query.where('bot_id', 'in', botIds ?? []))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },
    remove: async (owner, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('knowledge_tests')
        .where('id', '=', id)
        .where('bot_id', 'in', ofAccount(owner))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
