import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type ThreadEntry, threadColumns, threadOf } from './entry.js'

/** How far each side of a thread has read, and whether its visitor is there. */
export interface ThreadMarks {
  /** Notes that a side has read up to a message; a mark never goes back. */
  mark(id: string, side: 'visitor' | 'agent', number: number): Promise<void>
  /** Notes a visitor's new line; resolves to the thread where the visitor had left. */
  comeBack(id: string, line: string): Promise<ThreadEntry | undefined>
  /** Notes that a visitor has left, if this line was the newest; resolves to the thread then. */
  leave(id: string, line: string): Promise<ThreadEntry | undefined>
}

/** The marks in a database. `now` in milliseconds. */
export function createThreadMarks(db: Kysely<Tables>, now: () => number): ThreadMarks {
  return {
    mark: async (id, side, number) => {
      const column = side === 'visitor' ? 'visitor_read' : 'agent_read'
      await db
        .updateTable('threads')
        .set({ [column]: number })
        .where('id', '=', id)
        .where(column, '<', number)
        .where('last_message', '>=', number)
        .execute()
    },
    comeBack: async (id, line) => {
      const before = await db
        .selectFrom('threads')
        .select('visitor_left')
        .where('id', '=', id)
        .executeTakeFirst()
      const row = await db
        .updateTable('threads')
        .set({ visitor_line: line, visitor_left: null })
        .where('id', '=', id)
        .returning(threadColumns)
        .executeTakeFirst()
      return row && before?.visitor_left !== null ? threadOf(row) : undefined
    },
    leave: async (id, line) => {
      const row = await db
        .updateTable('threads')
        .set({ visitor_left: now() })
        .where('id', '=', id)
        .where('visitor_line', '=', line)
        .where('state', 'in', ['waiting', 'taken'])
        .returning(threadColumns)
        .executeTakeFirst()
      return row && threadOf(row)
    },
  }
}
