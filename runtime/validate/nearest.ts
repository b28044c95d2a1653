/** The name that was most likely meant; undefined where none is near. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const plain = simplify(written)
  let best: string | undefined
  let least = Infinity
  for (const name of names) {
    const other = simplify(name)
    const most = mostSlips(plain, other)
    if (Math.abs(plain.length - other.length) > most) continue
    const distance = plain === other ? 0 : slipsBetween(plain, other)
    if (distance <= most && distance < least) {
      best = name
      least = distance
    }
  }
  return best
}

/** Letter case and signs between words do not count. */
function simplify(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** A short word is near only to one that begins alike. */
function mostSlips(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  if (length < 3 || length > 60) return 0
  if (length < 5) return one[0] === other[0] ? 1 : 0
  return length < 9 ? 1 : 2
}

/** Letters that are added, left out, changed, or swapped with the next one. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = [...Array(other.length + 1).keys()]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : Infinity,
        ),
      )
    }
    before = last
    last = next
  }
  return at(last, other.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity
