import { expect, test } from 'vitest'
import type { Counted } from '../../store/index.js'
import { createMemoryRates } from './memory-rates.js'
import { createPermits } from './permits.js'

/** Several processes with one store, and how often it was asked. */
function setUp(processes: number) {
  let time = 0
  const now = () => time
  const rates = createMemoryRates(now)
  const state = { asked: 0 }
  const take = (counted: readonly Counted[]) => {
    state.asked++
    return rates.hit(counted)
  }
  const all = Array.from({ length: processes }, () =>
    createPermits({ take, giveBack: rates.giveBack, hide: name => name }, now),
  )
  const spend = async (process: number, count: number, name = 'bot') =>
    (await all[process]?.spend([{ name, rate: { count, seconds: 60 }, isShared: true }]))?.[0]
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { all, spend, state, pass }
}

test('a limit of many is asked for a few times, one of few each time', async () => {
  const { spend, state } = setUp(1)
  for (let call = 0; call < 1000; call++) expect(await spend(0, 1000)).toBe(true)
  expect(state.asked).toBe(10)
  for (let call = 0; call < 10; call++) await spend(0, 10, 'small')
  expect(state.asked).toBe(20)
})

test.each([200, 37, 5])(
  'two processes never spend more than %i, and all but a lease of it',
  async count => {
    const { spend } = setUp(2)
    const spent = await Promise.all(
      Array.from({ length: count * 3 }, (_, call) => spend(call % 7 ? 0 : 1, count)),
    )
    const permits = spent.filter(isSpent => isSpent).length
    expect(permits).toBeLessThanOrEqual(count)
    expect(permits).toBeGreaterThanOrEqual(count - Math.max(0, Math.floor(count / 10) - 1))
  },
)

test('those that come at the same time share what is left, and are asked for together', async () => {
  const { spend, state } = setUp(1)
  const spent = await Promise.all(Array.from({ length: 50 }, () => spend(0, 30)))
  expect(spent.map(isSpent => isSpent === true)).toEqual(
    Array.from({ length: 50 }, (_, call) => call < 30),
  )
  expect(state.asked).toBe(1)
})

test('what is used up is not asked for until the window ends', async () => {
  const { spend, state, pass } = setUp(1)
  for (let call = 0; call < 40; call++) await spend(0, 20)
  const { asked } = state
  expect(await spend(0, 20)).toBe(false)
  expect(state.asked).toBe(asked)
  pass(60)
  expect(await spend(0, 20)).toBe(true)
})

test('what a process has not spent is left to others when it ends', async () => {
  const { all, spend } = setUp(2)
  await spend(0, 100)
  await all[0]?.close()
  for (let call = 0; call < 99; call++) expect(await spend(1, 100)).toBe(true)
  expect(await spend(1, 100)).toBe(false)
})

test('one that is taken back can be spent again', async () => {
  const { all, spend } = setUp(1)
  const wanted = { name: 'bot', rate: { count: 1, seconds: 60 } }
  expect(await spend(0, 1)).toBe(true)
  all[0]?.giveBack(wanted)
  expect(all[0]?.standing(wanted)).toEqual({ left: 1, resetSeconds: 60 })
  expect([await spend(0, 1), await spend(0, 1)]).toEqual([true, false])
})

test('several permits are spent at once or none, and never more than there are', async () => {
  const { all } = setUp(2)
  const spend = async (process: number, amount: number) =>
    (await all[process]?.spend([{ name: 'room', rate: { count: 100, seconds: 60 }, amount }]))?.[0]
  expect(await spend(0, 60)).toBe(true)
  expect(await spend(1, 60)).toBe(false)
  expect(await spend(0, 9)).toBe(true)
  expect(await spend(0, 60)).toBe(false)
})

test('permits that were taken back are all there again', async () => {
  const { all } = setUp(1)
  const wanted = { name: 'room', rate: { count: 100, seconds: 60 }, amount: 80 }
  expect(await all[0]?.spend([wanted])).toEqual([true])
  all[0]?.giveBack(wanted)
  expect(await all[0]?.spend([wanted])).toEqual([true])
})
