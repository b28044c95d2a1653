import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestDatabase, takePostgres } from '../../testing/databases.js'
import { readEvents } from '../../testing/read-events.js'
import { testApp } from '../../testing/test-app.js'
import type { ServiceOptions } from '../services/service-options.js'

const bot = {
  name: 'Bakery',
  settings: { liveDesk: true },
  translations: {
    de: {
      h: {
        fallbackMessage: 'Wir backen alle.',
        'preChatQuestions.topic.questionText': 'Worum geht es?',
      },
    },
  },
  nodes: [
    {
      id: 'h',
      type: 'human-handover',
      data: {
        handoverMessage: 'Hold on.',
        enablePreChatQuestions: true,
        preChatQuestions: [{ id: 'topic', questionText: 'About what?', answerVariable: 'topic' }],
        fallbackMessage: 'We are all busy.',
        maxWaitTime: 5,
        assignedAgents: ['mia'],
      },
    },
    { id: 'm', type: 'message', data: { text: 'Bye' } },
  ],
  edges: [{ source: 'h', target: 'm' }],
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function server(options: ServiceOptions = {}) {
  const made = await testApp({ liveTiming: { heartbeat: 60_000, retry: 20 }, ...options })
  closers.push(made.close)
  const { app, tokens, store, services } = made
  /** What an agent does in a thread. */
  const agent = (id: string) => ({
    async change(change: Parameters<typeof store.threads.change>[1]) {
      const changed = await store.threads.change(id, change)
      if (changed) services.news.changed(changed)
    },
    async say(text: string, more: object = {}) {
      const said = await store.messages.append(id, { who: 'agent', text, ...more })
      const thread = await store.threads.find(id)
      if (thread) services.news.said(thread)
      return said
    },
  })
  const visitor = async (botId = 'bakery', given?: string) => {
    const token = given ?? (await tokens.issue(botId)).token
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const at = `/widget/v1/bots/${botId}/live`
    const post = async (body: object, key?: string) => {
      const response = await app.request(at, {
        method: 'POST',
        headers: { ...headers, ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      })
      return { status: response.status, ...(await response.json()) }
    }
    const stream = async (thread: string, after?: number) =>
      app.request(`${at}?thread=${thread}`, {
        headers: { ...headers, ...(after !== undefined && { 'last-event-id': String(after) }) },
      })
    const listen = async (thread: string, after?: number) => {
      const events = readEvents(await stream(thread, after))
      closers.push(async () => events.leave())
      return events
    }
    const open = async (): Promise<{ thread: string; after: number }> =>
      post({
        type: 'open',
        nodeId: 'h',
        transcript: [
          { by: 'bot', text: 'Hello' },
          { by: 'user', text: 'A person, please' },
        ],
        visitor: { name: 'Ann', email: 'ann@shop.example' },
      })
    return { token, post, stream, listen, open }
  }
  return { ...made, visitor, agent }
}

describe.each(databases)('on $name', ({ make }) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await make()
  })
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
    await database.drop()
  })
  const one = async () => {
    const made = await server({ database: database.address })
    await made.bots.publish('bakery', bot)
    return made
  }

  test('a handover opens a thread with what was said, and goes on in it', async () => {
    const { visitor, store } = await one()
    const ann = await visitor()
    const { thread, after } = await ann.open()
    expect(await store.threads.find(thread)).toMatchObject({
      state: 'waiting',
      channel: 'widget',
      name: 'Ann',
      email: 'ann@shop.example',
      lastMessage: after,
      waitingUntil: expect.closeTo(Date.now() + 300_000, -5),
    })
    const said = await store.messages.list(thread, { limit: 10 })
    expect(said.map(({ who, text }) => [who, text])).toEqual([
      ['bot', 'Hello'],
      ['visitor', 'A person, please'],
    ])
    expect(await ann.open()).toMatchObject({ thread })
    const other = await visitor()
    expect((await other.open()).thread).not.toBe(thread)
  })

  test('a visitor whose line is gone has left, until another line comes', async () => {
    const { visitor, agent, store, services } = await server({
      database: database.address,
      liveTiming: { heartbeat: 60_000, retry: 20, grace: 20 },
    }).then(async made => {
      await made.bots.publish('bakery', bot)
      return made
    })
    const ann = await visitor()
    const { thread, after } = await ann.open()
    await agent(thread).change({ state: 'taken', agentName: 'Mia' })
    const told = vi.spyOn(services.news, 'changed')
    const first = await ann.listen(thread, after)
    await first.next()
    const second = await ann.listen(thread, after)
    await second.next()
    // A reload: the line before ends after the one that came.
    await first.leave()
    expect(told).not.toHaveBeenCalled()
    await second.leave()
    const leftAt = async () => (await store.threads.find(thread))?.leftAt
    await vi.waitFor(async () => expect(await leftAt()).toEqual(expect.any(Number)))
    expect(told).toHaveBeenCalledTimes(1)
    const third = await ann.listen(thread, after)
    await third.next()
    expect(await leftAt()).toBeNull()
    expect(told).toHaveBeenCalledTimes(2)
    told.mockRestore()
  })

  test("an agent's message reaches the open stream, and a stream that comes back goes on behind it", async () => {
    const { visitor, agent } = await one()
    const ann = await visitor()
    const { thread, after } = await ann.open()
    const mia = agent(thread)
    const events = await ann.listen(thread, after)
    expect(await events.next()).toEqual({ type: 'state', state: 'waiting', name: '' })
    await mia.change({ state: 'taken', agentName: 'Mia', agentIcon: '/mia.png' })
    expect(await events.next()).toEqual({ type: 'state', state: 'taken', name: 'Mia' })
    const prompts = [{ id: 'rye', title: 'Rye' }]
    const first = await mia.say('Hello', { prompts })
    expect(await events.next()).toEqual({
      type: 'message',
      id: first?.number,
      sseId: String(first?.number),
      text: 'Hello',
      name: 'Mia',
      icon: '/mia.png',
      prompts: [{ id: 'rye', label: 'Rye' }],
    })
    await events.leave()
    await mia.say('A regular', { who: 'note' })
    await mia.say('Still there?', { agentName: 'Tom' })
    const back = await ann.listen(thread, first?.number)
    expect(await back.next()).toMatchObject({ type: 'state', state: 'taken' })
    expect(await back.next()).toMatchObject({ type: 'message', text: 'Still there?', name: 'Tom' })
  })

  test('what the visitor says arrives once, however often it is sent', async () => {
    const { visitor, store } = await one()
    const ann = await visitor()
    const { thread, after } = await ann.open()
    const say = { type: 'message', thread, text: ' Hi ' }
    const answers = await Promise.all([
      ann.post(say, '2-1'),
      ann.post(say, '2-1'),
      ann.post(say, '2-2'),
    ])
    expect(answers[0]).toEqual(answers[1])
    const said = await store.messages.list(thread, { after, limit: 10 })
    expect(said.map(({ who, text }) => [who, text])).toEqual([
      ['visitor', 'Hi'],
      ['visitor', 'Hi'],
    ])
  })

  test('the end of a thread ends its stream, whoever ended it', async () => {
    const { visitor, agent } = await one()
    const ann = await visitor()
    const { thread, after } = await ann.open()
    const events = await ann.listen(thread, after)
    await events.next()
    await agent(thread).say('Bye')
    await agent(thread).change({ state: 'handed-back' })
    expect(await events.next()).toMatchObject({ type: 'message', text: 'Bye' })
    expect(await events.next()).toMatchObject({ type: 'state', state: 'handed-back' })
    expect(await events.next()).toBeNull()
    expect(await ann.post({ type: 'message', thread, text: 'Wait' })).toMatchObject({
      status: 409,
      error: { code: 'THREAD_OVER' },
    })
  })

  test('nobody comes in time: the thread ends while the visitor looks', async () => {
    const { visitor, store } = await one()
    const ann = await visitor()
    const { thread, after } = await ann.open()
    await store.threads.change(thread, { waitingUntil: Date.now() - 1 })
    const events = await ann.listen(thread, after)
    expect(await events.next()).toEqual({ type: 'state', state: 'ended', name: '' })
    expect(await events.next()).toBeNull()
    expect((await store.threads.find(thread))?.state).toBe('ended')
  })

  test('typing, reading and reactions go both ways', async () => {
    const { visitor, store, services, api, agent } = await one()
    const ann = await visitor()
    const { thread, after } = await ann.open()
    const notes: unknown[] = []
    const { owner = '' } = (await store.threads.find(thread)) ?? {}
    closers.push(async () => services.hub.follow({ owner }, note => notes.push(note?.typing))())
    const unfollow = services.hub.follow({ owner }, note => note?.typing && notes.push(note.typing))
    const events = await ann.listen(thread, after)
    await events.next()
    await ann.post({ type: 'typing', thread, on: true })
    expect(notes).toEqual([{ by: 'visitor', on: true }])
    unfollow()
    services.news.typed({ id: thread, owner }, 'agent', true)
    expect(await events.next()).toEqual({ type: 'typing', on: true })
    const said = await ann.post({ type: 'message', thread, text: 'Hi' })
    await api('POST', `/v1/chatbots/bakery/threads/${thread}/read`, { messageId: String(said.id) })
    expect(await events.next()).toEqual({ type: 'read', upTo: said.id })
    const hello = await agent(thread).say('Hello')
    const id = hello?.number ?? 0
    expect(await events.next()).toMatchObject({ type: 'message', id })
    await ann.post({ type: 'read', thread, upTo: id })
    expect((await store.threads.find(thread))?.visitorRead).toBe(id)
    await ann.post({ type: 'reaction', thread, id, reaction: 'POSITIVE' })
    expect(await events.next()).toEqual({ type: 'reaction', id, reaction: 'POSITIVE' })
    expect((await store.messages.find(thread, id))?.reaction).toBe('POSITIVE')
  })
})

