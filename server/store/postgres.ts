import { type Dialect, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

const bigint = 20

/** A PostgreSQL database over a pool of at most ten connections. Numbers of 64 bits are read as numbers. */
export function postgresDialect(address: string): Dialect {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    application_name: 'talkgraph',
    types: {
      getTypeParser: (id, format) => (id === bigint ? Number : types.getTypeParser(id, format)),
    },
  })
  // A connection that breaks while it is idle leaves the pool; the next query makes another.
  pool.on('error', () => undefined)
  // One that breaks between two queries of a transaction tells its next query too.
  pool.on('connect', client => client.on('error', () => undefined))
  return new PostgresDialect({ pool })
}
