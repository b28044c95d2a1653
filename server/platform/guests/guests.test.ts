import { expect, test, vi } from 'vitest'
import { ApiError } from '../../base/errors.js'
import { createOutbound } from '../outbound/index.js'
import { createGuests } from './guests.js'

const ways = { trusted: createOutbound({}), guests: createOutbound({}) }

function guests({ limit = 2, isAway = false } = {}) {
  let counted = 0
  let time = 0
  const accounts = new Map([['theirs', 'a-guest']])
  const made = createGuests({
    operators: {
      guestOf: async botId => {
        if (isAway) throw new Error('The database is away.')
        return accounts.get(botId)
      },
      isGuest: async account => [...accounts.values()].includes(account),
    },
    limiter: {
      admit: async ([policy]) => {
        expect(policy).toMatchObject({ of: 'a-guest', rate: { count: limit, seconds: 86_400 } })
        counted += 1
        if (counted > limit) throw new ApiError('RATE_LIMITED')
        return {}
      },
    },
    ways,
    limit,
    now: () => time,
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { ...made, accounts, pass }
}

test('a guest has a few answers a day, and reaches no inner host', async () => {
  const { refuse, outbound } = guests()
  expect(await refuse('theirs', 'ai')).toBeUndefined()
  expect(await refuse('theirs', 'ai')).toBeUndefined()
  expect(await refuse('theirs', 'ai')).toMatchObject({
    ok: false,
    message: expect.stringContaining('AI answers'),
  })
  expect(await outbound('theirs')).toBe(ways.guests)
})

test('with a limit of 0 a guest has none', async () => {
  const { refuse } = guests({ limit: 0 })
  expect(await refuse('theirs', 'mail')).toMatchObject({
    ok: false,
    message: expect.stringContaining('mails'),
  })
})

test('whoever is trusted is not counted, within seconds of being trusted', async () => {
  const { refuse, outbound, accounts, pass } = guests({ limit: 0 })
  expect(await refuse('ours', 'ai')).toBeUndefined()
  expect(await outbound('ours')).toBe(ways.trusted)
  expect(await refuse('theirs', 'ai')).toBeDefined()
  accounts.clear()
  pass(6000)
  expect(await refuse('theirs', 'ai')).toBeUndefined()
})

test('conversations go on while the database is away', async () => {
  expect(await guests({ isAway: true }).refuse('theirs', 'ai')).toBeUndefined()
})

test('only what goes wrong with the limit is a refusal', async () => {
  const admit = vi.fn(async () => {
    throw new Error('Broken')
  })
  const broken = createGuests({
    operators: { guestOf: async () => 'a', isGuest: async () => true },
    limiter: { admit },
    ways,
    limit: 1,
  })
  await expect(broken.refuse('theirs', 'ai')).rejects.toThrow('Broken')
})
