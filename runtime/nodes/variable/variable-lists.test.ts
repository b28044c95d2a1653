import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { variable } from './index.js'

const variables = { cart: ['Rye', 'Oat', 'Rye'], one: 'Rye', more: ['a', { b: 1 }], empty: '', n: [1, 2] }

test.each([
  ['set', { name: 'cart', value: '{more}' }, ['a', { b: 1 }]],
  ['append', { name: 'cart', value: 'Bun' }, ['Rye', 'Oat', 'Rye', 'Bun']],
  ['append', { name: 'one', value: 'Bun' }, ['Rye', 'Bun']],
  ['append', { name: 'new', value: '{one}!' }, ['Rye!']],
  ['append', { name: 'empty', value: '3', isNumber: true }, [3]],
  ['append', { name: 'cart', value: '{more}' }, ['Rye', 'Oat', 'Rye', 'a', { b: 1 }]],
  ['remove', { name: 'cart', value: 'Rye' }, ['Oat']],
  ['remove', { name: 'cart', value: 'Bun' }, ['Rye', 'Oat', 'Rye']],
  ['remove', { name: 'n', value: '2' }, [1]],
  ['remove', { name: 'more', value: '{more}' }, []],
  ['remove', { name: 'new', value: 'x' }, []],
  ['clear', { name: 'cart', value: 'Rye' }, []],
])('%s with %j stores %j', (operation, data, stored) => {
  const node = playNode(variable, { operation, ...data }, { variables })
  expect(node.output).toEqual({ handle: null, set: { [data.name]: stored } })
  expect(node.emitted).toEqual([])
})

test('an unknown operation sets', () => {
  const node = playNode(variable, { operation: 'push', name: 'cart', value: 'x' }, { variables })
  expect(node.output).toEqual({ handle: null, set: { cart: 'x' } })
})
