import { expect, test } from 'vitest'
import { mayEnter, placesFor } from './places.js'

test.each([
  [
    'agent',
    ['/desk', '/contacts', '/bookings', '/settings'],
    ['/bots', '/bots/bakery/looks', '/knowledge', '/results', '/results/1', '/server'],
  ],
  [
    'editor',
    ['/bots', '/knowledge', '/results', '/desk', '/contacts', '/bookings', '/settings'],
    ['/server'],
  ],
  [
    'owner',
    ['/bots', '/knowledge', '/results', '/desk', '/contacts', '/bookings', '/settings'],
    ['/server'],
  ],
] as const)('an %s sees and enters these rooms alone: %j', (role, open, closed) => {
  const me = { role, isOperator: false }
  expect(placesFor(me).map(({ href }) => href)).toEqual(open)
  for (const path of [...open, '/', '/settings/members', '/botsy'])
    expect([path, mayEnter(me, path)]).toEqual([path, true])
  for (const path of closed) expect([path, mayEnter(me, path)]).toEqual([path, false])
})
