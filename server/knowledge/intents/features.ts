import { wordsIn } from '../words/words-in.js'

/** What is counted of a text: words and pairs of them, and parts of words, each under a name of its own. */
export function featuresOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const words = wordsIn(text.slice(0, longest))
  for (const [at, word] of words.entries()) {
    count(`w${word}`)
    const next = words[at + 1]
    if (next !== undefined) count(`w${word} ${next}`)
    const padded = ` ${word} `
    for (const size of [2, 3, 4])
      for (let from = 0; from + size <= padded.length; from++)
        count(`c${padded.slice(from, from + size)}`)
  }
  return counts
}

/** Of longer texts the beginning counts. */
const longest = 2000
