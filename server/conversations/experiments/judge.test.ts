import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../runtime/testing/fake-env.js'
import { differenceInterval, rateInterval, type Tally } from './intervals.js'
import { isEven, judge } from './judge.js'

const branch = (id: string, visitors: number, reached: number, weight = 1) => ({
  id,
  visitors,
  reached,
  weight,
})

describe('looking 50 times at an experiment of 5,000 visitors', () => {
  const [looks, between] = [50, 100]

  /** In how many of 200 experiments some look called it settled, and for which branch. */
  function settledIn(rates: readonly [number, number], seed: number) {
    const random = seededRandom(seed)
    const settled = { a: 0, b: 0 }
    for (let turn = 0; turn < 200; turn++) {
      const tallies = [
        { id: 'a', weight: 1, visitors: 0, reached: 0 },
        { id: 'b', weight: 1, visitors: 0, reached: 0 },
      ]
      for (let look = 0; look < looks; look++) {
        for (let visitor = 0; visitor < between; visitor++) {
          const arm = random() < 0.5 ? 0 : 1
          const tally = tallies[arm]
          if (!tally) continue
          tally.visitors++
          if (random() < rates[arm]) tally.reached++
        }
        const verdict = judge(tallies)
        if (verdict?.state !== 'settled') continue
        settled[verdict.branchId as 'a' | 'b']++
        break
      }
    }
    return settled
  }

  test('is wrong in at most 5 of 100 where the branches do alike', () => {
    for (const rate of [0.02, 0.1, 0.5]) {
      const { a, b } = settledIn([rate, rate], 48)
      expect((a + b) / 200).toBeLessThanOrEqual(0.05)
    }
  })

  test('finds which branch is better, and hardly ever the other', () => {
    const { a, b } = settledIn([0.1, 0.15], 48)
    expect(b / 200).toBeGreaterThan(0.9)
    expect(a).toBe(0)
  })

  test('holds the true rate within its interval at every look, in 95 of 100', () => {
    const random = seededRandom(7)
    let missed = 0
    for (let turn = 0; turn < 200; turn++) {
      const tally = { visitors: 0, reached: 0 }
      let isHeld = true
      for (let look = 0; look < looks; look++) {
        for (let visitor = 0; visitor < 20; visitor++) {
          tally.visitors++
          if (random() < 0.3) tally.reached++
        }
        const [low, high] = rateInterval(tally, 0.05)
        isHeld &&= low <= 0.3 && 0.3 <= high
      }
      if (!isHeld) missed++
    }
    expect(missed / 200).toBeLessThanOrEqual(0.05)
  })
})

test.each<[Tally, number, number]>([
  [{ visitors: 0, reached: 0 }, 0, 1],
  [{ visitors: 10, reached: 0 }, 0, 0.42],
  [{ visitors: 10, reached: 10 }, 0.58, 1],
  [{ visitors: 100, reached: 50 }, 0.34, 0.66],
  [{ visitors: 1_000_000, reached: 100_000 }, 0.0985, 0.1016],
])('the interval of %j lies around its rate and within what can be', (tally, low, high) => {
  const [from, to] = rateInterval(tally, 0.05)
  expect(from).toBeCloseTo(low, 1)
  expect(to).toBeCloseTo(high, 1)
  expect(from).toBeLessThanOrEqual(tally.visitors ? tally.reached / tally.visitors : 0)
  expect(to).toBeGreaterThanOrEqual(tally.visitors ? tally.reached / tally.visitors : 1)
})

test('the interval of a difference has the difference in its midst, and is narrower with more visitors', () => {
  const at = (times: number) =>
    differenceInterval(
      { visitors: 1000 * times, reached: 130 * times },
      { visitors: 1000 * times, reached: 100 * times },
      0.05,
    )
  const [low, high] = at(1)
  expect((low + high) / 2).toBeCloseTo(0.03)
  const [nearer] = at(10)
  expect(nearer).toBeGreaterThan(low)
})

test('nothing is said while a branch has few visitors, or where there is but one', () => {
  expect(judge([branch('a', 24, 0), branch('b', 1000, 900)])).toBeNull()
  expect(judge([branch('a', 5000, 100)])).toBeNull()
  expect(judge([])).toBeNull()
})

test('a branch that nobody is sent by any more is compared as long as it has visitors', () => {
  expect(judge([branch('a', 1000, 100, 0), branch('b', 1000, 300)])?.branchId).toBe('b')
  expect(judge([branch('a', 1000, 100), branch('c', 0, 0, 0)])).toBeNull()
})

test('says how many visitors more would settle it', () => {
  const verdict = judge([branch('a', 1000, 100), branch('b', 1000, 140)])
  expect(verdict).toMatchObject({ branchId: 'b', than: 'a' })
  expect(verdict?.state).not.toBe('settled')
  const more = verdict?.more ?? 0
  expect(more % 10).toBe(0)
  // A little more, for what rounding takes.
  const times = 1 + (more * 1.02) / 2000
  const grown = judge([
    branch('a', 1000 * times, 100 * times),
    branch('b', 1000 * times, 140 * times),
  ])
  expect(grown?.state).toBe('settled')
})

test('no number is told where nobody would wait for it', () => {
  expect(judge([branch('a', 1000, 100), branch('b', 1000, 100)])).toMatchObject({ more: null })
  expect(judge([branch('a', 100_000, 10_000), branch('b', 100_000, 10_001)])?.more).toBeNull()
})

test('of three branches the best is compared with the one that comes closest', () => {
  const three = [branch('a', 2000, 200), branch('b', 2000, 500), branch('c', 2000, 480)]
  expect(judge(three)).toMatchObject({ branchId: 'b', than: 'c', state: 'open' })
})

test('tells where visitors do not come as the weights say', () => {
  expect(isEven([branch('a', 5000, 0), branch('b', 5100, 0)])).toBe(true)
  expect(isEven([branch('a', 5000, 0), branch('b', 6000, 0)])).toBe(false)
  expect(isEven([branch('a', 7500, 0, 3), branch('b', 2500, 0, 1)])).toBe(true)
  expect(isEven([branch('a', 0, 0), branch('b', 0, 0)])).toBe(true)
})
