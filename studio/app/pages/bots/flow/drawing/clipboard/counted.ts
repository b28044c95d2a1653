/** A number with its word: `1 step`, `2 steps`. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`
