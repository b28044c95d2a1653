import { expect, test } from 'vitest'
import { relative } from './relative.js'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['2026-11-22T11:59:31Z', 'now'],
  ['2026-11-22T12:00:00.400Z', 'now'],
  ['2026-11-22T11:59:00Z', '1 minute ago'],
  ['2026-11-22T09:10:00Z', '2 hours ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-23T13:00:00Z', 'tomorrow'],
  ['2026-11-27T12:00:00Z', 'in 5 days'],
  ['2026-11-01T12:00:00Z', '3 weeks ago'],
  ['2026-01-01T12:00:00Z', '10 months ago'],
  ['2023-11-01T12:00:00Z', '3 years ago'],
])('%s is %s', (then, words) => {
  expect(relative(new Date(then), now)).toBe(words)
})
