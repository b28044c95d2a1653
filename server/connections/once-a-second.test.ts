import { expect, test } from 'vitest'
import { onceASecond } from './once-a-second.js'

test('it is an id’s turn once a second, whoever else has one', () => {
  let now = 0
  const isTurn = onceASecond(() => now)
  expect([isTurn('a'), isTurn('a'), isTurn('b')]).toEqual([true, false, true])
  now = 999
  expect(isTurn('a')).toBe(false)
  now = 1000
  expect([isTurn('a'), isTurn('a')]).toEqual([true, false])
})

test('a thousand ids are remembered, and of more the longest remembered is forgotten', () => {
  let now = 0
  const isTurn = onceASecond(() => now)
  for (let id = 0; id < 1000; id++) isTurn(String(id))
  now = 500
  expect([isTurn('0'), isTurn('1000')]).toEqual([false, true])
  expect([isTurn('1'), isTurn('0')]).toEqual([false, true])
})
