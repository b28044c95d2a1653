import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

const call = (id: string) => ({ id, session: 's', fingerprint: `of ${id}` })
const delivery = (id: string) => ({
  id,
  handler: 'webhook',
  botId: 'shop',
  session: 's',
  data: '{}',
  taker: 'me',
  lease: 1000,
})
const entry = (nodeId: string) => ({
  nodeId,
  step: 'webhook',
  at: new Date().toISOString(),
  ms: 1,
  status: 200,
  error: null,
  callId: null,
  attempt: 1,
})

describe.each(databases)('what steps write at the same time to $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000
  const due = async () => {
    time += 1001
    return (await store.jobs.take('webhook', 'other', 60_000, 1000)).map(({ id }) => id).toSorted()
  }

  beforeAll(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('shop')
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('begins each step once and keeps its webhook call once', async () => {
    const { stepAnswers } = store
    const begun = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        stepAnswers.begin({ ...call(`k${index % 20}`), delivery: delivery(`d${index}`) }, 1000),
      ),
    )
    expect(begun.filter(before => before === undefined)).toHaveLength(20)
    expect(
      await stepAnswers.begin({ ...call('k0'), delivery: delivery('late') }, 1000),
    ).toMatchObject({
      fingerprint: 'of k0',
      answer: null,
    })
    const kept = (await due()).map(id => Number(id.slice(1)) % 20)
    expect(kept.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  test('is all there: answers, calls that were made, those that failed, and the list of calls', async () => {
    const { stepAnswers, jobs, calls } = store
    const ids = Array.from({ length: 30 }, (_, index) => `m${index}`)
    await Promise.all(
      ids.map(id => stepAnswers.begin({ ...call(id), delivery: delivery(id) }, 1000)),
    )
    await Promise.all(
      ids.flatMap((id, index) => [
        index % 2 ? jobs.done(id) : jobs.failed(id, 'me', 'E', index % 4 ? 0 : undefined),
        stepAnswers.finish(id, JSON.stringify(`${id} \0 \ud800 ☕`)),
        stepAnswers.finish(id, '"late"'),
        calls.note('shop', entry(`${id} \0 \ud800`)),
      ]),
    )
    expect(await due()).toEqual(ids.filter((_, index) => index % 4 === 2).toSorted())
    for (const id of ids)
      expect(await stepAnswers.begin(call(id), 1000)).toMatchObject({
        answer: JSON.stringify(`${id} \0 \ud800 ☕`),
      })
    expect(await calls.last('shop')).toHaveLength(30)
  })

  test('two processes that write the same steps in another order do not stop each other', async () => {
    const other = await openStore(database.address, () => time)
    const ids = Array.from({ length: 200 }, (_, index) => `t${index}`)
    const [mine, theirs] = await Promise.all([
      Promise.all(ids.map(id => store.stepAnswers.begin(call(id), 1000))),
      Promise.all(ids.toReversed().map(id => other.stepAnswers.begin(call(id), 1000))),
    ])
    expect([...mine, ...theirs].filter(before => before === undefined)).toHaveLength(200)
    await Promise.all([
      ...ids.map(id => store.stepAnswers.finish(id, '"mine"')),
      ...ids.toReversed().map(id => other.stepAnswers.finish(id, '"theirs"')),
    ])
    await other.close()
  })

  test('a webhook call of a bot that is gone is not kept, and disturbs none beside it', async () => {
    const { jobs } = store
    await Promise.all([
      jobs.keep({ ...delivery('gone'), botId: 'nowhere' }),
      jobs.keep(delivery('here')),
    ])
    expect(await due()).toEqual(['here'])
  })
})
