/** Whether a row was refused because another one has its key. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^(?:SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY)|23505)$/.test(code) || isTaken(error.cause)
}
