import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What a visitor sent to who runs the server, and what became of it. Dates are ISO 8601, `fields` is JSON text. */
export interface EnquiryEntry {
  readonly id: string
  readonly kind: 'contact' | 'abuse' | 'lead'
  readonly email: string
  readonly fields: string
  readonly createdAt: string
  readonly doneAt: string | null
  readonly answer: string | null
  readonly answeredAt: string | null
}

/** Enquiries as who runs the server works through them. */
export interface SiteEnquiryRepository {
  /** Those that are done or not, the newest first, at most `most`. */
  list(isDone: boolean, most: number): Promise<readonly EnquiryEntry[]>
  find(id: string): Promise<EnquiryEntry | undefined>
  /** Resolves to false when there is none. */
  setDone(id: string, isDone: boolean): Promise<boolean>
  /** Keeps what was answered, after which it is done. */
  noteAnswer(id: string, answer: string): Promise<void>
}

/** Enquiries in a database. `now` in milliseconds. */
export function createSiteEnquiryRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): SiteEnquiryRepository {
  const time = () => new Date(now()).toISOString()
  const entries = () =>
    db
      .selectFrom('site_enquiries')
      .select(['id', 'kind', 'email', 'fields', 'created_at as createdAt', 'done_at as doneAt'])
      .select(['answer', 'answered_at as answeredAt'])
  return {
    list: (isDone, most) =>
      entries()
        .where('done_at', isDone ? 'is not' : 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute(),
    find: id => entries().where('id', '=', id).executeTakeFirst(),
    setDone: async (id, isDone) => {
      const { numUpdatedRows } = await db
        .updateTable('site_enquiries')
        .set({ done_at: isDone ? time() : null })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    noteAnswer: async (id, answer) => {
      await db
        .updateTable('site_enquiries')
        .set({ answer, answered_at: time(), done_at: time() })
        .where('id', '=', id)
        .execute()
    },
  }
}
