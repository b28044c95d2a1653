/** What a database that was there before cannot be asked at the moment; `cause` says why. */
class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
}

/** Lost connections, too many of them, no room, and a server that shuts down or may only be read. */
const awayOnPostgres = /^(?:08|53|57|58)|^25006$/
/** No room, or a disk that fails, for SQLite or for files beside a database. */
const awayOnDisk = /^SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN)|^(?:ENOSPC|EDQUOT)$/

/** Whether what failed is the database or the disk, so that the same question may be answered a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return false
  return awayOnDisk.test(error.code) || ('severity' in error && awayOnPostgres.test(error.code))
}

/** Marks what PostgreSQL did not say itself: it was not reached, or fell silent. */
export function asAway(error: unknown): unknown {
  if (!(error instanceof Error) || 'severity' in error) return error
  return new DatabaseAwayError(error.message, { cause: error })
}
