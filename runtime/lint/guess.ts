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

/** The remedy that names what was most likely meant, or another one where nothing is near. */
export function suggest(name: string | undefined, otherwise: string): string {
  return name === undefined ? otherwise : `Write "${name}" if that is meant.`
}
