import { type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely'
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
  // A connection that breaks between two queries of a transaction fails the next query anyway.
  pool.on('connect', client => client.on('error', () => undefined))
  return new NulSafeDialect({ pool })
}

class NulSafeDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new NulSafeCompiler()
  }
}

/** PostgreSQL refuses a text with the character NUL in it, which may come in any address. */
class NulSafeCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter)
  }
}
