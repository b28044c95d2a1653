import { expect, test } from 'vitest'
import type { Store } from '../../store/index.js'
import { createLimiter, type Policy } from './limiter.js'
import { createMemoryRates } from './memory-rates.js'

function setUp() {
  let time = 0
  const now = () => time
  const counters = createMemoryRates(now)
  const state = { hits: 0, isAway: false }
  const ask = <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    state.hits++
    return state.isAway ? Promise.reject(new Error('no database')) : question()
  }
  const rates: Store['rates'] = {
    hit: counted => ask(() => counters.hit(counted)),
    giveBack: counted => ask(() => counters.giveBack(counted)),
  }
  const limiter = createLimiter(rates, new Uint8Array(32), undefined, now)
  const own: Policy = { name: 'address', of: 'a', rate: { count: 2, seconds: 60 } }
  const shared: Policy = { name: 'bot', of: 'b', rate: { count: 100, seconds: 60 }, isShared: true }
  const admit = (...policies: Policy[]) =>
    limiter.admit(policies).then(
      () => 'in',
      ({ headers }: { headers: Record<string, string> }) => headers,
    )
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { admit, own, shared, state, pass }
}

test('who has used up a limit is refused without asking the store, until it ends', async () => {
  const { admit, own, shared, state, pass } = setUp()
  expect([await admit(own, shared), await admit(own, shared)]).toEqual(['in', 'in'])
  expect(await admit(own, shared)).toMatchObject({ 'Retry-After': '60' })
  const { hits } = state
  pass(20)
  for (let call = 0; call < 100; call++)
    expect(await admit(own, shared)).toMatchObject({ 'Retry-After': '40' })
  expect(await admit(own, shared)).toMatchObject({
    RateLimit: '"address";r=0;t=40, "bot";r=98;t=40',
  })
  expect(state.hits).toBe(hits)
  pass(40)
  expect(await admit(own, shared)).toBe('in')
})

test('a limit that all share refuses nobody for longer than it is used up', async () => {
  const { admit, shared, pass } = setUp()
  const small = { ...shared, rate: { count: 1, seconds: 60 } }
  expect(await admit(small)).toBe('in')
  expect(await admit(small)).toMatchObject({ 'Retry-After': '60', RateLimit: '"bot";r=0;t=60' })
  pass(60)
  expect(await admit(small)).toBe('in')
})

test('limits hold in memory while the store does not answer, and it is left alone for a second', async () => {
  const { admit, own, state, pass } = setUp()
  state.isAway = true
  expect([await admit(own), await admit(own)]).toEqual(['in', 'in'])
  expect(await admit(own)).toMatchObject({ 'Retry-After': '60' })
  expect(state.hits).toBe(1)
  pass(60)
  state.isAway = false
  expect(await admit(own)).toBe('in')
  expect(state.hits).toBe(2)
})
