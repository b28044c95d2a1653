import { expect, test } from 'vitest'
import { refusalIn } from './read-refusal.js'

test.each([
  ['Too long', 'Too long'],
  ['The key sk-secret is not known', 'The key … is not known'],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
])('of a refusal that says %j this is told: %j', (message, detail) => {
  const text = JSON.stringify({ error: { message, type: 'invalid_request_error' } })
  expect(refusalIn(text, 'sk-secret').detail).toBe(detail)
})
