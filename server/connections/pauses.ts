/** What a provider, or a channel, says of another try; times in milliseconds. */
interface Wish {
  readonly again?: number | undefined
  /** How many times as long the wait is with each try after that. */
  readonly grows?: number | undefined
}

/** After how long a try is repeated, the first of which was the attempt 0; undefined: not any more. */
export function pauseAfter(
  attempts: number,
  pauses: readonly number[],
  { again = 0, grows = 1 }: Wish = {},
): number | undefined {
  const usual = pauses[attempts]
  if (usual === undefined) return undefined
  const longest = Math.max(...pauses)
  return Math.max(usual, Math.min(again * grows ** attempts, Math.max(longest, again)))
}
