import { nearest } from '../validate/nearest.js'

/** How many names are compared in all: a file full of slips is told of nearly as fast as a clean one. */
const mostComparisons = 50_000

/** Finds the name that was most likely meant, as `nearest` does; after much comparing it finds none any more. */
export function createGuess(): (written: string, names: Iterable<string>) => string | undefined {
  let left = mostComparisons
  return (written, names) => {
    if (left <= 0) return undefined
    const compared = [...names]
    left -= compared.length
    return nearest(written, compared)
  }
}
