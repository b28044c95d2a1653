import { afterAll, expect } from 'vitest'
import { leftBehind, lookAround, takeBack } from './left-behind.js'

const before = lookAround()

// What is registered first comes last: after all that the file itself takes back.
afterAll(() => {
  const left = leftBehind(before)
  takeBack()
  expect(left, 'What this file of tests has left behind for others of its worker').toEqual([])
})
