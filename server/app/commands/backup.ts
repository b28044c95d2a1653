import { existsSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { isPostgres } from '../../store/index.js'
import { readSettings } from '../settings.js'
import { CommandError } from './command-error.js'
import { readArgs, sayUsage } from './read-args.js'

const usage = 'talkgraph backup FILE'

/** `talkgraph backup FILE`: a copy of the embedded database as it is at one moment, while the server runs. */
export async function backup(args: readonly string[]): Promise<void> {
  const [file] = readArgs(args, { options: {}, most: 1, usage }).positionals
  if (file === undefined) throw new CommandError(sayUsage('backup takes one file.', usage))
  const { database: path } = readSettings(process.env)
  if (isPostgres(path)) throw new CommandError('PostgreSQL is backed up with pg_dump.')
  if (!existsSync(path)) throw new CommandError(`There is no database at ${resolve(path)}.`)
  const folder = dirname(resolve(file))
  if (!existsSync(folder))
    throw new CommandError(
      `There is no folder ${folder}. Make it first, or mount the disk that it is on.`,
    )
  if (existsSync(file)) throw new CommandError(`${file} exists already.`)
  const database = new Database(path, { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(file)
  } catch (error) {
    await rm(file, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `No backup was made at ${resolve(file)}: ${reason}. Nothing is left there.`,
    )
  } finally {
    database.close()
  }
  await chmod(file, 0o600)
  console.log(`The database is copied to ${resolve(file)}.`)
}
