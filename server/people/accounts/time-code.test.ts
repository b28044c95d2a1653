import { expect, test } from 'vitest'
import { timeStepOf } from './time-code.js'

/** Of the test vectors of RFC 6238, the last six digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %s seconds the code is %s', (seconds, code) => {
  const secret = '12345678901234567890'
  expect(timeStepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  expect(timeStepOf(secret, code, (seconds + 30) * 1000)).toBe(Math.floor(seconds / 30))
  expect(timeStepOf(secret, code, (seconds + 60) * 1000)).toBeUndefined()
  expect(timeStepOf(secret, code.slice(1), seconds * 1000)).toBeUndefined()
})
