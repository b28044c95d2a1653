import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** What waits, and in whose order. */
type Queue = 'channel_incoming' | 'channel_outgoing'

/** Rows that are looked at to find those persons. */
const mostRows = 500

/**
 * Persons for whom something is due, and null where it is nobody's; without those who are busy, and those whose first is put
 * off: what comes after it waits with it. Who has waited longest comes first.
 */
export async function duePersons(
  db: Kysely<Tables>,
  queue: Queue,
  channelId: string,
  busy: ReadonlySet<string | null>,
  most: number,
  time: number,
): Promise<readonly (string | null)[]> {
  const table = sql.table(queue)
  const others = [...busy].filter(id => id !== null)
  const isFree = busy.has(null) ? sql`one.person_id is not null` : sql`true`
  const { rows } = await sql<{ person_id: string | null }>`
    select one.person_id from ${table} as one
    where one.channel_id = ${channelId} and one.state = 'waiting' and one.due_at <= ${time} and ${isFree}
      and coalesce(one.person_id, '') not in (${sql.join([...others, '-'])})
      and not exists (
        select 1 from ${table} as other
        where other.channel_id = one.channel_id and other.person_id = one.person_id
          and other.state = 'waiting' and other.due_at > ${time}
      )
    order by one.number limit ${mostRows}`.execute(db)
  return [...new Set(rows.map(row => row.person_id))].slice(0, most)
}

/** In how many milliseconds something of a connection is due that is not due now; undefined where nothing waits at all. */
export async function waitFor(
  db: Kysely<Tables>,
  queue: Queue,
  channelId: string,
  time: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ due: number | null; later: number | null }>`
    select min(due_at) as due, min(case when due_at > ${time} then due_at end) as later
    from ${sql.table(queue)} where channel_id = ${channelId} and state = 'waiting'`.execute(db)
  const { due, later } = rows[0] ?? { due: null, later: null }
  // What is due behind what is put off waits for that.
  return due === null ? undefined : Math.max(0, (later ?? due) - time)
}
