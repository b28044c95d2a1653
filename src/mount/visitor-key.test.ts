import { expect, test } from 'vitest'
import { createVisitorKey } from './visitor-key.js'

test('a visitor has one key, which is made when it is asked for', () => {
  const key = createVisitorKey()
  expect(key.own()).toBeUndefined()
  const own = key.read()
  expect([key.read(), key.own()]).toEqual([own, own])
  expect(createVisitorKey().read()).not.toBe(own)
})

test('a visitor who was here before has the key of then', () => {
  const key = createVisitorKey()
  key.resume('kept')
  expect(key.read()).toBe('kept')
})

test('who is signed in has the same key everywhere, and the own one again afterwards', () => {
  const key = createVisitorKey()
  const own = key.read()
  key.identify('ann')
  expect([key.read(), key.own()]).toEqual(['identity ann', own])
  key.identify(undefined)
  expect(key.read()).toBe(own)
})
