import { expect, test } from 'vitest'
import { openStore } from '../index.js'
import { createBatch } from './batch.js'

test('what comes at the same time is written together, and what comes meanwhile with the next write', async () => {
  const written: (readonly number[])[] = []
  let finish = () => {}
  const batch = createBatch(async (items: readonly number[]) => {
    written.push(items)
    await new Promise<void>(resolve => {
      finish = resolve
    })
    return items.map(item => item * 2)
  })
  const first = [batch(1), batch(2)]
  await expect.poll(() => written).toEqual([[1, 2]])
  const next = [batch(3), batch(4), batch(5)]
  finish()
  expect(await Promise.all(first)).toEqual([2, 4])
  await expect.poll(() => written.length).toBe(2)
  finish()
  expect(await Promise.all(next)).toEqual([6, 8, 10])
  expect(written).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('a write that fails fails those that were in it alone', async () => {
  let fails = true
  const batch = createBatch(async (items: readonly number[]) => {
    if (fails) throw new Error('no')
    return items
  })
  expect((await Promise.allSettled([batch(1), batch(2)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  fails = false
  expect(await batch(3)).toBe(3)
})

test('each of those that are counted together has a count of its own', async () => {
  const { rates, close } = await openStore(':memory:')
  const hits = await Promise.all(
    Array.from({ length: 50 }, () => rates.hit([{ key: 'a', seconds: 60 }])),
  )
  expect(hits.flat().map(({ count }) => count)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  await Promise.all(Array.from({ length: 20 }, () => rates.giveBack([{ key: 'a', seconds: 60 }])))
  expect(await rates.hit([{ key: 'a', seconds: 60 }])).toMatchObject([{ count: 31 }])
  await close()
})

test('what is written together has a bound, and one that is larger goes alone', async () => {
  const written: (readonly number[])[] = []
  const write = async (items: readonly number[]) => {
    written.push(items)
    return items
  }
  const batch = createBatch(write, { most: 10, of: size => size })
  await Promise.all([6, 4, 1, 50, 9, 1].map(batch))
  expect(written).toEqual([[6, 4], [1], [50], [9, 1]])
})
