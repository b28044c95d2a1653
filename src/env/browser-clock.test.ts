import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockSince } from './browser-clock.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** When each of two pauses of 700 ms ends, `asked` for so many milliseconds from now. */
async function ends(asked: number | undefined): Promise<number[]> {
  const start = performance.now()
  const clock = clockSince(() => asked && start + asked)
  const ended: number[] = []
  for (let pause = 0; pause < 2; pause++)
    clock.setTimeout(() => ended.push(performance.now() - start), 700)
  await vi.runAllTimersAsync()
  return ended.sort((a, b) => a - b)
}

it('begins its first pause when the visitor has asked', async () => {
  expect(await ends(-300)).toEqual([400, 700])
})

it('is not late for a pause that is over already', async () => {
  expect((await ends(-5_000))[0]).toBeLessThanOrEqual(1)
})

it('is the page’s own where nobody has asked', async () => {
  expect(await ends(undefined)).toEqual([700, 700])
})
