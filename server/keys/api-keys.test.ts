import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/index.js'
import { ensureFirstKey, ownerOf } from './api-keys.js'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

const holds = async (key = '') => (await ownerOf(store.keys, `Bearer ${key}`)) === 'owner'

test('the first start makes a key, and no other start does', async () => {
  const key = await ensureFirstKey(store.keys)
  expect(key).toMatch(/^tg_[\w-]{43}$/)
  expect(await holds(key)).toBe(true)
  expect(await ensureFirstKey(store.keys)).toBeUndefined()
  await store.keys.revoke('first')
  expect(await ensureFirstKey(store.keys)).toBeUndefined()
  expect(await holds(key)).toBe(false)
})

test('a key from the environment takes the place of the one before, and stays revoked', async () => {
  expect(await ensureFirstKey(store.keys, 'key-number-1')).toBeUndefined()
  await ensureFirstKey(store.keys, 'key-number-1')
  expect(await store.keys.list()).toHaveLength(1)
  await ensureFirstKey(store.keys, 'key-number-2')
  expect([await holds('key-number-1'), await holds('key-number-2')]).toEqual([false, true])
  const [, second] = await store.keys.list()
  await store.keys.revoke(second?.id ?? '')
  await ensureFirstKey(store.keys, 'key-number-2')
  expect(await holds('key-number-2')).toBe(false)
})
