import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

const day = 86_400_000

describe.each(databases)('the history of a draft in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let later = 0

  beforeEach(async () => {
    later = 0
    database = await make()
    store = await openStore(database.address, () => Date.now() + later)
    await store.bots.create('shop')
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const add = (from: number, count: number) => {
    const all = Array.from({ length: count }, (_, index) => ({
      id: `${from + index}`,
      operation: '{}',
    }))
    return store.drafts.change('shop', { ids: all.map(({ id }) => id) }, async ({ accepted }) => ({
      operations: all.filter(({ id }) => !accepted.has(id)),
      refused: [],
      file: `after ${from + count - 1}`,
    }))
  }
  const known = async (after: number) =>
    (await store.drafts.operations('shop', { after, limit: 3 })).map(({ seq }) => seq)

  test('has the last 10,000 operations one by one; those before are known by their ids alone', async () => {
    for (let from = 1; from < 10_000; from += 1000) await add(from, 1000)
    expect(await store.drafts.entry('shop')).toMatchObject({ seq: 10_000, foldedSeq: 0 })
    expect(await known(0)).toEqual([1, 2, 3])
    await add(10_001, 5)
    expect(await store.drafts.entry('shop')).toMatchObject({ seq: 10_005, foldedSeq: 5 })
    expect(await known(0)).toEqual([6, 7, 8])
    expect(await known(10_003)).toEqual([10_004, 10_005])
    expect(await store.drafts.find('shop')).toMatchObject({ file: 'after 10005' })
    await add(3, 1)
    expect(await store.drafts.entry('shop')).toMatchObject({ seq: 10_005 })
  })

  test('has those of 30 days', async () => {
    await add(1, 4)
    expect(await store.drafts.fold(30 * day)).toBe(0)
    later = 31 * day
    expect(await store.drafts.fold(30 * day)).toBe(1)
    expect(await store.drafts.fold(30 * day)).toBe(0)
    expect(await store.drafts.entry('shop')).toMatchObject({ seq: 4, foldedSeq: 4 })
    expect(await known(0)).toEqual([])
    expect(await store.drafts.find('shop')).toMatchObject({ file: 'after 4' })
    await add(5, 1)
    expect(await known(4)).toEqual([5])
    expect(await store.drafts.entry('shop')).toMatchObject({ seq: 5, foldedSeq: 4 })
  })

  test('takes no room once it is folded', async () => {
    const { owner } = (await store.bots.find('shop')) ?? expect.fail('no bot')
    await add(1, 4)
    const before = (await store.budgets.used(owner)).bytes
    later = 31 * day
    await store.drafts.fold(30 * day)
    await store.budgets.count(owner)
    expect((await store.budgets.used(owner)).bytes).toBeLessThan(before)
  })
})