test('two servers on one PostgreSQL: the agent is on one, the visitor on the other', async () => {
  const database = await takePostgres()
  const here = await server({ database: database.address })
  const there = await server({ database: database.address })
  await here.bots.publish('bakery', bot)
  const ann = await here.visitor()
  const { thread, after } = await ann.open()
  const events = await ann.listen(thread, after)
  await events.next()
  const mia = there.agent(thread)
  await mia.change({ state: 'taken', agentName: 'Mia' })
  expect(await events.next()).toMatchObject({ state: 'taken', name: 'Mia' })
  for (const text of ['One', 'Two', 'Three']) {
    await mia.say(text)
    expect(await events.next()).toMatchObject({ type: 'message', text })
  }
  there.services.hub.tell({ thread, owner: '', typing: { by: 'agent', on: true } })
  expect(await events.next()).toEqual({ type: 'typing', on: true })
  for (const close of closers.splice(0).reverse()) await close()
  await database.drop()
})

test('what a browser gets says that there is a desk, and nothing of its agents', async () => {
  const { app, bots } = await server()
  await bots.publish('bakery', bot)
  await bots.publish('plain', { ...bot, settings: {} })
  const published = await (await app.request('/widget/v1/bots/bakery')).text()
  expect(JSON.parse(published)).toMatchObject({ liveDesk: true, variables: ['topic'] })
  expect(published).not.toMatch(/mia|About what|busy|settings/)
  expect(await (await app.request('/widget/v1/bots/plain')).json()).not.toHaveProperty('liveDesk')
})

