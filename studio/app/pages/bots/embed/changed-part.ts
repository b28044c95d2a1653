/** From where to where a text differs from the one before; undefined where nothing of it is new. */
export function changedPart(
  before: string,
  now: string,
): readonly [from: number, to: number] | undefined {
  const shorter = Math.min(before.length, now.length)
  let from = 0
  while (from < shorter && before[from] === now[from]) from++
  let left = 0
  while (left < shorter - from && before.at(-1 - left) === now.at(-1 - left)) left++
  return now.length - left > from ? [from, now.length - left] : undefined
}
