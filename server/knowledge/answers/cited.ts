/** A text with its sources, which are numbered in the order in which it names them. */
export interface Cited {
  readonly text: string
  /** The numbers that it named, in that order. */
  readonly numbers: readonly number[]
}

/** Numbers the sources of a text anew; a number that is none of `count` pieces is taken out. */
export function cite(text: string, count: number): Cited {
  const numbers: number[] = []
  const cited = text.replaceAll(/ ?\[(\d{1,3}(?:, ?\d{1,3}){0,9})\]/g, (_, list: string) => {
    const known = list
      .split(',')
      .map(Number)
      .filter(number => number >= 1 && number <= count)
    for (const number of known) if (!numbers.includes(number)) numbers.push(number)
    return [...new Set(known)].map(number => ` [${numbers.indexOf(number) + 1}]`).join('')
  })
  return { text: cited.trim(), numbers }
}
