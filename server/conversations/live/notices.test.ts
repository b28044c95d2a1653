import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { createLiveHub, type LiveNote } from '../../platform/streams/hub.js'
import { openStore } from '../../store/index.js'
import { makePostgres } from '../../testing/databases.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function twoHubs() {
  const database = await makePostgres()
  closers.push(database.drop)
  const hubs = []
  for (let count = 0; count < 2; count++) {
    const store = await openStore(database.address)
    closers.push(store.close)
    const hub = createLiveHub(store.notices, createLog('silent'))
    closers.push(hub.close)
    hubs.push(hub)
  }
  const [here, there] = hubs
  if (!here || !there) throw new Error('There are two hubs.')
  return { here, there, address: database.address }
}

/** Tells until it is heard: a listener needs a moment to stand. */
async function heardBy(heard: readonly (LiveNote | undefined)[], tell: () => void) {
  await expect
    .poll(
      () => {
        if (heard.length === 0) tell()
        return heard.length
      },
      { timeout: 60_000, interval: 50 },
    )
    .toBeGreaterThan(0)
}

test('what is told on one server is heard on the other, by thread and by owner alone', async () => {
  const { here, there } = await twoHubs()
  const byThread: (LiveNote | undefined)[] = []
  const byOwner: (LiveNote | undefined)[] = []
  const others: unknown[] = []
  here.follow({ thread: 't' }, note => byThread.push(note))
  here.follow({ owner: 'o' }, note => byOwner.push(note))
  here.follow({ thread: 'another' }, note => others.push(note))
  here.follow({ owner: 't' }, note => others.push(note))
  await heardBy(byThread, () => there.tell({ thread: 't', owner: 'o', reactedTo: 3 }))
  expect(byThread[0]).toMatchObject({ thread: 't', owner: 'o', reactedTo: 3 })
  expect(byOwner[0]).toMatchObject({ thread: 't' })
  expect(others).toEqual([])
})

test('a listener whose connection was cut comes back by itself, and its streams look for what they missed', async () => {
  const { here, there, address } = await twoHubs()
  const heard: (LiveNote | undefined)[] = []
  here.follow({ thread: 't' }, note => heard.push(note))
  await heardBy(heard, () => there.tell({ thread: 't', owner: 'o' }))
  heard.length = 0
  const client = new Client({ connectionString: address })
  await client.connect()
  closers.push(() => client.end())
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'talkgraph live' and datname = current_database()`,
  )
  await expect.poll(() => heard.includes(undefined), { timeout: 60_000 }).toBe(true)
  heard.length = 0
  await heardBy(heard, () => there.tell({ thread: 't', owner: 'o' }))
  expect(heard[0]).toMatchObject({ thread: 't' })
})
