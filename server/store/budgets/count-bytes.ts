import { setImmediate as others } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../schema.js'

/** Rows that one query looks at, while which nobody else is served on SQLite. */
const rowsAtOnce = 2000
const threadsAtOnce = 200

/** Bytes beside its texts that a small row takes. */
export const rowBytes = 100

/** One part of what is counted: the bytes of some rows, and where the next part begins; null: there is none. */
interface Part {
  readonly bytes: number
  readonly next: string | number | null
}

/**
 * The bytes that an account keeps: versions, drafts and their operations, secrets,
 * files of its own and of its visitors, sources of knowledge with their vectors, intents, appointments, contacts, stored conversations, messages and jobs, each as its text. Counted in small
 * parts, between which others are served.
 */
export async function countBytes(db: Kysely<Tables>, owner: string): Promise<number> {
  let bytes = 0
  for (const query of ofAccount(owner)) bytes += await sum(db, query)
  bytes += await inParts(0, after => partOfResults(db, owner, Number(after)))
  bytes += await inParts(0, after => partOfKnowledge(db, owner, Number(after)))
  const bots = await db.selectFrom('bots').select('id').where('owner', '=', owner).execute()
  for (const { id } of bots) {
    for (const query of ofBot(id)) bytes += await sum(db, query)
    bytes += await inParts(0, after => partOfOperations(db, id, Number(after)))
    bytes += await inParts('', after => partOfMessages(db, id, String(after)))
  }
  return bytes
}

const ofAccount = (owner: string) => [
  sql`select sum(size) as bytes from files where owner = ${owner}`,
  sql`select sum(octet_length(sealed)) as bytes from secrets where owner = ${owner}`,
  sql`select sum(octet_length(name) + octet_length(email) + octet_length(phone) + octet_length(note) + ${sql.lit(rowBytes)}) as bytes
    from bookings where owner = ${owner}`,
  sql`select sum(octet_length(words) + octet_length(labels) + octet_length(fields) + ${sql.lit(rowBytes)}) as bytes
    from contacts where owner = ${owner}`,
  sql`select sum(octet_length(text) + ${sql.lit(rowBytes)}) as bytes from contact_notes where owner = ${owner}`,
  sql`select sum(octet_length(text) + ${sql.lit(rowBytes)}) as bytes from contact_consents where owner = ${owner}`,
]

const ofBot = (botId: string) => [
  sql`select sum(octet_length(file)) as bytes from versions where bot_id = ${botId}`,
  sql`select sum(octet_length(file)) as bytes from drafts where bot_id = ${botId}`,
  sql`select sum(octet_length(file)) as bytes from named_drafts where bot_id = ${botId}`,
  sql`select sum(octet_length(id) + octet_length(message) + ${sql.lit(rowBytes)}) as bytes
    from draft_refusals where bot_id = ${botId}`,
  sql`select sum(size) as bytes from uploads where bot_id = ${botId}`,
  sql`select sum(octet_length(data)) as bytes from jobs where bot_id = ${botId}`,
  sql`select sum(octet_length(rows)) as bytes from intent_sets where bot_id = ${botId}`,
  sql`select sum(octet_length(model) + coalesce(octet_length(report), 0) + coalesce(octet_length(near_model), 0) + coalesce(octet_length(near_report), 0)) as bytes from intent_models where bot_id = ${botId}`,
]

async function inParts(
  from: string | number,
  part: (after: string | number) => Promise<Part>,
): Promise<number> {
  let bytes = 0
  for (let after: string | number | null = from; after !== null; ) {
    const counted: Part = await part(after)
    bytes += counted.bytes
    after = counted.next
    await others()
  }
  return bytes
}

function partOfOperations(db: Kysely<Tables>, botId: string, after: number): Promise<Part> {
  return partOf(
    db,
    sql`select seq as place, octet_length(operation) + octet_length(id) + ${sql.lit(rowBytes)} as size
      from draft_operations where bot_id = ${botId} and seq > ${after} order by seq limit ${rowsAtOnce}`,
    rowsAtOnce,
  )
}

function partOfResults(db: Kysely<Tables>, owner: string, after: number): Promise<Part> {
  return partOf(
    db,
    sql`select results.number as place, octet_length(record) as size
      from results join result_records on result_records.number = results.number
      where owner = ${owner} and results.number > ${after} order by results.number limit ${rowsAtOnce}`,
    rowsAtOnce,
  )
}

/** Source by source: the pages that it keeps, and the pieces of all with their vectors. */
function partOfKnowledge(db: Kysely<Tables>, owner: string, after: number): Promise<Part> {
  return partOf(
    db,
    sql`select number as place, coalesce((
        select sum(coalesce(octet_length(content), 0)) from knowledge_pages where source = knowledge_sources.number
      ), 0) + coalesce((
        select sum(octet_length(body)) from knowledge_pieces where source = knowledge_sources.number
      ), 0) + coalesce((
        select sum(octet_length(vector) + ${sql.lit(rowBytes)}) from knowledge_vectors where source = knowledge_sources.number
      ), 0) as size
      from knowledge_sources where owner = ${owner} and number > ${after} order by number limit 1`,
    1,
  )
}

function partOfMessages(db: Kysely<Tables>, botId: string, after: string): Promise<Part> {
  return partOf(
    db,
    sql`select threads.id as place, coalesce(octet_length(saved), 0) + coalesce((
        select sum(octet_length(text) + coalesce(octet_length(said), 0) + coalesce(octet_length(prompts), 0)
          + coalesce(octet_length(file), 0))
        from messages where thread_id = threads.id
      ), 0) as size
      from threads where bot_id = ${botId} and threads.id > ${after} order by threads.id limit ${threadsAtOnce}`,
    threadsAtOnce,
  )
}

async function partOf(db: Kysely<Tables>, rows: RawBuilder<unknown>, most: number): Promise<Part> {
  const { rows: found } = await sql<{
    bytes: number | string | null
    count: number
    last: string | number | null
  }>`select sum(size) as bytes, count(*) as count, max(place) as last from (${rows}) as part`.execute(
    db,
  )
  const { bytes = 0, count = 0, last = null } = found[0] ?? {}
  return { bytes: Number(bytes ?? 0), next: Number(count) < most ? null : last }
}

async function sum(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ bytes: number | string | null }>`${query}`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
