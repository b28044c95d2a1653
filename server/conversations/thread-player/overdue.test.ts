import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../base/log.js'
import { openStore, type ThreadEntry } from '../../store/index.js'
import { runJob } from '../../testing/jobs.js'
import { overdueJob } from './overdue.js'

let time = 1_000_000
let store: Awaited<ReturnType<typeof openStore>>
const news = { changed: vi.fn() }

beforeEach(async () => {
  store = await openStore(':memory:', () => time)
  await store.bots.create('bakery')
})
afterEach(async () => {
  await store.close()
  news.changed.mockClear()
})

const waiting = (channel: 'api' | 'widget', after: number) =>
  store.threads.create({
    botId: 'bakery',
    owner: 'owner',
    channel,
    state: 'waiting',
    session: id => `session of ${id}`,
    change: { waitingUntil: time + after },
  })

test('a flow that is played here goes on when nobody came, once; a widget’s thread is ended; who still waits waits', async () => {
  const [played, gone, early] = [
    await waiting('api', 10),
    await waiting('widget', 10),
    await waiting('api', 99),
  ]
  const goOn = vi.fn(async (_thread: ThreadEntry, _hadAgent: boolean) => undefined)
  const look = () =>
    runJob(overdueJob({ threads: store.threads, news, player: { goOn }, log: createLog('silent') }))
  const states = () =>
    Promise.all([played, gone, early].map(async ({ id }) => (await store.threads.find(id))?.state))
  time += 10
  await look()
  expect(await states()).toEqual(['bot', 'ended', 'waiting'])
  time += 99
  await look()
  expect(await states()).toEqual(['bot', 'ended', 'bot'])
  expect(goOn.mock.calls.map(([{ id }, hadAgent]) => [id, hadAgent])).toEqual([
    [played.id, false],
    [early.id, false],
  ])
  const told = news.changed.mock.calls.map(([{ id, state }]) => [id, state])
  expect(told.toSorted()).toEqual(
    [
      [played.id, 'bot'],
      [gone.id, 'ended'],
      [early.id, 'bot'],
    ].toSorted(),
  )
})

test('a flow that fails keeps no other from going on', async () => {
  const [bad, good] = [await waiting('api', 10), await waiting('api', 11)]
  const goOn = vi.fn(async ({ id }: ThreadEntry) => {
    if (id === bad.id) throw new Error('The flow fails.')
  })
  time += 20
  await runJob(
    overdueJob({ threads: store.threads, news, player: { goOn }, log: createLog('silent') }),
  )
  expect(goOn.mock.calls.map(([{ id }]) => id)).toEqual([bad.id, good.id])
})
