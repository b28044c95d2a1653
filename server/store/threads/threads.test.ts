import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

describe.each(databases)('threads in $name', ({ name, make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000
  const opened: Store[] = []
  const open = async () => {
    const one = await openStore(database.address, () => time)
    opened.push(one)
    return one
  }

  beforeEach(async () => {
    database = await make()
    store = await open()
    for (const id of ['shop', 'other']) await store.bots.create(id)
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
    await database.drop()
  })

  const create = (given: Partial<Parameters<Store['threads']['create']>[0]> = {}) =>
    store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'api',
      session: id => `tag of ${id}`,
      state: 'bot',
      ...given,
    })
  const say = async (threadId: string, text: string) =>
    (await store.messages.append(threadId, { who: 'visitor', text }))?.number ?? 0

  test('are found as they were made, by id and by the session of a widget', async () => {
    const made = await create({
      channel: 'widget',
      session: () => 'tag',
      state: 'waiting',
      change: { name: 'Ann', email: 'ann@a.example', labels: ['late'], waitingUntil: time + 1000 },
    })
    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      botId: 'shop',
      owner: 'owner',
      channel: 'widget',
      session: 'tag',
      state: 'waiting',
      agentName: null,
      agentIcon: null,
      name: 'Ann',
      email: 'ann@a.example',
      phone: null,
      labels: ['late'],
      page: null,
      identity: null,
      language: null,
      personId: null,
      leftAt: null,
      priority: 'normal',
      wanted: [],
      assignee: null,
      assignedAt: null,
      waitingSince: time,
      lastMessage: 0,
      visitorRead: 0,
      agentRead: 0,
      waitingUntil: time + 1000,
      createdAt: time,
      updatedAt: time,
    })
    expect(await store.threads.find(made.id)).toEqual(made)
    expect(await store.threads.ofSession('shop', 'tag')).toEqual(made)
    expect(await store.threads.ofSession('other', 'tag')).toBeUndefined()
    await store.threads.change(made.id, { state: 'ended' })
    expect(await store.threads.ofSession('shop', 'tag')).toBeUndefined()
    expect(await store.threads.find('nobody')).toBeUndefined()
    const begun = await create({
      messages: [
        { who: 'bot', text: 'Hi' },
        { who: 'visitor', text: 'Hello' },
        { who: 'bot', text: 'Who?' },
      ],
    })
    expect(await store.threads.find(begun.id)).toEqual(begun)
    const said = await store.messages.list(begun.id, { limit: 9 })
    expect(said.map(({ text }) => text)).toEqual(['Hi', 'Hello', 'Who?'])
    expect(begun).toMatchObject({ visitorRead: said[1]?.number, lastMessage: said[2]?.number })
  })

  test('are listed from the last that something happened in, part by part, by state', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      if (count % 2 === 0) time += 10
      ids.push((await create({ botId: count === 4 ? 'other' : 'shop' })).id)
    }
    time += 10
    await say(ids[0] ?? '', 'Hello')
    const first = await store.threads.list({ botId: 'shop', limit: 2 })
    expect(first[0]?.id).toBe(ids[0])
    const rest = await store.threads.list({ botId: 'shop', limit: 9, after: first[1] })
    expect([...first, ...rest].map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 4).toSorted())
    await store.threads.change(ids[1] ?? '', { state: 'taken', agentName: 'Eva' })
    expect(await store.threads.list({ owner: 'owner', state: 'taken', limit: 9 })).toMatchObject([
      { id: ids[1], agentName: 'Eva' },
    ])
    expect(await store.threads.list({ owner: 'owner', limit: 9 })).toHaveLength(5)
    expect(await store.threads.list({ owner: 'nobody', limit: 9 })).toEqual([])
  })

  test('change only from the states that are named', async () => {
    const { id } = await create({ state: 'waiting' })
    expect(await store.threads.change(id, { state: 'taken' }, ['waiting'])).toMatchObject({
      state: 'taken',
    })
    expect(await store.threads.change(id, { state: 'taken' }, ['waiting'])).toBeUndefined()
    expect((await store.threads.find(id))?.state).toBe('taken')
    expect(await store.messages.append(id, { who: 'visitor', text: 'x' }, ['bot'])).toBeUndefined()
    expect(
      await store.messages.append(id, { who: 'visitor', text: 'x' }, ['bot', 'taken']),
    ).toBeDefined()
  })

  test('give their messages numbers that grow, and list them both ways', async () => {
    const { id } = await create()
    const { id: beside } = await create()
    const numbers: number[] = []
    for (const text of ['one', 'two', 'three', 'four']) {
      numbers.push(await say(id, text))
      await say(beside, text)
    }
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    const texts = async (range: object) =>
      (await store.messages.list(id, { limit: 2, ...range })).map(({ text }) => text)
    expect(await texts({})).toEqual(['one', 'two'])
    expect(await texts({ after: numbers[1] })).toEqual(['three', 'four'])
    expect(await texts({ before: numbers[3] })).toEqual(['two', 'three'])
    expect((await store.threads.find(id))?.lastMessage).toBe(numbers[3])
    expect(await store.messages.append('nobody', { who: 'visitor', text: 'x' })).toBeUndefined()
  })

  test('keep everything that goes with a message, and notes from the visitor', async () => {
    const { id } = await create()
    const whole = {
      who: 'agent',
      text: 'A or B?\0',
      agentName: 'Eva',
      iconUrl: 'https://shop.example/eva.png',
      prompts: [{ id: 'a', title: 'A' }],
      file: { name: 'a.pdf', url: 'https://shop.example/a.pdf', size: 3 },
      nodeId: 'n',
      model: 'm',
      question: 7,
    } as const
    const kept = await store.messages.append(id, whole)
    expect(kept).toMatchObject({
      ...whole,
      text: expect.stringContaining('A or B?'),
      reaction: 'NEUTRAL',
      at: time,
    })
    await store.messages.append(id, { who: 'note', text: 'Rich' })
    expect(await store.messages.list(id, { limit: 9, forVisitor: true })).toEqual([kept])
    expect(await store.messages.list(id, { limit: 9 })).toHaveLength(2)
    const number = kept?.number ?? 0
    expect(await store.messages.react(id, number, '👍')).toMatchObject({ reaction: '👍' })
    expect(await store.messages.find(id, number)).toMatchObject({ reaction: '👍' })
    const { id: beside } = await create()
    expect(await store.messages.react(beside, number, '👎')).toBeUndefined()
    expect(await store.messages.find(beside, number)).toBeUndefined()
  })

  test('never show a message before one with a lower number, whoever writes', async () => {
    const stores = [store, name === 'SQLite' ? store : await open()]
    const { id } = await create()
    const seen: number[] = []
    let last = 0
    const watch = async () => {
      for (const { number } of await store.messages.list(id, { after: last, limit: 100 })) {
        seen.push(number)
        last = number
      }
    }
    const written = Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        stores[index % 2]?.messages.append(id, { who: 'agent', text: `${index}` }),
      ),
    )
    for (let look = 0; look < 20; look++) await watch()
    await written
    await watch()
    expect(seen).toHaveLength(40)
  })

  test('remember how far each side has read, never back and never ahead', async () => {
    const { id } = await create()
    const first = await say(id, 'one')
    const second = (await store.messages.append(id, { who: 'bot', text: 'two' }))?.number ?? 0
    expect(await store.threads.find(id)).toMatchObject({ visitorRead: first, agentRead: 0 })
    await store.threads.mark(id, 'agent', second)
    await store.threads.mark(id, 'agent', first)
    await store.threads.mark(id, 'visitor', second + 1000)
    expect(await store.threads.find(id)).toMatchObject({ visitorRead: first, agentRead: second })
  })

  test('tell whose visitors have waited long enough', async () => {
    const { id } = await create({ state: 'waiting', change: { waitingUntil: time + 10 } })
    await create({ change: { waitingUntil: time } })
    expect(await store.threads.overdue()).toEqual([])
    time += 10
    expect((await store.threads.overdue()).map(thread => thread.id)).toEqual([id])
  })

  test('have one player at a time, and none that was too slow keeps anything', async () => {
    const { id } = await create()
    const { turns } = store
    expect(await turns.begin(id, 'a', 100)).toMatchObject({ saved: null, thread: { id } })
    expect(await turns.begin(id, 'b', 100)).toBeUndefined()
    time += 99
    await turns.renew(id, 'a', 100)
    time += 99
    expect(await turns.begin(id, 'b', 100)).toBeUndefined()
    time += 1
    expect(await turns.begin(id, 'b', 100)).toBeDefined()
    const part = { saved: '"late"', messages: [{ who: 'bot', text: 'late' }] } as const
    expect(await turns.end(id, 'a', part)).toBeUndefined()
    const kept = await turns.end(id, 'b', {
      saved: '{"at":1}',
      name: 'Ann',
      state: 'waiting',
      waitingUntil: 5,
      messages: [
        { who: 'bot', text: 'one' },
        { who: 'bot', text: 'two' },
      ],
    })
    expect(kept?.map(({ text }) => text)).toEqual(['one', 'two'])
    await turns.renew(id, 'b', 100)
    expect(await turns.begin(id, 'c', 100)).toMatchObject({
      saved: '{"at":1}',
      thread: { name: 'Ann', state: 'waiting', waitingUntil: 5, lastMessage: kept?.at(-1)?.number },
    })
    expect(await turns.end(id, 'c')).toEqual([])
    expect(await turns.begin(id, 'd', 100)).toMatchObject({ saved: '{"at":1}' })
    expect(await turns.begin('nobody', 'a', 100)).toBe('none')
  })

  test('stay with the agent who took one while it was played', async () => {
    const { id } = await create()
    await store.turns.begin(id, 'a', 100)
    await store.threads.change(id, { state: 'taken' })
    await store.turns.end(id, 'a', { saved: '1', state: 'waiting', waitingUntil: 5, messages: [] })
    expect(await store.threads.find(id)).toMatchObject({ state: 'taken', waitingUntil: null })
  })

  test('go with their bot, by age, and with the visitor, by session or by a text', async () => {
    const [byMail, byText, bySaved, bySession, others] = [
      await create({ change: { email: 'Ann@a.example' } }),
      await create(),
      await create(),
      await create({ session: () => 'tag' }),
      await create({ botId: 'other' }),
    ]
    await say(byText.id, 'I am ANN@a.example.')
    await store.turns.begin(bySaved.id, 'a', 100)
    await store.turns.end(bySaved.id, 'a', { saved: '{"x":"ann@a.example"}', messages: [] })
    const ids = async (choice: object) =>
      (await store.threads.ofVisitor(choice)).map(({ id }) => id).toSorted()
    expect(await ids({ text: 'ann@a.example' })).toEqual(
      [byMail.id, byText.id, bySaved.id].toSorted(),
    )
    expect(await ids({ session: 'tag' })).toEqual([bySession.id])
    expect(await ids({ session: 'tag', botId: 'other' })).toEqual([])
    expect(await ids({})).toEqual([])
    expect(await store.threads.remove([byText.id, 'nobody'])).toBe(1)
    expect(await store.messages.list(byText.id, { limit: 9 })).toEqual([])
    await store.bots.remove('shop')
    expect((await store.threads.list({ limit: 9 })).map(({ id }) => id)).toEqual([others.id])
    time += 1000
    expect(await store.threads.removeOld(1001)).toBe(0)
    expect(await store.threads.removeOld(1000)).toBe(1)
  })
})
