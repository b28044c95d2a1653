import { afterAll, expect } from 'vitest'
import { lookAround, takeBack } from './left-behind.js'

const before = lookAround()

// What is registered first comes last: after all that the file itself takes back.
afterAll(() => {
  expect(
    takeBack(before),
    'What this file of tests has left behind for others of its worker',
  ).toEqual([])
})
