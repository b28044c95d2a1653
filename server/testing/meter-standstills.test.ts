import { expect, test } from 'vitest'
import { meterStandstills } from './meter-standstills.js'

test('the longest time without a turn of the loop counts, of what is measured alone', () => {
  let now = 10
  const pass = (seconds: number) => {
    now += seconds
  }
  const { begin, look, longest } = meterStandstills(() => now)
  pass(5)
  begin()
  for (const seconds of [0.5, 2, 1]) {
    pass(seconds)
    look()
  }
  expect(longest()).toBe(2)
  pass(3)
  begin()
  expect(longest()).toBe(0)
})
