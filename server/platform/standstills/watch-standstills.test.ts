import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { during, isFor } from '../../base/under-way.js'
import { watchStandstills } from './watch-standstills.js'

let stop = () => {}
afterEach(() => stop())

/** A watch by a clock that deeds move on, and what it tells. */
function watched() {
  let added = 0
  const told: Record<string, unknown>[] = []
  const counted: [ran: string, seconds: number][] = []
  const watch = watchStandstills({
    log: createLog('debug', line => void told.push(JSON.parse(line))),
    note: (ran, seconds) => void counted.push([ran, Math.floor(seconds)]),
    ownerOf: async botId => (botId === 'shop' ? 'ann' : undefined),
    now: () => performance.now() + added,
  })
  stop = watch.stop
  watch.start()
  return {
    ...watch,
    told,
    counted,
    pass: (ms: number) => {
      added += ms
    },
  }
}

/** Keeps the thread to itself. */
function reckon(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('the log names the request that kept everybody waiting, whose it is and how much came with it', async () => {
  const { told, counted } = watched()
  const request = (name: string, size: number, act: () => void) =>
    during({ name: () => name, requestId: name, size: () => size }, async () => {
      await wait(1)
      isFor(`owner of ${name}`)
      await wait(1)
      act()
      await undefined
    })
  await Promise.all([
    request('GET /quick', 1, () => undefined),
    request('POST /long', 70_000, () => reckon(400)),
    request('GET /other', 2, () => reckon(1)),
  ])
  await expect.poll(() => told.map(({ ran }) => ran)).toContain('POST /long')
  expect(told.find(({ ran }) => ran === 'POST /long')).toMatchObject({
    level: 40,
    msg: 'The server stood still',
    ran: 'POST /long',
    requestId: 'POST /long',
    account: 'owner of POST /long',
    size: 70_000,
    ms: expect.any(Number),
    processorMs: expect.any(Number),
  })
  expect(counted.map(([ran]) => ran)).toContain('POST /long')
})

test('many small steps without a pause are one thing, and a bot names its account', async () => {
  const { told } = watched()
  await during({ name: () => 'job channel-in', botId: () => 'shop' }, async () => {
    for (let step = 0; step < 400; step++) {
      reckon(1)
      await undefined
    }
  })
  await expect
    .poll(() => told)
    .toContainEqual(
      expect.objectContaining({ ran: 'job channel-in', botId: 'shop', account: 'ann' }),
    )
})

test('what nobody has noted is unknown, and what is short is not told', async () => {
  const { told, counted, pass } = watched()
  await during({ name: () => 'GET /short' }, async () => reckon(5))
  pass(100)
  await wait(1)
  pass(300)
  await expect.poll(() => counted).toContainEqual(['unknown', 0])
  expect(
    told.find(({ ran, processorMs }) => ran === 'unknown' && Number(processorMs) < 75),
  ).toMatchObject({ level: 20 })
  expect(counted.map(([ran]) => ran)).not.toContain('GET /short')
})

test('who asks whether it is ready is told no for a while after five seconds', () => {
  const { isUnready, pass } = watched()
  expect(isUnready()).toBe(false)
  pass(2000)
  expect(isUnready()).toBe(false)
  pass(5000)
  expect(isUnready()).toBe(true)
  pass(1000)
  expect(isUnready()).toBe(true)
  pass(2000)
  isUnready()
  pass(2500)
  expect(isUnready()).toBe(false)
})
