import { type Kysely, sql } from 'kysely'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { FlowChoice } from './flow-counts.js'

/** How often a bot was seen on a page, or opened there. */
export interface VisitCount {
  readonly botId: string
  /** A UTC day. */
  readonly day: string
  readonly kind: 'seen' | 'opened'
  readonly version: number
  /** Its host and path; blank: any other. */
  readonly page: string
  /** The language that the visitor reads; blank: not known. */
  readonly language: string
  readonly count: number
}

/** Counts of visits. */
export interface VisitRepository {
  /** Adds to what is counted; of bots that are gone nothing is. */
  add(counts: readonly VisitCount[]): Promise<void>
  /** What is counted of a bot. */
  list(choice: FlowChoice): Promise<readonly VisitCount[]>
  /** Deletes what was counted before this day; resolves to how many. */
  removeBefore(day: string): Promise<number>
}

const columns = {
  bot_id: 'text',
  day: 'text',
  kind: 'text',
  version: 'bigint',
  page: 'text',
  language: 'text',
  count: 'bigint',
} as const

/** The counts in a database. */
export function createVisitRepository(db: Kysely<Tables>): VisitRepository {
  const isPostgres = isOnPostgres(db)
  return {
    add: async counts => {
      if (counts.length === 0) return
      const rows = counts
        .map(({ botId, ...rest }) => ({ bot_id: botId, ...rest }))
        // No two servers wait for each other.
        .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      const names = sql.join(Object.keys(columns).map(name => sql.ref(name)))
      await sql`insert into visit_days (${names})
        select bot_id, day, kind, cast(version as bigint), page, language, cast(count as bigint)
        from ${givenRows(isPostgres, columns, rows)} where bot_id in (select id from bots)
        on conflict (bot_id, day, kind, version, page, language)
        do update set count = visit_days.count + excluded.count`.execute(db)
    },
    list: async ({ botId, version, from, to }) => {
      const query = db
        .selectFrom('visit_days')
        .selectAll()
        .where('bot_id', '=', botId)
        .where('day', '>=', from)
        .where('day', '<=', to)
      const rows = await (version === undefined
        ? query
        : query.where('version', '=', version)
      ).execute()
      return rows.map(({ bot_id, version: of, count, ...rest }) => ({
        botId: bot_id,
        ...rest,
        version: Number(of),
        count: Number(count),
      }))
    },
    removeBefore: async day => {
      const { numDeletedRows } = await db
        .deleteFrom('visit_days')
        .where('day', '<', day)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
