import { expect, test } from 'vitest'
import { playBot, playNode } from '../../testing/index.js'
import { variable } from './index.js'

const variables = { city: 'Bern', count: '7' }

test.each([
  ['a text as it is', { name: 'x', value: ' a b ' }, { x: ' a b ' }],
  ['the values of placeholders', { name: 'x', value: '{city}, {{count}} ${city}' }, { x: 'Bern, 7 Bern' }],
  ['no value of a bare name', { name: 'x', value: 'city' }, { x: 'city' }],
  ['an unknown placeholder as typed', { name: 'x', value: '{town}' }, { x: '{town}' }],
  ['a number that JSON has', { name: 'x', value: 5 }, { x: '5' }],
  ['a switch', { name: 'x', value: true }, { x: 'true' }],
  ['an empty text', { name: 'x' }, { x: '' }],
  ['a number', { name: 'x', value: ' 4.80 ', isNumber: true }, { x: 4.8 }],
  ['a negative number', { name: 'x', value: '-1e3', isNumber: 'true' }, { x: -1000 }],
  ['a number from a placeholder', { name: 'x', value: '{count}', isNumber: true }, { x: 7 }],
  ['its value under its id too', { name: ' x ', value: 'a', customNameValue: true }, { x: 'a', node: 'a' }],
])('stores %s', (_, data, set) => {
  const node = playNode(variable, data, { variables })
  expect(node.output).toEqual({ handle: null, set })
  expect(node.emitted).toEqual([])
})

test.each(['', 'four', '{city}', '1,5', 'Infinity', 'NaN', '0x10'])(
  'takes 0 for the bad number %j and reports it',
  value => {
    const node = playNode(variable, { name: 'x', value, isNumber: true }, { variables })
    expect(node.output).toMatchObject({ handle: null, set: { x: 0 } })
    expect(node.output?.problems).toMatchObject([{ type: 'node.problem', code: 'NOT_A_NUMBER' }])
  },
)

test('reports that it has no name, and stores under its id where that is wanted', () => {
  const node = playNode(variable, { name: '  ', value: 'a', customNameValue: true })
  expect(node.output).toMatchObject({ handle: null, set: { node: 'a' } })
  expect(node.output?.problems).toMatchObject([{ type: 'node.problem', code: 'BOT_INVALID' }])
})

test('is a custom variable, not an answer, and takes no time', async () => {
  const played = await playBot({
    nodes: [{ id: 'v', type: 'variable-node', data: { name: '__proto__', value: 'a' } }],
  })
  expect(played).toMatchObject({ elapsed: 0, answers: {}, answerVariables: [], problems: [] })
  expect('variables' in played && Object.entries(played.variables)).toEqual([['__proto__', 'a']])
})

const lists = { cart: ['Rye', 'Oat', 'Rye'], one: 'Rye', more: ['a', { b: 1 }], empty: '', n: [1, 2] }

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
  const node = playNode(variable, { operation, ...data }, { variables: lists })
  expect(node.output).toEqual({ handle: null, set: { [data.name]: stored } })
  expect(node.emitted).toEqual([])
})

test('an unknown operation sets', () => {
  const node = playNode(variable, { operation: 'push', name: 'cart', value: 'x' }, { variables: lists })
  expect(node.output).toEqual({ handle: null, set: { cart: 'x' } })
})
