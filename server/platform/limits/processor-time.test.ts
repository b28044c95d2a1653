import { expect, test } from 'vitest'
import { createMemoryRates } from './memory-rates.js'
import { createProcessorTime } from './processor-time.js'

function make() {
  const clock = { now: 0 }
  const rates = createMemoryRates(() => clock.now)
  const limitOf = async (account: string) => (account === 'guest' ? 20 : 60)
  return {
    clock,
    one: createProcessorTime({ rates, limitOf }),
    other: createProcessorTime({ rates, limitOf }),
  }
}

test('an account runs what it likes until it has spent the seconds of a minute', async () => {
  const { one } = make()
  await one.mayRun('guest')
  await one.spent('guest', 19.999)
  await one.mayRun('guest')
  await one.spent('guest', 3.5)
  await expect(one.mayRun('guest')).rejects.toMatchObject({
    code: 'BUDGET_REACHED',
    status: 429,
    headers: { 'Retry-After': '60' },
    details: { budget: 'seconds', used: 23.499, limit: 20 },
  })
  await one.mayRun('shop')
})

test('it may run again in the next minute', async () => {
  const { clock, one } = make()
  await one.spent('guest', 20)
  clock.now += 45_000
  await expect(one.mayRun('guest')).rejects.toMatchObject({ headers: { 'Retry-After': '15' } })
  clock.now += 15_000
  await one.mayRun('guest')
  expect(await one.used('guest')).toBe(0)
})

test('what one server has noted counts on another', async () => {
  const { one, other } = make()
  await one.spent('guest', 12)
  await other.spent('guest', 12)
  expect(await one.used('guest')).toBe(24)
  await expect(other.mayRun('guest')).rejects.toMatchObject({ code: 'BUDGET_REACHED' })
})
