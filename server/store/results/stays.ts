/** The shortest that is told apart, and how much longer each next is. */
const shortest = 100
const growth = 1.15
const longest = 24 * 60 * 60_000

/** How long a conversation stayed at a step, to about a seventh: a number that grows with it. */
export function stayOf(ms: number): number {
  return ms < shortest
    ? 0
    : 1 + Math.floor(Math.log(Math.min(ms, longest) / shortest) / Math.log(growth))
}

/** What half of them stayed at most, in milliseconds: `counts` by what `stayOf` says. Null where there are none. */
export function medianStay(counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b)
  const half = all.reduce((sum, [, count]) => sum + count, 0) / 2
  let below = 0
  for (const [stay, count] of all) {
    if (below + count >= half) {
      const [from, to] = [stay === 0 ? 0 : beginOf(stay), beginOf(stay + 1)]
      return Math.round(from + ((to - from) * (half - below)) / count)
    }
    below += count
  }
  return null
}

const beginOf = (stay: number) => shortest * growth ** (stay - 1)
