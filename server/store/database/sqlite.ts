import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

/**
 * The embedded database in a file (or `:memory:`, with what `image` holds): write-ahead log, flushed at every commit.
 * Makes file and folder.
 */
export function sqliteDialect(path: string, image?: Buffer): Dialect {
  if (path !== ':memory:') make(path)
  const database = new Database(path === ':memory:' && image ? image : path, { timeout: 10_000 })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // What is deleted is overwritten.
  database.pragma('secure_delete = ON')
  // SQLite's own lowers no letters but those of ASCII.
  database.function('lower', { deterministic: true }, lower)
  return new ImmediateDialect({
    database: withPrepared(database),
    isInTransaction: () => database.inTransaction,
  })
}

function lower(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value
}

const mostPrepared = 200

/** A database that prepares each of its first 200 statements once. */
function withPrepared(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => void database.close(),
    prepare: text => {
      const known = prepared.get(text)
      if (known) return known
      const statement: SqliteStatement = database.prepare<unknown[]>(text)
      // A pragma takes effect when it is prepared.
      if (prepared.size < mostPrepared && !/^pragma/i.test(text)) prepared.set(text, statement)
      return statement
    },
  }
}

/**
 * Makes a file that nobody else can read; SQLite gives its other files the same mode. A file that exists is not opened:
 * closing it would take the locks from this process's other connections.
 */
function make(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, '', { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

interface ImmediateConfig extends SqliteDialectConfig {
  readonly isInTransaction: () => boolean
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: ImmediateConfig

  constructor(config: ImmediateConfig) {
    super(config)
    this.#config = config
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config)
  }
}

/** SQLite does change tables inside a transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Takes the write lock at the start: a transaction that reads first could not get it later, beside another process. */
class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean

  constructor(config: ImmediateConfig) {
    super(config)
    this.#isInTransaction = config.isInTransaction
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // SQLite has rolled back already where its disk is full or fails; a second one would hide what happened.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection)
  }
}
