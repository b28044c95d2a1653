/** The known word that is most like this one, if one is near enough to have been meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let found: string | undefined
  let least = Math.max(3, Math.floor(word.length / 3) + 1)
  for (const each of known) {
    const distance = distanceOf(word.toLowerCase(), each.toLowerCase())
    if (distance < least) [found, least] = [each, distance]
  }
  return found
}

/** How many letters must be put in, left out or changed to make one word the other; two that swap places count as one. */
function distanceOf(one: string, other: string): number {
  let before: number[] = []
  let last: number[] = []
  let line = [...Array(other.length + 1).keys()]
  for (let row = 1; row <= one.length; row++) {
    before = last
    last = line
    line = [row]
    for (let column = 1; column <= other.length; column++) {
      const get = (from: readonly number[], back: number) => from[column - back] ?? 0
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line[column] = Math.min(
        get(last, 0) + 1,
        get(line, 1) + 1,
        get(last, 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        isSwapped ? get(before, 2) + 1 : row + column,
      )
    }
  }
  return line[other.length] ?? 0
}
