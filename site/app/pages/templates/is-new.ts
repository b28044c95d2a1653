const newFor = 7 * 86_400_000

/** Whether a template was made within the last seven days. */
export function isNew(createdAt: string, now = Date.now()): boolean {
  const age = now - Date.parse(createdAt)
  return age >= 0 && age <= newFor
}
