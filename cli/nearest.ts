/** The known word that is most like this one, if one is near enough to have been meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(word.length / 3))
  const ranked = [...known]
    .map(each => ({ each, distance: distanceOf(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
  return ranked[0]?.each
}

/** How many letters must be put in, left out, changed or swapped with the next to make one word the other. */
function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line[column] = Math.min(
        at(row - 1, column) + 1,
        (line[column - 1] ?? 0) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(line)
  }
  return at(one.length, other.length)

  function at(row: number, column: number): number {
    return rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  }
}