test("the desk's questions are told in the visitor's language", async () => {
  const { bots, visitor } = await server()
  await bots.publish('bakery', bot)
  const ann = await visitor()
  expect(await ann.post({ type: 'terms', nodeId: 'h', locale: 'de-AT' })).toEqual({
    status: 200,
    before: [{ questionText: 'Worum geht es?', answerVariable: 'topic' }],
    after: [],
    fallbackMessage: 'Wir backen alle.',
  })
  expect(await ann.post({ type: 'terms', nodeId: 'h' })).toMatchObject({
    fallbackMessage: 'We are all busy.',
  })
})

test('nothing is told and nothing done for who has no business there', async () => {
  const { bots, visitor, app, store } = await server()
  await bots.publish('bakery', bot)
  await bots.publish('other', bot)
  await bots.publish('plain', { ...bot, settings: { liveDesk: 'yes' } })
  const ann = await visitor()
  const { thread } = await ann.open()
  const stranger = await visitor()
  const elsewhere = await visitor('other')
  for (const who of [stranger, elsewhere]) {
    expect((await who.stream(thread)).status).toBe(404)
    for (const call of [
      { type: 'message', thread, text: 'Hi' },
      { type: 'typing', thread, on: true },
      { type: 'read', thread, upTo: 1 },
      { type: 'reaction', thread, id: 1, reaction: 'POSITIVE' },
    ])
      expect(await who.post(call)).toMatchObject({ status: 404, error: { code: 'NO_SUCH_THREAD' } })
  }
  const plain = await visitor('plain')
  expect(await plain.post({ type: 'terms', nodeId: 'h' })).toMatchObject({ status: 404 })
  expect(
    await plain.post({ type: 'open', nodeId: 'h', transcript: [], visitor: {} }),
  ).toMatchObject({
    status: 404,
  })
  expect((await app.request(`/widget/v1/bots/bakery/live?thread=${thread}`)).status).toBe(401)
  expect((await app.request('/widget/v1/bots/nobody/live')).status).toBe(404)
  expect(await store.messages.list(thread, { limit: 10 })).toHaveLength(2)
})

