import { expect, test } from 'vitest'
import { placeWithin } from './use-enter.js'

test.each([
  ['/bots/42?tab=looks', '/bots/42?tab=looks'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('whoever comes from %s is led to %s', (to, place) => {
  expect(placeWithin(to)).toBe(place)
})
