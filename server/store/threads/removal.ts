import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../database/given-rows.js'
import type { Tables } from '../schema.js'
import type { ThreadEntry } from './entry.js'

/** Whose threads are meant: those of sessions, or those that hold a text, in lower case. */
interface VisitorChoice {
  readonly text?: string | undefined
  readonly session?: string | undefined
  readonly botId?: string | undefined
}

/** What forgets threads, and finds those that a visitor wants forgotten. */
export interface ThreadRemoval {
  remove(ids: readonly string[]): Promise<number>
  /** Deletes threads in which nothing happened for `age` milliseconds; resolves to how many. */
  removeOld(age: number): Promise<number>
  ofVisitor(choice: VisitorChoice): Promise<readonly Pick<ThreadEntry, 'id' | 'owner' | 'session'>[]>
}

const atOnce = 500

/** Removes threads from a database. `now` in milliseconds. */
export function createThreadRemoval(db: Kysely<Tables>, now: () => number): ThreadRemoval {
  const has = isOnPostgres(db) ? sql.raw('strpos') : sql.raw('instr')
  const holds = (column: string, text: string) => sql<boolean>`${has}(lower(${sql.ref(column)}), ${text}) > 0`
  return {
    remove: async ids => {
      let removed = 0
      for (let from = 0; from < ids.length; from += atOnce) {
        const { numDeletedRows } = await db
          .deleteFrom('threads')
          .where('id', 'in', ids.slice(from, from + atOnce))
          .executeTakeFirst()
        removed += Number(numDeletedRows)
      }
      return removed
    },
    removeOld: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('threads')
        .where('updated_at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    ofVisitor: ({ text, session, botId }) => {
      const query = db
        .selectFrom('threads')
        .select(['id', 'owner', 'session'])
        .where(({ eb, or, exists, selectFrom }) =>
          or([
            ...(session === undefined ? [] : [eb('session', '=', session)]),
            ...(text === undefined
              ? []
              : [
                  holds('threads.email', text),
                  holds('threads.saved', inJson(text)),
                  exists(
                    selectFrom('messages')
                      .select('number')
                      .whereRef('messages.thread_id', '=', 'threads.id')
                      .where(holds('messages.text', text)),
                  ),
                ]),
          ]),
        )
      return (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
    },
  }
}

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