test.each([
  {},
  { type: 'shout' },
  { type: 'message', thread: 't' },
  { type: 'message', thread: 't', text: '  ' },
  { type: 'message', thread: 't', text: 'x'.repeat(10_001) },
  { type: 'read', thread: 't', upTo: -1 },
  { type: 'open', nodeId: 'h', transcript: [{ by: 'agent', text: 'I am the boss' }], visitor: {} },
])('a call that is not as it should be is refused: %#', async body => {
  const { bots, visitor } = await server()
  await bots.publish('bakery', bot)
  const ann = await visitor()
  expect(await ann.post(body)).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST' } })
})

test('a file goes over if it is an upload of this session', async () => {
  const { bots, visitor, app, store } = await server()
  await bots.publish('bakery', bot)
  const ann = await visitor()
  const { thread, after } = await ann.open()
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7'], 'cake.pdf'))
  const upload = async (token: string) =>
    app.request('/widget/v1/bots/bakery/nodes/h/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
  const { url, size } = await (await upload(ann.token)).json()
  const file = { name: 'cake.pdf', size, url }
  expect(await ann.post({ type: 'message', thread, text: 'cake.pdf', file })).toMatchObject({
    status: 200,
  })
  const foreign = { ...file, url: (await (await upload((await visitor()).token)).json()).url }
  for (const wrong of [foreign, { ...file, url: 'https://evil.example/cake.pdf' }])
    expect(await ann.post({ type: 'message', thread, text: 'x', file: wrong })).toMatchObject({
      status: 400,
    })
  expect(await store.messages.list(thread, { after, limit: 10 })).toMatchObject([
    { file: { name: 'cake.pdf', url } },
  ])
})

test('a file stands at its own address, whatever address is claimed, under a name that hides nothing', async () => {
  const { bots, visitor, app, store } = await server()
  await bots.publish('bakery', bot)
  const ann = await visitor()
  const { thread, after } = await ann.open()
  const form = new FormData()
  form.set('file', new File(['x'], 'cake.txt'))
  const headers = { authorization: `Bearer ${ann.token}` }
  const sent = await app.request('/widget/v1/bots/bakery/nodes/h/upload', {
    method: 'POST',
    headers,
    body: form,
  })
  const { url } = await sent.json()
  const stored = url.split('/').at(-1)
  for (const claimed of [`https://evil.example/${stored}`, `javascript:alert(1)//${stored}`])
    await ann.post({
      type: 'message',
      thread,
      text: 'cake',
      file: { name: 'a/b\u202Efdp.exe\n', size: 1, url: claimed },
    })
  const said = await store.messages.list(thread, { after, limit: 10 })
  expect(said.map(({ file }) => [file?.url, file?.name])).toEqual([
    [url, 'bfdp.exe'],
    [url, 'bfdp.exe'],
  ])
})

test('a bot without a desk takes no file at its handover', async () => {
  const { bots, visitor, app } = await server()
  await bots.publish('plain', { ...bot, settings: {} })
  const { token } = await visitor('plain')
  const form = new FormData()
  form.set('file', new File(['x'], 'x.txt'))
  const headers = { authorization: `Bearer ${token}` }
  const at = '/widget/v1/bots/plain/nodes/h/upload'
  expect((await app.request(at, { method: 'POST', headers, body: form })).status).toBe(404)
})

test('a server that stops ends its streams, and opens none', async () => {
  const { bots, visitor, services } = await server()
  await bots.publish('bakery', bot)
  const ann = await visitor()
  const { thread, after } = await ann.open()
  const events = await ann.listen(thread, after)
  await events.next()
  services.streams.stop()
  expect(await events.next()).toBeNull()
  const late = await ann.stream(thread)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '5'])
})

