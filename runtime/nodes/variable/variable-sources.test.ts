import { expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { variable } from './index.js'

const at = (iso: string, timeZone = 'Europe/Zurich') => createFakeEnv({ now: Date.parse(iso), timeZone })

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
  expect(node.output).toMatchObject({ set: { x: '17:05' }, problems: [{ code: 'UNKNOWN_TIME_ZONE' }] })
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

const variables = {
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
  expect(stored({ source: 'list', ...data }, { variables })).toEqual(value)
})

test('an entry by chance is one of the list’s, each for its share', () => {
  const pick = (chance: number) =>
    stored(
      { source: 'list', value: '{breads}', pick: 'random' },
      { variables, env: { ...createFakeEnv(), random: () => chance } },
    )
  expect([0, 0.34, 0.67, 0.999].map(pick)).toEqual(['Rye', 'Oat', 'Bun', 'Bun'])
})

test('what is found is added to a list like any other value', () => {
  const data = { name: 'breads', operation: 'append', source: 'today' }
  expect(
    playNode(variable, data, { variables, env: at('2026-03-12T16:05:00Z') }).output?.set?.breads,
  ).toEqual(['Rye', 'Oat', 'Bun', '2026-03-12'])
})
