import { expect, test } from 'vitest'
import { mayEnter, placesFor } from './places.js'

test.each([
  ['agent', ['/desk', '/settings'], ['/bots', '/bots/bakery/looks', '/results', '/results/1']],
  ['editor', ['/bots', '/results', '/desk', '/settings'], []],
  ['owner', ['/bots', '/results', '/desk', '/settings'], []],
] as const)('an %s sees and enters these rooms alone: %j', (role, open, closed) => {
  expect(placesFor({ role }).map(({ href }) => href)).toEqual(open)
  for (const path of [...open, '/', '/settings/members', '/botsy'])
    expect([path, mayEnter({ role }, path)]).toEqual([path, true])
  for (const path of closed) expect([path, mayEnter({ role }, path)]).toEqual([path, false])
})
