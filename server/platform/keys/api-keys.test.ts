import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/index.js'
import { ensureFirstKey, keyIn } from './api-keys.js'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

const holds = async (key = '') => (await keyIn(store.keys, `Bearer ${key}`))?.owner === 'owner'

test('the first start makes a key, and no other start does', async () => {
  const { made: key } = await ensureFirstKey(store.keys)
  expect(key).toMatch(/^tg_[\w-]{43}$/)
  expect(await holds(key)).toBe(true)
  expect(await ensureFirstKey(store.keys)).toEqual({})
  await store.keys.revoke('first')
  expect(await ensureFirstKey(store.keys)).toEqual({})
  expect(await holds(key)).toBe(false)
})

test('a key from the environment takes the place of the one before, and says so', async () => {
  expect(await ensureFirstKey(store.keys, 'key-number-1')).toEqual({})
  expect(await ensureFirstKey(store.keys, 'key-number-1')).toEqual({})
  const [first] = await store.keys.list()
  expect(await ensureFirstKey(store.keys, 'key-number-2')).toEqual({ replaced: [first?.id] })
  expect([await holds('key-number-1'), await holds('key-number-2')]).toEqual([false, true])
  expect(await store.keys.list()).toHaveLength(1)
})

test('a key from the environment that comes back is valid again, however often servers disagree', async () => {
  for (const key of [
    'key-number-1',
    'key-number-2',
    'key-number-1',
    'key-number-2',
    'key-number-1',
  ]) {
    await ensureFirstKey(store.keys, key)
    expect(await holds(key)).toBe(true)
  }
})

test('a key from the environment that was revoked stays so, and says so', async () => {
  await ensureFirstKey(store.keys, 'key-number-1')
  const [first] = await store.keys.list()
  await store.keys.revoke(first?.id ?? '')
  await ensureFirstKey(store.keys, 'key-number-2')
  expect(await ensureFirstKey(store.keys, 'key-number-1')).toMatchObject({ revoked: first?.id })
  expect([await holds('key-number-1'), await holds('key-number-2')]).toEqual([false, false])
})
