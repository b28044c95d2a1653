import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

const [a, b, c] = ['49150', '49151', '49152'] as const

describe.each(databases)('two persons who are one, in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let id = ''
  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address, () => 1000)
    await store.bots.create('shop', { owner: 'owner' })
    const connection = await store.channels.connections.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'whatsapp',
      identity: '1',
      settings: {},
      secrets: [],
      state: 'connected',
      remedy: null,
    })
    id = connection?.id ?? ''
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const keep = (
    all: readonly (readonly [from: string, saidAt: number])[],
    ...renames: readonly object[]
  ) =>
    store.channels.incoming.keep(
      { id, botId: 'shop' },
      {
        all: all.map(([from, saidAt]) => ({
          providerId: `${from} ${saidAt}`,
          person: { ids: [from], phone: `+${from}` },
          data: '{}',
          saidAt,
        })),
        renames: renames.map((given, index) => ({
          providerId: `rename ${index}`,
          was: { ids: [a] },
          is: { ids: [b], phone: `+${b}` },
          at: 10,
          ...given,
        })),
        statuses: [],
      },
    )
  const due = () => store.channels.incoming.due(id, new Set(), 10)
  const begin = (personId: string) =>
    store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'whatsapp',
      state: 'bot',
      personId,
      session: thread => thread,
    })

  test('what waits for either waits for the one, in the order in which it was said', async () => {
    await keep([
      [a, 1],
      [b, 12],
      [b, 11],
    ])
    expect(await due()).toHaveLength(2)
    await keep([[a, 9]], {})
    const [person = null, ...others] = await due()
    expect(others).toEqual([])
    const said: string[] = []
    for (;;) {
      const entry = await store.channels.incoming.first(id, person)
      if (!entry) break
      said.push(entry.providerId)
      await store.channels.incoming.done(entry.number)
    }
    expect(said).toEqual([`${a} 1`, `${a} 9`, `${b} 11`, `${b} 12`])
    expect(await store.channels.persons.find(person ?? '')).toMatchObject({
      ids: [b],
      phone: `+${b}`,
      lastIn: 12,
    })
  })

  test('what is under way meanwhile is the one’s, and what was answered already is known', async () => {
    await keep([[a, 1]])
    const [before = null] = await due()
    const entry = await store.channels.incoming.first(id, before)
    const old = await begin(before ?? '')
    const key = `channel ${entry?.number}`
    const [answered] = await store.messages.appendAll(old.id, [{ who: 'visitor', text: 'Hi', key }])
    await keep([[b, 11]])
    const [newer = ''] = (await due()).filter(each => each !== before)
    await begin(newer ?? '')
    await keep([], {})
    const kept = await store.channels.persons.ofIncoming(entry?.number ?? 0)
    expect(kept?.id).toBe(newer)
    expect((await store.messages.keyedOf(newer ?? '', key, 0))?.number).toBe(answered?.number)
    // Who is gone begins no thread that nobody reads.
    await expect(begin(before ?? '')).rejects.toThrow('gone')
    expect(await store.threads.list({ botId: 'shop', limit: 9 })).toHaveLength(2)
  })

  test.each([
    ['the open one', 'ended', 0],
    ['the newest one', 'bot', 1],
  ] as const)('%s of two threads goes on', async (_, state, going) => {
    await keep([
      [a, 1],
      [b, 11],
    ])
    const threads = []
    for (const alias of [a, b]) {
      const person = await store.database.db
        .selectFrom('channel_aliases')
        .select('person_id')
        .where('alias', '=', alias)
        .executeTakeFirstOrThrow()
      threads.push(await begin(person.person_id))
    }
    const { db } = store.database
    await db
      .updateTable('threads')
      .set({ created_at: 1001, state })
      .where('id', '=', threads[1]?.id ?? '')
      .execute()
    await keep([], {})
    const [person = null] = await due()
    expect((await store.channels.persons.find(person ?? ''))?.threadId).toBe(threads[going]?.id)
    const all = await store.threads.list({ botId: 'shop', limit: 9 })
    expect(all.map(({ personId }) => personId)).toEqual([person, person])
  })

  test('a chain that comes back ends, and ids that are told with others stay', async () => {
    await keep([[a, 1]])
    await keep(
      [],
      { providerId: 'back', was: { ids: [b] }, is: { ids: [a], phone: `+${a}` }, at: 20 },
      { providerId: 'there' },
      { providerId: 'on', is: { ids: [c, a], phone: `+${a}` }, at: 30 },
    )
    const [person = null, ...others] = await due()
    expect(others).toEqual([])
    expect(await store.channels.persons.find(person ?? '')).toMatchObject({
      ids: [a],
      phone: `+${a}`,
    })
    await keep([[a, 15]])
    expect(await due()).toEqual([person])
  })

  test('what is told of a change is forgotten when no provider tells it again', async () => {
    await keep([], {})
    await store.channels.incoming.forget(0)
    expect(await store.database.db.selectFrom('channel_renames').selectAll().execute()).toEqual([])
  })
})
