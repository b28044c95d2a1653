import type { State, States } from './build-states.js'
import type { Leaf } from './parse-pattern.js'

/** Does the pattern match anywhere in the text? Takes at most states × (characters + 1) steps, and says how many. */
export function runPattern({ start, end }: States, text: string): { matches: boolean; steps: number } {
  const placesOf = findPlaces(text)
  let steps = 0
  let current = new Set<State>()
  for (let at = 0; at <= text.length; at++) {
    const following = new Set<State>()
    current.add(start)
    // A set goes through what is added on the way, and through everything once.
    for (const state of current) {
      steps++
      if (state === end) return { matches: true, steps }
      if (state.leaf && !placesOf(state.leaf).has(at)) continue
      for (const next of state.next) (state.leaf?.width ? following : current).add(next)
    }
    current = following
  }
  return { matches: false, steps }
}

// The browser's own engine says where a leaf fits: for a single character it cannot but be linear.
function findPlaces(text: string): (leaf: Leaf) => Set<number> {
  const known = new Map<string, Set<number>>()
  return ({ source }) => {
    const places =
      known.get(source) ?? new Set(Array.from(text.matchAll(new RegExp(source, 'gi')), found => found.index))
    known.set(source, places)
    return places
  }
}
