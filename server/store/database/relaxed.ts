import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/**
 * Does a write that need not outlive a power cut at once: on SQLite it is not flushed by itself, but with the next one that
 * is. Nothing is lost when the process ends.
 */
export function relaxed<Tables, Result>(
  db: Kysely<Tables>,
  write: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (isOnPostgres(db)) return write(db)
  return db.connection().execute(async connection => {
    await sql`pragma synchronous = normal`.execute(connection)
    try {
      return await write(connection)
    } finally {
      await sql`pragma synchronous = full`.execute(connection)
    }
  })
}
