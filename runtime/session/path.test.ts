import { expect, test } from 'vitest'
import { readPath } from './path.js'
import type { Value } from './values.js'

const value: Value = {
  order: {
    items: [{ name: 'Rye' }, { name: 'Oat', tags: ['a', 'b'] }],
    'ship to': 'Bern',
    open: null,
  },
  'a.b': 1,
}

test.each([
  ['order.items[0].name', 'Rye'],
  ['order.items.1.name', 'Oat'],
  [' order . items[ 1 ].tags[1] ', 'b'],
  ['order["items"][0]', { name: 'Rye' }],
  ["order['ship to']", 'Bern'],
  ['order.items.length', 2],
  ['order.open', null],
  ['["a.b"]', 1],
  ['', value],
])('%j reads %j', (path, part) => {
  expect(readPath(value, path)).toEqual(part)
})

test.each([
  'order.items[2].name',
  'order.items[-1]',
  'order.open.more',
  'order.items[0].name.length',
  'constructor',
  '__proto__.polluted',
  'order.items.map',
  'order..items',
  'order.items[',
  'order.items]',
  '.order',
  'order.',
])('there is nothing at %j', path => {
  expect(readPath(value, path)).toBeUndefined()
})

test('a list is read from its front', () => {
  expect(readPath([{ id: 7 }], '[0].id')).toBe(7)
})
