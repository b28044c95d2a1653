import { limits } from '../limits.js'
import type { Leaf, Part } from './parse-pattern.js'

/** A step of a match: where its leaf fits (or at once, without a leaf) all next states are reached. */
export interface State {
  /** Its number among the states of its pattern. */
  readonly id: number
  readonly leaf?: Leaf | undefined
  readonly next: State[]
}

/** A pattern as states: it matches when `end` is reached from `start`. */
export interface States {
  readonly start: State
  readonly end: State
  /** How many states there are. */
  readonly size: number
}

/**
 * Writes a pattern out as states (Thompson's construction) with counted repeats copied. Throws beyond 4,000 links between
 * them, which are two to three thousand states (decision 17).
 */
export function buildStates(pattern: Part): States {
  let size = 0
  let links = 0

  const add = (next: State[], leaf?: Leaf): State => {
    links += next.length
    if (links > limits.patternLinks)
      throw new RangeError(`with its repeats written out it is longer than ${limits.patternLinks}`)
    // Without doubles a state has no more links than it brings states of its own, and one.
    return { id: size++, leaf, next: [...new Set(next)] }
  }

  // Built from the back: `next` is what follows the part. A group takes a link at least, so that empty repeats end too.
  const build = (part: Part, next: State): State => {
    switch (part.kind) {
      case 'leaf':
        return add([next], part)
      case 'sequence':
        return part.parts.reduceRight((following, each) => build(each, following), next)
      case 'choice':
        return add(part.parts.map(each => build(each, next)))
      case 'repeat': {
        let start = next
        if (part.most === Infinity) {
          start = add([next])
          start.next.push(build(part.part, start))
        } else
          for (let i = part.least; i < part.most; i++) start = add([build(part.part, start), next])
        for (let i = 0; i < part.least; i++) start = build(part.part, start)
        return start
      }
    }
  }

  const end = add([])
  const start = build(pattern, end)
  return { start, end, size }
}
