import { expect, test } from 'vitest'
import { socketLimits } from './socket-limits.js'

test('by default there are 10,000 sockets, 500 of an address, and 100 unfinished requests', () => {
  expect(socketLimits({}, 1_000_000)).toEqual({
    total: 10_000,
    perAddress: 500,
    unfinishedPerAddress: 100,
  })
})

test('they leave files for everything else, and no address has more than a quarter', () => {
  expect(socketLimits({}, 1000)).toEqual({ total: 700, perAddress: 175, unfinishedPerAddress: 100 })
  expect(socketLimits({}, 100)).toEqual({ total: 70, perAddress: 18, unfinishedPerAddress: 18 })
})

test('what is given holds, except that no more sockets are taken than there are files', () => {
  const given = { total: 5000, perAddress: 4000, unfinishedPerAddress: 10 }
  expect(socketLimits(given, 100_000)).toEqual(given)
  expect(socketLimits(given, 1000)).toEqual({ ...given, total: 700 })
})
