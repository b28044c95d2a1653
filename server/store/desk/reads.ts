import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** How far each member has read. */
export interface ReadRepository {
  /** Sets the number of the last message that a member has read; one that is lower makes later ones unread again. */
  mark(thread: string, member: string, number: number): Promise<void>
  /** How many messages of visitors a member has not read, by thread; a thread without any is left out. */
  unread(threads: readonly string[], member: string): Promise<ReadonlyMap<string, number>>
}

/** The marks in a database. */
export function createReadRepository(db: Kysely<Tables>): ReadRepository {
  return {
    mark: async (thread_id, member, number) => {
      await db
        .insertInto('desk_reads')
        .values({ thread_id, member, number })
        .onConflict(conflict => conflict.columns(['thread_id', 'member']).doUpdateSet({ number }))
        .execute()
    },
    unread: async (threads, member) => {
      if (threads.length === 0) return new Map()
      const rows = await db
        .selectFrom('messages')
        .leftJoin('desk_reads', join =>
          join
            .onRef('desk_reads.thread_id', '=', 'messages.thread_id')
            .on('desk_reads.member', '=', member),
        )
        .select(({ fn }) => ['messages.thread_id as id', fn.countAll().as('count')])
        .where('messages.thread_id', 'in', threads)
        .where('who', '=', 'visitor')
        .where(({ eb }) => eb('messages.number', '>', sql<number>`coalesce(desk_reads.number, 0)`))
        .groupBy('messages.thread_id')
        .execute()
      return new Map(rows.map(({ id, count }) => [id, Number(count)]))
    },
  }
}