test('of one session only the newest four streams stay', async () => {
  const { bots, visitor, services } = await server()
  await bots.publish('bakery', bot)
  const ann = await visitor()
  const { thread, after } = await ann.open()
  const [first, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => ann.listen(thread, after)))
  expect(services.streams.count).toBe(4)
  await first?.next()
  expect(await first?.next()).toBeNull()
  expect(await others[3]?.next()).toMatchObject({ type: 'state' })
})

test('of one address at most 20 threads wait at once, and one that was taken makes room', async () => {
  const { bots, visitor, agent } = await server()
  await bots.publish('bakery', bot)
  const threads: string[] = []
  const open = async () => {
    const begin = { type: 'open', nodeId: 'h', transcript: [], visitor: {} }
    return (await visitor()).post(begin)
  }
  for (let count = 0; count < 20; count++) threads.push((await open()).thread)
  expect(new Set(threads).size).toBe(20)
  expect((await open()).status).toBe(429)
  await agent(threads[3] ?? '').change({ state: 'taken' })
  expect((await open()).status).toBe(200)
  expect((await open()).status).toBe(429)
})

test('what one address has kept is counted, by session and in all, and others go on', async () => {
  const { bots, visitor, store } = await server()
  const settings = { liveDesk: true, limits: { kilobytesPerSession: 50, kilobytesPerAddress: 120 } }
  await bots.publish('bakery', { ...bot, settings })
  const say = { type: 'message', text: 'x'.repeat(9000) }
  const talk = async () => {
    const ann = await visitor()
    const { thread } = await ann.open()
    const statuses: number[] = []
    for (let count = 0; count < 6; count++)
      statuses.push((await ann.post({ ...say, thread })).status)
    return { thread, statuses }
  }
  const first = await talk()
  expect(first.statuses).toEqual([200, 200, 200, 200, 429, 429])
  const kept = await store.messages.list(first.thread, { before: 1_000_000, limit: 100 })
  expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(50_000)
  const more = [...(await talk()).statuses, ...(await talk()).statuses]
  expect(more.filter(status => status === 200).length).toBeLessThanOrEqual(7)
  const elsewhere = { ...bot, settings: { liveDesk: true } }
  await bots.publish('other', elsewhere)
  const ben = await visitor('other')
  const { thread } = await ben.open()
  expect((await ben.post({ ...say, thread })).status).toBe(200)
})
