import type { State, States } from './build-states.js'
import type { Leaf } from './parse-pattern.js'

/**
 * Does the pattern match anywhere in the text? Takes at most states × (characters + 1) steps, and says how many. After
 * `most` steps it gives up: then `matches` is undefined.
 */
export function runPattern(
  { start, end, size }: States,
  text: string,
  most = Infinity,
): { matches: boolean | undefined; steps: number } {
  const fits = findPlaces(text)
  // By a state's number, the last place at which it was reached: at places with even numbers, and at the others.
  const reached = [new Int32Array(size).fill(-1), new Int32Array(size).fill(-1)] as const
  let steps = 0
  let following: State[] = []
  for (let at = 0; at <= text.length; at++) {
    const current = following
    following = []
    reach(start, current, at)
    // A list goes through what is added on the way.
    for (const state of current) {
      if (state === end) return { matches: true, steps: steps + 1 }
      if (steps >= most) return { matches: undefined, steps }
      steps++
      const { leaf } = state
      if (leaf && !fits(leaf, at)) continue
      for (const next of state.next)
        leaf?.width ? reach(next, following, at + 1) : reach(next, current, at)
    }
  }
  return { matches: false, steps }

  function reach(state: State, list: State[], at: number) {
    const places = reached[(at % 2) as 0 | 1]
    if (places[state.id] === at) return
    places[state.id] = at
    list.push(state)
  }
}

/** The browser's own engine says where a leaf fits: for a single character it cannot but be linear. */
function findPlaces(text: string): (leaf: Leaf, at: number) => boolean {
  const known = new Map<Leaf, (at: number) => boolean>()
  return (leaf, at) => {
    let fits = known.get(leaf)
    if (!fits) {
      fits = placesOf(leaf, text)
      known.set(leaf, fits)
    }
    return fits(at)
  }
}

function placesOf({ source, width }: Leaf, text: string): (at: number) => boolean {
  const pattern = new RegExp(source, 'iy')
  const known = new Map<number, boolean>()
  return at => {
    // A character fits wherever it stands.
    const key = width ? text.charCodeAt(at) : at
    let fits = known.get(key)
    if (fits === undefined) {
      pattern.lastIndex = at
      fits = pattern.test(text)
      known.set(key, fits)
    }
    return fits
  }
}
