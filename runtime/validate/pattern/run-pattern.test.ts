import { describe, expect, it } from 'vitest'
import { buildStates, type State } from './build-states.js'
import { parsePattern } from './parse-pattern.js'
import { runPattern } from './run-pattern.js'

const a = 'a'.repeat(999)

function countStates(start: State): number {
  const found = new Set([start])
  for (const state of found) for (const next of state.next) found.add(next)
  return found.size
}

describe('a hostile pattern', () => {
  it.each([
    ['(a+)+$', `${a}!`],
    ['^(a|aa)+$', `${a}!`],
    ['^(a|a)*$', `${a}!`],
    ['(.*)*x', a],
    ['([a-z]+)*\\d', a],
    ['^(([a-z])+.)+\\d([a-z])+$', a],
    ['(.*a){20}', 'b'.repeat(1000)],
    ['^(a?){50}a{50}$', 'a'.repeat(49)],
    ['((((a*)*)*)*)*b', a],
    ['(a{0,30}){0,30}b', a],
    ['(?:a|b|ab|)*?c', 'ab'.repeat(500)],
    ['(?:(?:\\b|a|)*){30}c', a],
    [`${'.*'.repeat(499)}\\d`, a],
  ])('such as %s takes at most its states times the characters', (pattern, text) => {
    const states = buildStates(parsePattern(pattern))
    const { matches, steps } = runPattern(states, text)
    expect(matches).toBe(false)
    expect(countStates(states.start)).toBeLessThan(4000)
    expect(steps).toBeLessThanOrEqual(countStates(states.start) * (text.length + 1))
  })
})
