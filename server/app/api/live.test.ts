import { afterEach, expect, test } from 'vitest'
import { readEvents } from '../../testing/read-events.js'
import { testApp } from '../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function desk() {
  const made = await testApp()
  closers.push(made.close)
  const { store, services, app, api } = made
  await api('POST', '/v1/chatbots', { chatbotName: 'Bakery' })
  const { data } = await (await api('GET', '/v1/chatbots')).json()
  const { id: botId } = data.chatbots[0]
  const { owner = '' } = (await store.bots.find(botId)) ?? {}
  const thread = async () => {
    const begun = await store.threads.create({
      botId,
      owner,
      channel: 'widget',
      state: 'waiting',
      session: id => id,
    })
    services.news.changed(begun)
    return begun.id
  }
  const say = async (id: string, text: string) => {
    const said = await store.messages.append(id, { who: 'visitor', text })
    services.news.said({ id, owner })
    return said
  }
  const follow = async (key = 'a-key-for-tests', after?: string) =>
    app.request('/v1/threads/live', {
      headers: {
        authorization: `Bearer ${key}`,
        ...(after !== undefined && { 'last-event-id': after }),
      },
    })
  const listen = async (after?: string) => {
    const events = readEvents(await follow(undefined, after))
    closers.push(async () => events.leave())
    return events
  }
  return { ...made, botId, owner, thread, say, follow, listen }
}

test('a desk hears of threads and messages as they come', async () => {
  const { services, thread, say, listen } = await desk()
  const before = await thread()
  await say(before, 'Long ago')
  const events = await listen()
  const follower = await thread()
  // The stream begins at the moment at which it looks for the first time.
  await expect.poll(() => services.streams.count).toBe(1)
  const said = await say(follower, 'Anybody there?')
  const heard: unknown[] = []
  for (let event = await events.next(); event; event = await events.next()) {
    heard.push(event)
    if (event.type === 'message') break
  }
  expect(heard.at(-1)).toMatchObject({
    sseId: String(said?.number),
    message: {
      threadId: follower,
      messageType: 'USER_MESSAGE',
      question: { text: 'Anybody there?' },
    },
  })
  expect(JSON.stringify(heard)).not.toContain('Long ago')
  const others = heard.filter(event => Object(event).type !== 'counts')
  expect(others.slice(0, 2)).toMatchObject([
    { type: 'desk', agents: [], labels: [] },
    { type: 'thread', thread: { id: follower, state: 'waiting' } },
  ])
})

test('a desk hears that a thread was deleted, alone or with its visitor', async () => {
  const { api, services, botId, thread, listen } = await desk()
  const [alone, forgotten] = [await thread(), await thread()]
  const events = await listen()
  await expect.poll(() => services.streams.count).toBe(1)
  await events.next()
  expect((await api('DELETE', `/v1/chatbots/${botId}/threads/${alone}`)).status).toBe(200)
  const gone = async () => {
    for (let event = await events.next(); event; event = await events.next())
      if (event.type === 'gone') return event.threadId
  }
  expect(await gone()).toBe(alone)
  await services.store.threads.change(forgotten, { email: 'ann@example.org' })
  await api('POST', `/v1/visitors/forget`, { email: 'ann@example.org' })
  expect(await gone()).toBe(forgotten)
})

test('a desk that comes back is told what it missed', async () => {
  const { store, thread, listen } = await desk()
  const id = await thread()
  const first = await store.messages.append(id, { who: 'visitor', text: 'One' })
  await store.messages.append(id, { who: 'visitor', text: 'Two' })
  const events = await listen(String(first?.number))
  const texts: unknown[] = []
  while (!texts.includes('Two')) {
    const event = await events.next()
    if (event?.type === 'message') texts.push(Object(Object(event.message).question).text)
  }
  expect(texts.at(-1)).toBe('Two')
})

test('nothing of another account is told, and nothing to who has no key', async () => {
  const { app, follow, botId, thread, listen, services, store } = await desk()
  expect((await follow('wrong')).status).toBe(401)
  expect((await follow(undefined, 'no number')).status).toBe(400)
  const events = await listen()
  await store.bots.create('theirs', { owner: 'somebody else' })
  const foreign = await store.threads.create({
    botId: 'theirs',
    owner: 'somebody else',
    channel: 'widget',
    session: id => id,
    state: 'waiting',
  })
  services.news.changed(foreign)
  await store.messages.append(foreign.id, { who: 'visitor', text: 'A secret' })
  services.news.said(foreign)
  const own = await thread()
  services.hub.tell({
    thread: own,
    owner: (await store.threads.find(own))?.owner ?? '',
    typing: { by: 'visitor', on: true },
  })
  const heard: unknown[] = []
  for (let event = await events.next(); event; event = await events.next()) {
    heard.push(event)
    if (event.type === 'typing') break
  }
  expect(heard.at(-1)).toMatchObject({ type: 'typing', threadId: own, on: true })
  expect(JSON.stringify(heard)).not.toContain(foreign.id)
  const typing = await app.request(`/v1/chatbots/${botId}/threads/${foreign.id}/typing`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-key-for-tests', 'content-type': 'application/json' },
    body: '{"on":true}',
  })
  expect(typing.status).toBe(404)
})

test('the visitor is told that the agent types, and how far the agent has read', async () => {
  const { api, store, services, botId, thread } = await desk()
  const id = await thread()
  const notes: unknown[] = []
  services.hub.follow({ thread: id }, note => note?.typing && notes.push(note.typing))
  expect(
    (await api('POST', `/v1/chatbots/${botId}/threads/${id}/typing`, { on: true })).status,
  ).toBe(200)
  expect(notes).toEqual([{ by: 'agent', on: true }])
  const said = await store.messages.append(id, { who: 'visitor', text: 'Hi' })
  const at = `/v1/chatbots/${botId}/threads/${id}/read`
  expect((await api('POST', at, { messageId: '99999' })).status).toBe(404)
  expect((await api('POST', at, { messageId: 'x' })).status).toBe(400)
  const { data } = await (await api('POST', at, { messageId: String(said?.number) })).json()
  expect(data.thread.agentReadId).toBe(String(said?.number))
})
