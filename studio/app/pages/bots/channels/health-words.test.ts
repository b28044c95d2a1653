import { expect, test } from 'vitest'
import { lastMessage, refusalsOf, troubleOf, waitingWords } from './health-words.js'
import { makeChannel } from './testing/make-channel.js'

const { health } = makeChannel()
const failure = { at: '2026-01-01T00:00:00.000Z', code: '131047', message: 'Too late' }

test('what went wrong in the last day is told in words, and nothing where all went well', () => {
  expect(troubleOf(health)).toBeUndefined()
  expect(troubleOf({ ...health, failures: [failure] })).toBe('1 failure in the last day')
  const refused = { ...health.refused, signature: 2, size: 1 }
  expect(troubleOf({ ...health, failures: Array(50).fill(failure), refused })).toBe(
    '50 failures or more in the last day, 3 requests at its webhook refused',
  )
  expect(refusalsOf({ ...health, refused })).toEqual([
    '2 requests without the right signature: look whether the secrets are those of the provider',
    '1 request too large',
  ])
})

test('the last message is the later one of both ways', () => {
  const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
  expect(lastMessage({ lastIn: null, lastOut: null })).toBeUndefined()
  expect(lastMessage({ lastIn: late, lastOut: early })).toEqual({ at: late, by: 'in' })
  expect(lastMessage({ lastIn: early, lastOut: late })).toEqual({ at: late, by: 'out' })
  expect(lastMessage({ lastIn: null, lastOut: late })).toEqual({ at: late, by: 'out' })
})

test('what waits for the owner is counted, where the provider takes nothing', () => {
  const withdrawnAt = '2026-01-01T00:00:00.000Z'
  expect(waitingWords({ ...health, waiting: 3 })).toBeUndefined()
  expect(waitingWords({ ...health, waiting: 1, withdrawnAt })).toMatch(/^1 message waits/)
  expect(waitingWords({ ...health, waiting: 3, withdrawnAt })).toMatch(/^3 messages wait/)
})
