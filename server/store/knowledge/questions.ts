import { type Kysely, sql } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import type { Tables } from '../schema.js'
import { heldIn, type QuestionsOf } from './held-in.js'

/** A question that no source answered; times in milliseconds. */
interface OpenQuestion {
  readonly id: string
  readonly botId: string
  /** The terms that it is made of. */
  readonly key: string
  /** As it was asked last. */
  readonly question: string
  readonly count: number
  readonly lastAt: number
}

/** What visitors asked and no source answered. */
export interface QuestionRepository {
  /** Counts a question; `key` is the same for those that ask the same, `session` the tag of the one in which it was asked. */
  note(botId: string, key: string, question: string, session?: string): Promise<void>
  /** Those of an account's bots, what was asked most often first, at most 500. */
  list(owner: string): Promise<readonly OpenQuestion[]>
  /** Takes some off the list; false where the account has none of these ids. */
  remove(owner: string, ids: readonly string[]): Promise<boolean>
  /** Deletes what was asked last in these sessions, or holds a text, of one bot or of all; resolves to how many. */
  forget(of: QuestionsOf): Promise<number>
}

/** Milliseconds after which a question that does not come again is forgotten. */
const stays = 90 * 86_400_000
const mostListed = 500
const longest = 500

/** The open questions in a database. `now` in milliseconds. */
export function createQuestionRepository(
  db: Kysely<Tables>,
  now: () => number,
): QuestionRepository {
  const ofAccount = (owner: string) =>
    db.selectFrom('bots').select('bots.id').where('owner', '=', owner)
  return {
    note: async (bot_id, key, question, session) => {
      await db
        .deleteFrom('knowledge_questions')
        .where('bot_id', '=', bot_id)
        .where('last_at', '<', now() - stays)
        .execute()
      await db
        .insertInto('knowledge_questions')
        .values({
          id: randomHex(24),
          bot_id,
          key: key.slice(0, longest),
          question: question.slice(0, longest),
          count: 1,
          last_at: now(),
          session: session ?? null,
        })
        .onConflict(conflict =>
          conflict.columns(['bot_id', 'key']).doUpdateSet({
            question: question.slice(0, longest),
            count: sql<number>`knowledge_questions.count + 1`,
            last_at: now(),
            session: session ?? null,
          }),
        )
        .execute()
    },
    list: owner =>
      db
        .selectFrom('knowledge_questions')
        .select(['id', 'bot_id as botId', 'key', 'question', 'count', 'last_at as lastAt'])
        .where('bot_id', 'in', ofAccount(owner))
        .orderBy('count', 'desc')
        .orderBy('last_at', 'desc')
        .limit(mostListed)
        .execute(),
    remove: async (owner, ids) => {
      const { numDeletedRows } = await db
        .deleteFrom('knowledge_questions')
        .where('id', 'in', [...ids, ''])
        .where('bot_id', 'in', ofAccount(owner))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    forget: async of => {
      if (of.sessions.length === 0 && !of.text) return 0
      const { numDeletedRows } = await db
        .deleteFrom('knowledge_questions')
        .where(heldIn(of, ['question']))
        .$if(of.botId !== undefined, query => query.where('bot_id', '=', of.botId ?? ''))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
