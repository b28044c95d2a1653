import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

const day = 86_400_000
const call = (id: string) => ({ id, session: 's', fingerprint: `of ${id}` })

describe.each(databases)('the answers to steps in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000

  beforeAll(async () => {
    database = await make()
    store = await openStore(database.address, () => time, { mostAnswers: 256_000 })
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('let one of many begin', async () => {
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => store.stepAnswers.begin(call('a'), 1000)),
    )
    expect(begun.filter(before => before === undefined)).toHaveLength(1)
    expect(begun.find(before => before)).toEqual({
      fingerprint: 'of a',
      answer: null,
      isLost: false,
    })
  })

  test('count as lost when nothing is heard of them, and keep the first answer for 24 hours', async () => {
    const { stepAnswers } = store
    await stepAnswers.begin(call('b'), 1000)
    time += 900
    await stepAnswers.renew('b', 1000)
    time += 900
    expect(await stepAnswers.begin(call('b'), 1000)).toMatchObject({ answer: null, isLost: false })
    time += 100
    expect(await stepAnswers.begin(call('b'), 1000)).toMatchObject({ answer: null, isLost: true })
    await stepAnswers.finish('b', '"first"')
    await stepAnswers.finish('b', '"late"')
    time += day - 3000
    expect(await stepAnswers.begin(call('b'), 1000)).toMatchObject({ answer: '"first"' })
    time += 3000
    expect(await stepAnswers.begin(call('b'), 1000)).toBeUndefined()
  })

  test('go early, the oldest first, where they take too much room', async () => {
    const { stepAnswers } = store
    const large = JSON.stringify('x'.repeat(90_000))
    for (const id of ['old', 'middle', 'new']) {
      time += 1000
      await stepAnswers.begin(call(id), 1000)
      await stepAnswers.finish(id, large)
    }
    await stepAnswers.sweep()
    expect(await stepAnswers.begin(call('new'), 1000)).toMatchObject({ answer: large })
    expect(await stepAnswers.begin(call('middle'), 1000)).toMatchObject({ answer: large })
    expect(await stepAnswers.begin(call('old'), 1000)).toBeUndefined()
  })
})
