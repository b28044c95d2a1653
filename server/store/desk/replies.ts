import type { DeskReply } from '@talkgraph/wire/desk'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What the agents of an account say often, by its name. */
export interface ReplyRepository {
  list(owner: string): Promise<readonly DeskReply[]>
  /** Adds a reply, or gives one that is there another text. */
  put(owner: string, reply: DeskReply): Promise<void>
  /** Resolves to false where there is none. */
  remove(owner: string, name: string): Promise<boolean>
}

/** The replies in a database. */
export function createReplyRepository(db: Kysely<Tables>): ReplyRepository {
  return {
    list: owner =>
      db
        .selectFrom('desk_replies')
        .select(['name', 'text'])
        .where('owner', '=', owner)
        .orderBy('name')
        .execute(),
    put: async (owner, { name, text }) => {
      await db
        .insertInto('desk_replies')
        .values({ owner, name, text })
        .onConflict(conflict => conflict.columns(['owner', 'name']).doUpdateSet({ text }))
        .execute()
    },
    remove: async (owner, name) => {
      const { numDeletedRows } = await db
        .deleteFrom('desk_replies')
        .where('owner', '=', owner)
        .where('name', '=', name)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
