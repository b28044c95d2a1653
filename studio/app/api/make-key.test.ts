import { afterEach, expect, test, vi } from 'vitest'
import { makeKey } from './make-key.js'

afterEach(() => vi.unstubAllGlobals())

test('a page without https, where browsers have no randomUUID, makes keys that are never the same', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  expect(makeKey()).toMatch(/^[0-9a-z]+(?:-[0-9a-z]+){3}$/)
  expect(makeKey()).not.toBe(makeKey())
})
