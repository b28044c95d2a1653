import { type Dialect, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import { type ClientBase, Pool, type PoolConfig, types } from 'pg'
import { createPatientPool, type PatientPool } from './patient-pool.js'

const bigint = 20
/** Milliseconds. */
const defaultPatience = 5000

/** At most ten connections to a PostgreSQL. What is not answered within `answerWithin` milliseconds fails. */
export function postgresPool(address: string, answerWithin = defaultPatience): PatientPool {
  const config = {
    ...common(address),
    max: 10,
    idleTimeoutMillis: 30_000,
    // A server that is slow but there says so itself, and keeps the connection.
    statement_timeout: Math.ceil(answerWithin * 0.9),
    // How many rows a value has decides how it is looked for, so a prepared statement is planned each time.
    onConnect: async (client: ClientBase) =>
      void (await client.query('set plan_cache_mode = force_custom_plan')),
  }
  return createPatientPool(config, answerWithin)
}

/** A PostgreSQL database. Numbers of 64 bits are read as numbers. */
export function postgresDialect(address: string, pool = postgresPool(address)): Dialect {
  return new NulSafeDialect({ pool })
}

/** The same database for changes of its tables, which take as long as they take. */
export function migratingDialect(address: string): Dialect {
  const pool = new Pool({
    ...common(address),
    max: 1,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A connection that is cut while nobody asks, or while it closes, is no fault: whoever asks hears of it.
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  return new NulSafeDialect({ pool })
}

function common(address: string): PoolConfig {
  return {
    connectionString: address,
    application_name: 'talkgraph',
    types: {
      getTypeParser: (id, format) => (id === bigint ? Number : types.getTypeParser(id, format)),
    },
  }
}

class NulSafeDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new NulSafeCompiler()
  }
}

/** PostgreSQL refuses a text with the character NUL in it, which may come in any address. */
class NulSafeCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(
      typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter,
    )
  }
}
