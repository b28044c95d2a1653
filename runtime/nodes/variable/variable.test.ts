import { expect, test } from 'vitest'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { variable } from './index.js'

const variables = { city: 'Bern', count: '7' }

test.each([
  ['a text as it is', { name: 'x', value: ' a b ' }, { x: ' a b ' }],
  [
    'the values of placeholders',
    { name: 'x', value: '{city}, {{count}} ${city}' },
    { x: 'Bern, 7 Bern' },
  ],
  ['no value of a bare name', { name: 'x', value: 'city' }, { x: 'city' }],
  ['an unknown placeholder as typed', { name: 'x', value: '{town}' }, { x: '{town}' }],
  ['a number that JSON has', { name: 'x', value: 5 }, { x: '5' }],
  ['a switch', { name: 'x', value: true }, { x: 'true' }],
  ['an empty text', { name: 'x' }, { x: '' }],
  ['a number', { name: 'x', value: ' 4.80 ', isNumber: true }, { x: 4.8 }],
  ['a negative number', { name: 'x', value: '-1e3', isNumber: 'true' }, { x: -1000 }],
  ['a number from a placeholder', { name: 'x', value: '{count}', isNumber: true }, { x: 7 }],
  [
    'its value under its id too',
    { name: ' x ', value: 'a', customNameValue: true },
    { x: 'a', node: 'a' },
  ],
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

const lists = {
  cart: ['Rye', 'Oat', 'Rye'],
  one: 'Rye',
  more: ['a', { b: 1 }],
  empty: '',
  n: [1, 2],
}

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
  const node = playNode(
    variable,
    { operation: 'push', name: 'cart', value: 'x' },
    { variables: lists },
  )
  expect(node.output).toEqual({ handle: null, set: { cart: 'x' } })
})

const at = (iso: string, timeZone = 'Europe/Zurich') =>
  createFakeEnv({ now: Date.parse(iso), timeZone })

function stored(data: object, options: Parameters<typeof playNode>[2] = {}) {
  const { output } = playNode(variable, { name: 'x', ...data }, options)
  return output?.set?.x
}

test.each([
  ['now', '2026-03-12 17:05'],
  ['today', '2026-03-12'],
  ['time', '17:05'],
  ['timestamp', '2026-03-12T16:05:00.000Z'],
  ['part-of-day', 'evening'],
])('%s is read where the visitor is', (source, value) => {
  expect(stored({ source, value: 'unused' }, { env: at('2026-03-12T16:05:00Z') })).toBe(value)
})

test('a zone that the node names counts more than the visitor’s', () => {
  const env = at('2026-03-12T16:05:00Z')
  expect(stored({ source: 'now', timezone: 'Asia/Tokyo' }, { env })).toBe('2026-03-13 01:05')
})

test('an unknown zone is reported, and the visitor’s counts', () => {
  const node = playNode(
    variable,
    { name: 'x', source: 'time', timezone: 'Mars' },
    { env: at('2026-03-12T16:05:00Z') },
  )
  expect(node.output).toMatchObject({
    set: { x: '17:05' },
    problems: [{ code: 'UNKNOWN_TIME_ZONE' }],
  })
})

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['21:59', 'evening'],
  ['22:00', 'night'],
])('%s is in the %s', (time, part) => {
  expect(stored({ source: 'part-of-day' }, { env: at(`2026-03-12T${time}:00Z`, 'UTC') })).toBe(part)
})

test('a random id is left to chance, and the same chance makes the same', () => {
  const id = () => stored({ source: 'random-id' }, { env: createFakeEnv({ seed: 7 }) })
  expect(id()).toMatch(/^[2-9a-z]{16}$/)
  expect(id()).toBe(id())
  expect(stored({ source: 'random-id' }, { env: createFakeEnv({ seed: 8 }) })).not.toBe(id())
})

test('the device is what the environment knows, and blank where it knows none', () => {
  expect(stored({ source: 'device' }, { env: createFakeEnv({ device: 'tablet' }) })).toBe('tablet')
  expect(stored({ source: 'device' })).toBe('')
})

const bakery = {
  breads: ['Rye', 'Oat', 'Bun'],
  cart: [{ title: 'Rye', price: { amount: 4.8 } }, { title: 'Oat', price: { amount: 5 } }, 'Bun'],
  one: 'Rye',
  n: 2,
}

test.each([
  [{ value: '{breads}' }, 'Rye'],
  [{ value: '{breads}', pick: 'last' }, 'Bun'],
  [{ value: '{breads}', pick: 'place', place: '{n}' }, 'Oat'],
  [{ value: '{breads}', pick: 'place', place: 'n' }, 'Oat'],
  [{ value: '{breads}', pick: 'place', place: '0' }, ''],
  [{ value: '{breads}', pick: 'place', place: 'two' }, ''],
  [{ value: '{breads}', pick: 'count' }, 3],
  [{ value: '{breads}', pick: 'joined' }, 'Rye, Oat, Bun'],
  [{ value: '{breads}', pick: 'joined', separator: ' | ' }, 'Rye | Oat | Bun'],
  [{ value: '{breads}', pick: 'all' }, ['Rye', 'Oat', 'Bun']],
  [{ value: '{cart}', pick: 'last' }, 'Bun'],
  [{ value: '{cart}', field: 'price.amount' }, 4.8],
  [{ value: '{cart}', pick: 'joined', field: 'title' }, 'Rye, Oat, '],
  [{ value: '{cart}', pick: 'all', field: 'title' }, ['Rye', 'Oat', '']],
  [{ value: '{cart}' }, { title: 'Rye', price: { amount: 4.8 } }],
  [{ value: '{cart}', pick: 'place', place: '2', field: 'price.amount', isNumber: true }, 5],
  [{ value: '{one}', pick: 'last' }, 'Rye'],
  [{ value: '{none}', pick: 'first' }, ''],
  [{ value: '{none}', pick: 'count' }, 0],
  [{ value: '', pick: 'random' }, ''],
  [{ value: '', pick: 'count' }, 0],
])('of a list, %j gives %j', (data, value) => {
  expect(stored({ source: 'list', ...data }, { variables: bakery })).toEqual(value)
})

test('an entry by chance is one of the list’s, each for its share', () => {
  const pick = (chance: number) =>
    stored(
      { source: 'list', value: '{breads}', pick: 'random' },
      { variables: bakery, env: { ...createFakeEnv(), random: () => chance } },
    )
  expect([0, 0.34, 0.67, 0.999].map(pick)).toEqual(['Rye', 'Oat', 'Bun', 'Bun'])
})

test('what is found is added to a list like any other value', () => {
  const data = { name: 'breads', operation: 'append', source: 'today' }
  expect(
    playNode(variable, data, { variables: bakery, env: at('2026-03-12T16:05:00Z') }).output?.set
      ?.breads,
  ).toEqual(['Rye', 'Oat', 'Bun', '2026-03-12'])
})
