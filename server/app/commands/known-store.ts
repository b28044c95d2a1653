import { existsSync } from 'node:fs'
import {
  databaseLocation,
  isPostgres,
  openStore,
  type Plan,
  type Store,
} from '../../store/index.js'
import { CommandError } from './command-error.js'

/** Opens a database that is there already; a command makes none. */
export async function openKnownStore(database: string, plans?: readonly Plan[]): Promise<Store> {
  if (!isPostgres(database) && !existsSync(database))
    throw new CommandError(
      `There is no database at ${databaseLocation(database)}. Run this where the server runs, or let DATABASE_URL name its database.`,
    )
  return openStore(database, Date.now, { plans })
}
