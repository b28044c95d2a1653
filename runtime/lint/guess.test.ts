import { expect, test } from 'vitest'
import { createGuess } from './guess.js'

test('finds the name that was most likely meant, for some hundred slips in a flow of some hundred names', () => {
  const guess = createGuess()
  const names = Array.from({ length: 300 }, (_, index) => `delivery_${index}_day`)
  for (const name of names.slice(0, 150))
    expect(guess(name.replace('deli', 'deil'), names)).toBe(name)
})

test('stops looking at names after much comparing, however many slips there are', () => {
  const guess = createGuess()
  let looked = 0
  function* names() {
    for (let index = 0; index < 1000; index++) {
      looked++
      yield `name_${index}`
    }
  }
  const found = Array.from({ length: 10_000 }, () => guess('nmae_7', names()))
  expect(found[0]).toBe('name_7')
  expect(found.at(-1)).toBeUndefined()
  expect(looked).toBeLessThan(100_000)
})
