import { type Kysely, sql } from 'kysely'

export interface Before {
  threads: {
    id: string
    state: string
    created_at: number
    waiting_since: number | null
    visitor_said: number
  }
  messages: { number: number; thread_id: string; who: string }
}

/** What the lists of a desk are read by: the line of those who wait, each agent's threads, and the visitor's newest message. */
export const deskLists = {
  async up(db: Kysely<Before>): Promise<void> {
    await db.schema
      .alterTable('threads')
      .addColumn('visitor_said', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db
      .updateTable('threads')
      .set({
        visitor_said: sql`coalesce((select max(number) from messages where messages.thread_id = threads.id and who = 'visitor'), 0)`,
      })
      .execute()
    await db
      .updateTable('threads')
      .set(({ ref }) => ({ waiting_since: ref('created_at') }))
      .where('state', '=', 'waiting')
      .where('waiting_since', 'is', null)
      .execute()
    await db.schema
      .createIndex('threads_queue')
      .on('threads')
      .columns(['owner', 'state', 'priority desc', 'waiting_since', 'id'])
      .execute()
    await db.schema
      .createIndex('threads_assigned')
      .on('threads')
      .columns(['owner', 'state', 'assignee', 'updated_at'])
      .execute()
  },
}
