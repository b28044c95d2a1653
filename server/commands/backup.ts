import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { resolve } from 'node:path'
import Database from 'better-sqlite3'
import { readSettings } from '../settings.js'
import { isPostgres } from '../store/index.js'
import { CommandError } from './command-error.js'
import { readArgs } from './read-args.js'

const usage = 'talkgraph backup FILE'

/** `talkgraph backup FILE`: a copy of the embedded database as it is at one moment, while the server runs. */
export async function backup(args: readonly string[]): Promise<void> {
  const [file] = readArgs(args, { options: {}, most: 1, usage }).positionals
  if (file === undefined) throw new CommandError(usage)
  const { database: path } = readSettings(process.env)
  if (isPostgres(path)) throw new CommandError('PostgreSQL is backed up with pg_dump.')
  if (!existsSync(path)) throw new CommandError(`There is no database at ${resolve(path)}.`)
  if (existsSync(file)) throw new CommandError(`${file} exists already.`)
  const database = new Database(path, { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(file)
  } finally {
    database.close()
  }
  await chmod(file, 0o600)
  console.log(`The database is copied to ${resolve(file)}.`)
}
