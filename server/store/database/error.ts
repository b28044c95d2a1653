import { databaseLocation, isPostgres } from './address.js'

/** A database that cannot be used; the message says which one, why, and what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/** Says why a database could not be opened. Errors that are not known stay as they are. */
export function explainDatabase(error: unknown, address: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const where = `The database at ${databaseLocation(address)}`
  const [, newer] = /previously executed migration (\S+) is missing/.exec(error.message) ?? []
  const reason = newer
    ? `was changed by a newer version of the server (${newer}). Start that version, or restore the backup that was made before it.`
    : isPostgres(address)
      ? postgresReason(code)
      : sqliteReason(code)
  return reason === undefined ? error : new DatabaseError(`${where} ${reason}`, { cause: error })
}

function sqliteReason(code: string): string | undefined {
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code))
    return `is damaged, or no SQLite database (${code}). Move it away together with its -wal and -shm files and restore a backup, or let DATABASE_URL name another file.`
  if (
    /^SQLITE_(?:CANTOPEN|READONLY|PERM)/.test(code) ||
    /^(?:EACCES|EPERM|EROFS|ENOTDIR)$/.test(code)
  )
    return `cannot be opened for writing (${code}). Check that it is a file, that file and folder belong to the user who runs the server, and that the folder is not mounted read-only.`
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return `has no room left on its disk (${code}). Free some, then start again.`
  if (/^SQLITE_BUSY/.test(code))
    return `is locked by another program (${code}). End that one, then start again.`
  return undefined
}

function postgresReason(code: string): string | undefined {
  if (
    /^(?:ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|ECONNRESET)$/.test(
      code,
    )
  )
    return `cannot be reached (${code}). Check host and port in DATABASE_URL, and that PostgreSQL runs.`
  if (/^28/.test(code))
    return `refused the user or the password (${code}). Check both in DATABASE_URL.`
  if (code === '3D000')
    return `does not exist (${code}). Make it with createdb, or mend DATABASE_URL.`
  if (code === '42501')
    return `does not let this user make tables (${code}). Make the user its owner.`
  if (code === '53100')
    return `has no room left on its disk (${code}). Free some, then start again.`
  return undefined
}
