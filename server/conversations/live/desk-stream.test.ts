import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { createLiveHub } from '../../platform/streams/hub.js'
import { openStore, type Store } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { playToDesk } from './desk-stream.js'

const owner = 'owner'
const log = createLog('silent')

describe.each(databases)('on $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_000_000_000
  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('bakery', { owner })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const wait = async () => {
    const of = { botId: 'bakery', owner, channel: 'widget', state: 'waiting' } as const
    return (await store.threads.create({ ...of, session: id => id })).id
  }
  const say = async (thread: string, text: string) =>
    (await store.messages.append(thread, { who: 'visitor', text }))?.number ?? 0
  const pass = (ms: number) => {
    time += ms
  }

  /** What a desk is told until it hears `until`; `onTurn` happens at each sign of life. */
  async function hear(
    until: string,
    after: number | undefined,
    {
      of = store,
      onTurn = async () => {},
    }: { of?: Pick<Store, 'threads' | 'messages'>; onTurn?: () => Promise<void> } = {},
  ) {
    const end = new AbortController()
    const heard: string[] = []
    await playToDesk({
      store: of,
      owner,
      after,
      log,
      hub: createLiveHub(undefined, log),
      signal: end.signal,
      timing: { heartbeat: 5, retry: 5 },
      now: () => time,
      show: {
        message: ({ text }) => ({ text }),
        thread: async ({ id }) => ({ id }),
        desk: async () => ({}),
        counts: async () => ({}),
      },
      writer: {
        write: async data => {
          if ('text' in Object(Object(data).message)) heard.push(Object(data).message.text)
          if (heard.includes(until)) end.abort()
        },
        beat: onTurn,
      },
    })
    return heard
  }

  test('a desk that comes back is told what it missed, however many threads were changed since without a word', async () => {
    const missed = await wait()
    const last = await say(await wait(), 'The last that was heard')
    pass(600_000)
    await say(missed, 'Missed')
    pass(600_000)
    const others = await Promise.all(Array.from({ length: 120 }, wait))
    for (const id of others.slice(0, 5)) await say(id, 'Also missed')
    await Promise.all(others.slice(5).map(id => store.threads.change(id, { assignee: 'mia' })))
    expect(await hear('Also missed', last)).toContain('Missed')
  })

  test('what happens while the database does not answer is told when it answers again', async () => {
    const id = await wait()
    const last = await say(id, 'Heard')
    let turn = 0
    const away = Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' })
    const of = {
      messages: store.messages,
      threads: {
        ...store.threads,
        list: async (choice: Parameters<Store['threads']['list']>[0]) => {
          turn++
          if (turn === 2) {
            await say(id, 'Meanwhile')
            pass(60_000)
          }
          if (turn > 1 && turn < 5) throw away
          return store.threads.list(choice)
        },
      },
    }
    expect(await hear('Meanwhile', last, { of })).toContain('Meanwhile')
  })

  test('the desk’s clock is the server’s, whatever time the machine has', async () => {
    const id = await wait()
    await say(id, 'Long ago')
    let isSaid = false
    const onTurn = async () => {
      if (!isSaid) await say(id, 'Now')
      isSaid = true
    }
    expect(await hear('Now', undefined, { onTurn })).toEqual(['Now'])
  })
})
