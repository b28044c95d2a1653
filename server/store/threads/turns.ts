import type { Kysely } from 'kysely'
import { relaxed } from '../database/relaxed.js'
import type { Tables } from '../schema.js'
import { addMessages } from './add-messages.js'
import {
  columnsOf,
  isBots,
  type ThreadChange,
  type ThreadEntry,
  type ThreadPriority,
  type ThreadState,
  type ThreadVisitor,
  threadColumns,
  threadOf,
} from './entry.js'
import type { MessageEntry, NewMessage } from './message-entry.js'

/** A thread whose next part somebody plays; nobody else does so meanwhile. */
export interface ThreadTurn {
  readonly thread: ThreadEntry
  /** JSON text; null before the first part. */
  readonly saved: string | null
}

/** What came of a turn. */
interface ThreadPart extends Pick<ThreadChange, keyof ThreadVisitor> {
  /** Absent: it stays as it was. */
  readonly saved?: string | null
  /** Kept only where the bot still has the thread. */
  readonly state?: ThreadState
  readonly waitingUntil?: number | null
  /** As the handover says. */
  readonly priority?: ThreadPriority
  readonly wanted?: readonly string[]
  readonly messages: readonly NewMessage[]
}

/** Who plays a thread: one process at a time, of all that there are. */
export interface TurnRepository {
  /** Takes a thread's turn for `lease` milliseconds; undefined while another has it, `none` where there is no thread. */
  begin(id: string, turn: string, lease: number): Promise<ThreadTurn | 'none' | undefined>
  renew(id: string, turn: string, lease: number): Promise<void>
  /** Keeps what came of a turn and gives the turn back; undefined where the turn has passed to another, and then nothing is kept. */
  end(id: string, turn: string, part?: ThreadPart): Promise<readonly MessageEntry[] | undefined>
}

/** The turns in a database. `now` in milliseconds. */
export function createTurnRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): TurnRepository {
  return {
    begin: async (id, turn, lease) => {
      // Nobody has a turn any more after a power cut.
      const row = await relaxed(db, on =>
        on
          .updateTable('threads')
          .set({ turn, turn_until: now() + lease })
          .where('id', '=', id)
          .where('turn_until', '<=', now())
          .returning([...threadColumns, 'saved'])
          .executeTakeFirst(),
      )
      if (row) return { thread: threadOf(row), saved: row.saved }
      const known = await db
        .selectFrom('threads')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      return known ? undefined : 'none'
    },
    renew: async (id, turn, lease) => {
      await db
        .updateTable('threads')
        .set({ turn_until: now() + lease })
        .where('id', '=', id)
        .where('turn', '=', turn)
        .where('turn_until', '>', 0)
        .execute()
    },
    end: (id, turn, part) =>
      db.transaction().execute(async trx => {
        const {
          messages = [],
          saved,
          state,
          waitingUntil,
          priority,
          wanted,
          ...visitor
        } = part ?? {}
        const row = await trx
          .updateTable('threads')
          .set({
            turn: null,
            turn_until: 0,
            ...(part && {
              ...columnsOf(visitor),
              saved,
              updated_at: now(),
            }),
          })
          .where('id', '=', id)
          .where('turn', '=', turn)
          .returning('state')
          .executeTakeFirst()
        if (!row) return undefined
        if (state !== undefined && isBots(row.state))
          await trx
            .updateTable('threads')
            .set(
              columnsOf({
                state,
                waitingUntil: waitingUntil ?? null,
                ...(state === 'waiting' && {
                  waitingSince: now(),
                  assignee: null,
                  assignedAt: null,
                  offered: [],
                  priority,
                  wanted,
                }),
              }),
            )
            .where('id', '=', id)
            .execute()
        return addMessages(trx, id, messages, now())
      }),
  }
}
