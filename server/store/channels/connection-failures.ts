import type { RefusalReason } from '@talkgraph/wire/channels'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** What did not go out, or did not come in. */
interface FailureEntry {
  readonly at: number
  readonly code: string
  readonly message: string
}

/** What goes wrong with connections. */
export interface ConnectionFailures {
  noteRefusals(id: string, counts: Readonly<Partial<Record<RefusalReason, number>>>): Promise<void>
  noteFailure(id: string, failure: Pick<FailureEntry, 'code' | 'message'>): Promise<void>
  /** Of the last day, the newest first, at most 50. */
  failures(id: string): Promise<readonly FailureEntry[]>
  /** Deletes failures that are older than a day; resolves to how many. */
  forgetFailures(): Promise<number>
}

const day = 86_400_000
const mostFailures = 50

/** What goes wrong, noted in a database. `now` in milliseconds. */
export function createConnectionFailures(
  db: Kysely<Tables>,
  now: () => number,
): ConnectionFailures {
  return {
    noteRefusals: async (
      id,
      { signature = 0, size = 0, depth = 0, method = 0, number = 0, sender = 0 },
    ) => {
      await db
        .updateTable('channels')
        .set(({ eb }) => ({
          refused_signature: eb('refused_signature', '+', signature),
          refused_size: eb('refused_size', '+', size),
          refused_depth: eb('refused_depth', '+', depth),
          refused_method: eb('refused_method', '+', method),
          refused_number: eb('refused_number', '+', number),
          refused_sender: eb('refused_sender', '+', sender),
        }))
        .where('id', '=', id)
        .execute()
    },
    noteFailure: async (id, { code, message }) => {
      // The connection may have gone meanwhile.
      await sql`insert into channel_failures (channel_id, code, message, at)
        select id, ${code.slice(0, 100)}, ${message.slice(0, 500)}, cast(${now()} as bigint)
        from channels where id = ${id}`.execute(db)
    },
    failures: id =>
      db
        .selectFrom('channel_failures')
        .select(['at', 'code', 'message'])
        .where('channel_id', '=', id)
        .where('at', '>', now() - day)
        .orderBy('at', 'desc')
        .orderBy('number', 'desc')
        .limit(mostFailures)
        .execute(),
    forgetFailures: async () => {
      const { numDeletedRows } = await db
        .deleteFrom('channel_failures')
        .where('at', '<=', now() - day)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
