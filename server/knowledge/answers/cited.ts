/** A text with its sources, which are numbered in the order in which it names them. */
export interface Cited {
  readonly text: string
  /** The numbers that it named, in that order. */
  readonly numbers: readonly number[]
}

/** Numbers in brackets as models write them, with words before them or a mark behind: `[1]`, `[1, 2]`, `[1-3]`, `【1†source】`, `[^1]`, `[Source 2]`. */
const named =
  / ?[[【] ?\^?(?:(?:sources?|pieces?|refs?|quellen?|#) ?)?(\d{1,4}(?: ?(?:[,;–-]|and|und|&) ?\^?\d{1,4}){0,9}) ?(?:†[^\]】\n]{0,60})?[\]】]/gi

/** A number that is larger is a year, or another number of the text itself. */
const mostNumbers = 999

/** Numbers the sources of a text anew; a number that is none of `count` pieces is taken out. */
export function cite(text: string, count: number): Cited {
  const numbers: number[] = []
  const cited = text.replaceAll(named, (whole: string, list: string) => {
    const all = listed(list)
    if (all.some(number => number > mostNumbers)) return whole
    const known = all.filter(number => number >= 1 && number <= count)
    for (const number of known) if (!numbers.includes(number)) numbers.push(number)
    return [...new Set(known)].map(number => ` [${numbers.indexOf(number) + 1}]`).join('')
  })
  return { text: cited.trim(), numbers }
}

/** The numbers of a list, in which some may be told by the first and the last. */
function listed(list: string): readonly number[] {
  return list.split(/[,;&]|and|und/i).flatMap(part => {
    const [first = 0, last = first] = part.split(/[–-]/).map(number => Number.parseInt(number, 10))
    if (first > mostNumbers || last > mostNumbers) return [Math.max(first, last)]
    return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at)
  })
}
