import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { columnsOf, type ThreadEntry, threadColumns, threadOf } from '../threads/entry.js'
import { type DeskChoice, type DeskPlace, isChosen } from './thread-lists.js'

/** Where the line goes on: after one who waits, or after a thread that an agent has. */
export type LinePlace = DeskPlace | WaitingPlace

interface WaitingPlace extends Pick<ThreadEntry, 'priority' | 'id'> {
  readonly waitingSince: number
}

/** Which threads stand in the line; without `isTaken` those alone that wait. */
export interface LineChoice extends Omit<DeskChoice, 'states' | 'text' | 'after'> {
  readonly isTaken: boolean
  readonly after?: LinePlace | undefined
}

/** A part of the line, and where it goes on. */
export interface LinePart {
  readonly threads: readonly ThreadEntry[]
  readonly next?: LinePlace
}

/**
 * The open threads in the order in which they are worked on: who waits comes first, by urgency and then by time; then what
 * agents have, those first that something happened in last.
 */
export async function lineOf(db: Kysely<Tables>, choice: LineChoice): Promise<LinePart> {
  const { limit, isTaken } = choice
  const waiting = await waitingIn()
  const taken = isTaken && waiting.length <= limit ? await takenIn(limit + 1 - waiting.length) : []
  const found = [...waiting, ...taken]
  const threads = found.slice(0, limit)
  const last = threads.at(-1)
  return { threads, ...(found.length > limit && last && { next: placeIn(last) }) }

  async function waitingIn() {
    const { after } = choice
    if (after && 'updatedAt' in after) return []
    let query = db
      .selectFrom('threads')
      .select(threadColumns)
      .where('state', '=', 'waiting')
      .where(isChosen(db, choice))
    if (after) {
      const { priority = 1 } = columnsOf({ priority: after.priority })
      // The bound of the urgency stands alone, so that an index is entered at it.
      query = query
        .where('priority', '<=', priority)
        .where(({ eb, or, and }) =>
          or([
            eb('priority', '<', priority),
            eb('waiting_since', '>', after.waitingSince),
            and([eb('waiting_since', '=', after.waitingSince), eb('id', '>', after.id)]),
          ]),
        )
    }
    const rows = await query
      .orderBy('priority', 'desc')
      .orderBy('waiting_since')
      .orderBy('id')
      .limit(limit + 1)
      .execute()
    return rows.map(threadOf)
  }

  async function takenIn(most: number) {
    const { after } = choice
    let query = db
      .selectFrom('threads')
      .select(threadColumns)
      .where('state', '=', 'taken')
      .where(isChosen(db, choice))
    if (after && 'updatedAt' in after)
      query = query
        .where('updated_at', '<=', after.updatedAt)
        .where(({ eb, or }) =>
          or([eb('updated_at', '<', after.updatedAt), eb('id', '<', after.id)]),
        )
    const rows = await query
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.map(threadOf)
  }
}

const placeIn = ({
  state,
  id,
  priority,
  waitingSince,
  updatedAt,
  createdAt,
}: ThreadEntry): LinePlace =>
  state === 'waiting'
    ? { id, priority, waitingSince: waitingSince ?? createdAt }
    : { id, updatedAt }
