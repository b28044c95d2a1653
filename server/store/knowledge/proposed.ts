import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { heldIn, type QuestionsOf } from './held-in.js'

/** A question with the answer that an agent gave, which waits to be approved; times in milliseconds. */
export interface ProposedPair {
  readonly id: string
  readonly botId: string
  readonly question: string
  readonly answer: string
  /** The name of who proposed it. */
  readonly proposedBy: string
  /** The tag of the session in which it was asked. */
  readonly session: string | null
  readonly createdAt: number
}

/** What agents propose as knowledge. */
export interface ProposedPairRepository {
  add(pair: Omit<ProposedPair, 'createdAt'>): Promise<ProposedPair>
  /** Those of an account's bots, the newest first. */
  list(owner: string): Promise<readonly ProposedPair[]>
  /** Takes one off the list; undefined where the account has none of this id. */
  take(owner: string, id: string): Promise<ProposedPair | undefined>
  /** Deletes what was asked in these sessions, or holds a text, of one bot or of all; resolves to how many. */
  forget(of: QuestionsOf): Promise<number>
}

/** The proposed pairs in a database. `now` in milliseconds. */
export function createProposedPairs(db: Kysely<Tables>, now: () => number): ProposedPairRepository {
  const ofAccount = (owner: string) =>
    db.selectFrom('bots').select('bots.id').where('owner', '=', owner)
  return {
    add: async pair => {
      const createdAt = now()
      const { botId: bot_id, proposedBy: proposed_by, ...rest } = pair
      await db
        .insertInto('knowledge_proposed_pairs')
        .values({ ...rest, bot_id, proposed_by, created_at: createdAt })
        .execute()
      return { ...pair, createdAt }
    },
    list: owner =>
      db
        .selectFrom('knowledge_proposed_pairs')
        .select(columns)
        .where('bot_id', 'in', ofAccount(owner))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    take: (owner, id) =>
      db
        .deleteFrom('knowledge_proposed_pairs')
        .where('id', '=', id)
        .where('bot_id', 'in', ofAccount(owner))
        .returning(columns)
        .executeTakeFirst(),
    forget: async of => {
      if (of.sessions.length === 0 && !of.text) return 0
      const { numDeletedRows } = await db
        .deleteFrom('knowledge_proposed_pairs')
        .where(heldIn(of, ['question', 'answer']))
        .$if(of.botId !== undefined, query => query.where('bot_id', '=', of.botId ?? ''))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const columns = [
  'id',
  'bot_id as botId',
  'question',
  'answer',
  'proposed_by as proposedBy',
  'session',
  'created_at as createdAt',
] as const
