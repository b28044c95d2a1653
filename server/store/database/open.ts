import { Kysely, type KyselyConfig } from 'kysely'
import type { Tables } from '../schema.js'
import { isPostgres } from './address.js'
import { explainDatabase } from './error.js'
import { migrate } from './migrate.js'
import type { PoolState } from './patient-pool.js'
import { migratingDialect, postgresDialect, postgresPool } from './postgres.js'
import { sqliteDialect } from './sqlite.js'

/** A question to the database. */
export interface QueryNote {
  /** With places for values, without values. */
  readonly sql: string
  readonly milliseconds: number
  readonly hasFailed: boolean
}

/** How a database is opened; everything may be left out. */
export interface Opening {
  /** Milliseconds until a question that PostgreSQL does not answer fails. Default: 5,000. */
  readonly answerWithin?: number | undefined
  /** For tests: what a database in memory begins with. */
  readonly image?: Buffer | undefined
  /** Hears of each question that was answered, or failed. */
  readonly onQuery?: ((query: QueryNote) => void) | undefined
}

/** An open database. */
interface Opened {
  readonly db: Kysely<Tables>
  /** How the connections to PostgreSQL stand; undefined on SQLite. */
  readonly connections: () => PoolState | undefined
}

/** Opens a database and brings it to the newest shape. Throws a `DatabaseError` where it can say what to do. */
export async function openDatabase(address: string, options: Opening): Promise<Opened> {
  try {
    return isPostgres(address)
      ? await openPostgres(address, options)
      : await openSqlite(address, options)
  } catch (error) {
    throw explainDatabase(error, address)
  }
}

async function openSqlite(path: string, { image, onQuery }: Opening): Promise<Opened> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path, image), ...logTo(onQuery) })
  try {
    await migrate(db, false)
    return { db, connections: () => undefined }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openPostgres(address: string, { answerWithin, onQuery }: Opening): Promise<Opened> {
  const migrating = new Kysely<Tables>({ dialect: migratingDialect(address) })
  await migrate(migrating, true).finally(() => migrating.destroy())
  const pool = postgresPool(address, answerWithin)
  const db = new Kysely<Tables>({ dialect: postgresDialect(address, pool), ...logTo(onQuery) })
  return { db, connections: pool.connections }
}

/** Times are taken only where somebody wants to hear them. */
function logTo(onQuery: Opening['onQuery']): Pick<KyselyConfig, 'log'> {
  if (!onQuery) return {}
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onQuery({ sql: query.sql, milliseconds: queryDurationMillis, hasFailed: level === 'error' }),
  }
}
