import { afterEach, expect, test } from 'vitest'
import { apiAs } from '../../../testing/desk.js'
import { putMember } from '../../../testing/members.js'
import { readEvents } from '../../../testing/read-events.js'
import { testApp } from '../../../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const person = (id: string) => ({ id, name: id.toUpperCase(), email: `${id}@shop.example` })

async function desk() {
  const made = await testApp({ liveTiming: { heartbeat: 60_000, retry: 20 } })
  closers.push(made.close)
  const { store, services } = made
  for (const [id, owner] of [
    ['bakery', 'owner'],
    ['theirs', 'somebody else'],
  ] as const)
    await store.bots.create(id, { owner })
  for (const id of ['mia', 'tom'])
    await putMember(store, { ...person(id), owner: 'owner', member: id }, 'owner')
  const wait = async (change: object = {}, botId = 'bakery', owner = 'owner') => {
    const thread = await store.threads.create({
      botId,
      owner,
      channel: 'widget',
      state: 'waiting',
      session: id => id,
      change,
      messages: [
        { who: 'bot', text: '<b>Your name?</b>' },
        { who: 'visitor', text: 'Ann' },
      ],
    })
    services.news.changed(thread)
    return thread.id
  }
  const as = (id: string, owner?: string) => {
    const call = apiAs(services, person(id), owner)
    return async (
      method: string,
      path: string,
      body?: object,
      headers?: Readonly<Record<string, string>>,
    ) => {
      const response = await call(method, path, body, headers)
      const { data, error } = await response.json()
      return { status: response.status, data, code: error?.code }
    }
  }
  const listen = async (id: string) => {
    const events = readEvents(await apiAs(services, person(id))('GET', '/threads/live'))
    closers.push(async () => events.leave())
    const [first, counts] = [await events.next(), await events.next()]
    return { events, first, counts }
  }
  return { ...made, wait, as, listen }
}

test('who opens a desk is an agent, is offered what waits, and hears of it', async () => {
  const { wait, listen, as } = await desk()
  const id = await wait()
  const { events, first } = await listen('mia')
  expect(first).toMatchObject({
    type: 'desk',
    agents: [{ id: 'mia', isAvailable: true, isPresent: true }],
  })
  let event = await events.next()
  while (event && !(event.type === 'thread' && Object(event.thread).agentId === 'mia'))
    event = await events.next()
  expect(event).toMatchObject({
    thread: {
      id,
      state: 'waiting',
      unread: 1,
      priority: 'normal',
      preview: { by: 'USER_MESSAGE', text: 'Ann' },
    },
  })
  expect((await as('mia')('GET', '/desk')).data).toMatchObject({
    agentId: 'mia',
    counts: { mine: 1, waiting: 1, open: 1 },
  })
})

test('counts come with the stream, once for each change, and each agent’s are the agent’s', async () => {
  const { wait, as, listen, services, store } = await desk()
  await services.store.desk.agents.setAvailable(
    { ...person('mia'), owner: 'owner', member: 'mia' },
    false,
  )
  await store.desk.agents.setAvailable({ ...person('tom'), owner: 'owner', member: 'tom' }, false)
  const [mia, tom] = [await listen('mia'), await listen('tom')]
  expect(mia.counts).toEqual({ type: 'counts', mine: 0, waiting: 0, open: 0 })
  const id = await wait()
  await as('mia')('POST', `/desk/threads/${id}/messages`, { message: 'Hello' })
  await as('mia')('POST', `/desk/threads/${id}/messages`, { message: 'Still here' })
  /** The counts that are told until they are these, and the second answer was told. */
  const heard = async ({ events }: typeof mia, until: string) => {
    const counts: string[] = []
    for (let isAnswered = false; !isAnswered || counts.at(-1) !== until; ) {
      const event = Object(await events.next())
      if (event.type === 'counts') counts.push([event.mine, event.waiting, event.open].join())
      isAnswered ||= event.message?.answer?.text === 'Still here'
    }
    return counts
  }
  await heard(mia, '1,0,1')
  const others = await heard(tom, '0,0,1')
  expect(new Set(others).size).toBe(others.length)
})

test('the desk’s lists: each has its threads in the order in which they are worked on, page by page', async () => {
  const { wait, as } = await desk()
  const mia = as('mia')
  const late = await wait()
  const [urgent, calm] = [await wait({ priority: 'high' }), await wait({ priority: 'low' })]
  const [mine, others] = [await wait(), await wait()]
  await mia('POST', `/desk/threads/${mine}/take`)
  await as('tom')('POST', `/desk/threads/${others}/take`)
  await wait({}, 'theirs', 'somebody else')
  const list = async (filter: string, limit = 2) => {
    const all: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = `filter=${filter}&order=line&limit=${limit}${cursor && `&cursor=${cursor}`}`
      const { data } = await mia('GET', `/desk/threads?${query}`)
      all.push(...data.threads.map(({ id }: { id: string }) => id))
      cursor = data.nextCursor
    }
    return all
  }
  const open = await list('open')
  expect(open.slice(0, 3)).toEqual([urgent, late, calm])
  expect(open.slice(3).toSorted()).toEqual([mine, others].toSorted())
  expect(await list('waiting')).toEqual([urgent, late, calm])
  expect(await list('mine', 1)).toEqual([mine])
  const wrong = Buffer.from(JSON.stringify({ id: 'x', priority: 'none' })).toString('base64url')
  expect((await mia('GET', `/desk/threads?order=line&cursor=${wrong}`)).status).toBe(400)
})

test('what a visitor said last stands in the list, with the bot’s name', async () => {
  const { wait, as, store } = await desk()
  await store.bots.change('bakery', ({ details }) => ({ details, name: 'The bakery' }))
  const id = await wait()
  await as('mia')('POST', `/desk/threads/${id}/messages`, { message: 'Hello' })
  const { data } = await as('mia')('GET', '/desk/threads')
  expect(data.threads).toMatchObject([
    { chatbotName: 'The bakery', preview: { by: 'USER_MESSAGE', text: 'Ann' } },
  ])
})

test('whoever is not available is offered nothing, and everybody sees it', async () => {
  const { wait, listen, as, store } = await desk()
  const { events } = await listen('mia')
  await as('mia')('PUT', '/desk/availability', { isAvailable: false })
  expect(await events.next()).toMatchObject({ type: 'desk', agents: [{ isAvailable: false }] })
  const id = await wait()
  await store.desk.offers.due()
  expect((await store.threads.find(id))?.assignee).toBeNull()
})

test('a thread is taken once, told to the visitor, and answered by whoever has it', async () => {
  const { wait, as, store } = await desk()
  const [mia, tom] = [as('mia'), as('tom')]
  const id = await wait()
  expect((await mia('POST', `/desk/threads/${id}/take`)).data.thread).toMatchObject({
    state: 'taken',
    agentId: 'mia',
    agentName: 'MIA',
  })
  expect(await tom('POST', `/desk/threads/${id}/take`)).toMatchObject({
    status: 409,
    code: 'THREAD_TAKEN',
  })
  expect((await mia('POST', `/desk/threads/${id}/take`)).status).toBe(200)
  const { data } = await tom('POST', `/desk/threads/${id}/messages`, {
    message: 'May I help, too?',
  })
  expect(data.message).toMatchObject({ agentName: 'TOM', answer: { text: 'May I help, too?' } })
  expect((await store.threads.find(id))?.assignee).toBe('mia')
  await mia('PATCH', `/chatbots/bakery/threads/${id}`, { state: 'ended' })
  for (const [path, body] of [
    ['take', undefined],
    ['messages', { message: 'Wait' }],
  ] as const)
    expect(await mia('POST', `/desk/threads/${id}/${path}`, body)).toMatchObject({
      code: 'THREAD_ENDED',
    })
})

test('whoever answers a thread that waits has it from then on', async () => {
  const { wait, as } = await desk()
  const id = await wait()
  await as('tom')('POST', `/desk/threads/${id}/messages`, { message: 'Hello' })
  expect((await as('tom')('GET', `/desk/threads/${id}`)).data.thread).toMatchObject({
    state: 'taken',
    agentId: 'tom',
  })
})

test('a note is for agents alone and takes nothing', async () => {
  const { wait, as, store } = await desk()
  const id = await wait()
  const { data } = await as('tom')('POST', `/desk/threads/${id}/messages`, {
    message: 'A regular',
    isNote: true,
  })
  expect(data.message).toMatchObject({
    messageType: 'NOTE',
    answer: { text: 'A regular' },
    agentName: 'TOM',
  })
  expect((await store.threads.find(id))?.state).toBe('waiting')
  const visible = await store.messages.list(id, { limit: 10, forVisitor: true })
  expect(visible.map(({ text }) => text)).not.toContain('A regular')
})

test('a message that is sent again with its key stands once, and a key of the visitor’s is another', async () => {
  const { wait, as, store } = await desk()
  const id = await wait()
  await store.messages.append(id, { who: 'visitor', text: 'Hi', key: '1-1' })
  const send = () =>
    as('mia')(
      'POST',
      `/desk/threads/${id}/messages`,
      { message: 'Hello' },
      { 'idempotency-key': '1-1' },
    )
  const [first, second] = [await send(), await send()]
  expect(first.data.message).toMatchObject({ key: '1-1', messageType: 'AGENT_MESSAGE' })
  expect(second.data).toEqual(first.data)
  const { data } = await as('mia')('GET', `/desk/threads/${id}/messages`)
  expect(data.messages.map(({ messageType }: { messageType: string }) => messageType)).toEqual([
    'BOT_MESSAGE',
    'USER_MESSAGE',
    'USER_MESSAGE',
    'AGENT_MESSAGE',
  ])
})

test('a thread is given to another agent, taken or waiting', async () => {
  const { wait, as, listen } = await desk()
  const mia = as('mia')
  await listen('tom')
  const [taken, waiting] = [await wait(), await wait()]
  await mia('POST', `/desk/threads/${taken}/take`)
  expect(
    (await mia('POST', `/desk/threads/${taken}/assign`, { agentId: 'tom' })).data.thread,
  ).toMatchObject({
    state: 'taken',
    agentId: 'tom',
    agentName: 'TOM',
  })
  expect(
    (await mia('POST', `/desk/threads/${waiting}/assign`, { agentId: 'tom' })).data.thread,
  ).toMatchObject({
    state: 'waiting',
    agentId: 'tom',
    agentName: null,
  })
  expect(await mia('POST', `/desk/threads/${taken}/assign`, { agentId: 'nobody' })).toMatchObject({
    code: 'AGENT_NOT_FOUND',
  })
})

test('what is known of a visitor: fields, page, who vouches, answers and earlier threads', async () => {
  const { wait, as } = await desk()
  const about = { name: 'Ann', email: 'ann@shop.example' }
  const identity = { id: 'u1', verified: true }
  // Whoever types the same mail is nobody whom the owner's server knows.
  const typed = await wait(about)
  const before = await wait({ ...about, identity })
  const id = await wait({ ...about, page: 'https://shop.example/cakes', identity })
  const { data } = await as('mia')('GET', `/desk/threads/${id}`)
  expect(data.thread.visitor).toEqual({
    ...about,
    phone: null,
    page: 'https://shop.example/cakes',
    identity,
  })
  expect(data.answers).toEqual([{ question: 'Your name?', answer: 'Ann' }])
  expect(data.earlier.map(({ id: each }: { id: string }) => each)).toEqual([before])
  expect((await as('mia')('GET', `/desk/threads/${typed}`)).data.earlier).toEqual([])
})

test('marks are each member’s; the visitor sees what the agent of the thread has read', async () => {
  const { wait, as, store } = await desk()
  const id = await wait()
  const said = await store.messages.append(id, { who: 'visitor', text: 'Hi' })
  const read = { messageId: String(said?.number) }
  await as('tom')('POST', `/desk/threads/${id}/read`, read)
  expect((await store.threads.find(id))?.agentRead).toBe(0)
  await as('mia')('POST', `/desk/threads/${id}/take`)
  expect((await as('mia')('POST', `/desk/threads/${id}/read`, read)).data.thread.unread).toBe(0)
  expect((await store.threads.find(id))?.agentRead).toBe(said?.number)
  expect(
    (await as('mia')('POST', `/desk/threads/${id}/read`, { messageId: null })).data.thread,
  ).toMatchObject({
    unread: 2,
    agentReadId: String(said?.number),
  })
  expect((await as('mia')('POST', `/desk/threads/${id}/read`, { messageId: '99999' })).code).toBe(
    'MESSAGE_NOT_FOUND',
  )
})

test('long conversations are read backwards, page by page', async () => {
  const { wait, as, store } = await desk()
  const id = await wait()
  for (let number = 1; number <= 7; number++)
    await store.messages.append(id, { who: 'visitor', text: String(number) })
  const page = async (query: string) => {
    const { data } = await as('mia')('GET', `/desk/threads/${id}/messages?limit=3${query}`)
    return data
  }
  const texts = ({ messages }: { messages: { question: { text: string } | null }[] }) =>
    messages.map(({ question }) => question?.text)
  const newest = await page('')
  expect([texts(newest), newest.hasEarlier]).toEqual([['5', '6', '7'], true])
  const before = await page(`&before=${newest.messages[0].id}`)
  expect([texts(before), before.hasEarlier]).toEqual([['2', '3', '4'], true])
  expect(texts(await page(`&after=${before.messages[2].id}`))).toEqual(['5', '6', '7'])
})

test('a file goes to the visitor under a name that hides nothing, and is forgotten with the visitor', async () => {
  const { wait, as, store, app } = await desk()
  const id = await wait()
  const form = new FormData()
  form.set('file', new File(['<script>alert(1)</script>'], '../../cake‮fdp.exe'))
  const sent = await as('mia')('POST', `/desk/threads/${id}/files`, form, {
    'idempotency-key': 'f',
  })
  const { file, answer, messageType } = sent.data.message
  expect([file.name, answer.text, messageType]).toEqual([
    'cakefdp.exe',
    'cakefdp.exe',
    'AGENT_MESSAGE',
  ])
  const kept = await app.request(file.url)
  expect(kept.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(kept.headers.get('content-type')).not.toContain('html')
  const { session = '' } = (await store.threads.find(id)) ?? {}
  expect(await store.uploads.names({ botId: 'bakery', sessions: [session] })).toHaveLength(1)
})

test('labels are the account’s, have a colour of the list, and go by owners and editors alone', async () => {
  const { as, api } = await desk()
  const mia = as('mia')
  await mia('PUT', '/desk/labels', { name: 'Refund', colour: 'amber' })
  await mia('PUT', '/desk/labels', { name: 'Refund', colour: 'red' })
  expect((await mia('GET', '/desk')).data.labels).toEqual([{ name: 'Refund', colour: 'red' }])
  expect((await as('spy', 'somebody else')('GET', '/desk')).data.labels).toEqual([])
  expect((await mia('PUT', '/desk/labels', { name: 'x', colour: 'url(evil)' })).status).toBe(400)
  expect(await mia('DELETE', '/desk/labels/Refund')).toMatchObject({
    status: 403,
    code: 'ROLE_NOT_ALLOWED',
  })
  expect((await mia('GET', '/desk')).data.labels).toHaveLength(1)
  expect((await api('DELETE', '/v1/desk/labels/Refund')).status).toBe(200)
  expect((await api('DELETE', '/v1/desk/labels/Refund')).status).toBe(404)
})

test('saved replies are the account’s: agents read them, owners and editors write them', async () => {
  const { as, api, store } = await desk()
  const hours = { name: 'Opening hours', text: ' We open at 9.\nAnd close at 18. ' }
  expect(await as('mia')('PUT', '/desk/replies', hours)).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  expect((await api('PUT', '/v1/desk/replies', hours)).status).toBe(200)
  await api('PUT', '/v1/desk/replies', { name: 'Bye', text: 'See you' })
  await api('PUT', '/v1/desk/replies', { name: 'Bye', text: 'See you soon' })
  expect((await as('mia')('GET', '/desk/replies')).data.replies).toEqual([
    { name: 'Bye', text: 'See you soon' },
    { name: 'Opening hours', text: 'We open at 9.\nAnd close at 18.' },
  ])
  expect((await as('spy', 'somebody else')('GET', '/desk/replies')).data.replies).toEqual([])
  for (const reply of [
    { name: 'x', text: ' ' },
    { name: '', text: 'x' },
    { name: 'x', text: 'x'.repeat(5001) },
  ])
    expect((await api('PUT', '/v1/desk/replies', reply)).status).toBe(400)
  expect(await as('mia')('DELETE', '/desk/replies/Bye')).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
  expect((await api('DELETE', '/v1/desk/replies/Bye')).status).toBe(200)
  expect((await api('DELETE', '/v1/desk/replies/Bye')).status).toBe(404)
  expect(await store.desk.replies.list('owner')).toHaveLength(1)
})

test('nothing of another account is shown, taken, read or said', async () => {
  const { wait, as } = await desk()
  const theirs = await wait({ name: 'Secret' }, 'theirs', 'somebody else')
  const mia = as('mia')
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/messages', undefined],
    ['POST', '/messages', { message: 'Hi' }],
    ['POST', '/take', undefined],
    ['POST', '/assign', { agentId: 'mia' }],
    ['POST', '/read', { messageId: null }],
  ] as const)
    expect(await mia(method, `/desk/threads/${theirs}${path}`, body)).toMatchObject({
      code: 'THREAD_NOT_FOUND',
    })
  const form = new FormData()
  form.set('file', new File(['x'], 'x.txt'))
  expect((await mia('POST', `/desk/threads/${theirs}/files`, form)).code).toBe('THREAD_NOT_FOUND')
  const { data } = await mia('GET', '/desk/threads?filter=open')
  expect(data.threads).toEqual([])
  expect((await mia('GET', '/desk')).data.counts.open).toBe(0)
})

test('the API with a key is an agent of its own', async () => {
  const { api, wait } = await desk()
  const id = await wait()
  const answer = await api('POST', `/v1/desk/threads/${id}/take`)
  expect((await answer.json()).data.thread).toMatchObject({ agentId: 'api', agentName: 'API' })
  expect((await api('GET', '/v1/desk')).status).toBe(200)
  expect((await api('GET', `/v1/desk/threads/${id}/messages?limit=1`)).status).toBe(200)
  expect((await api('GET', '/v1/desk/threads?filter=mine&search=ann')).status).toBe(200)
})

test('a member who is removed is taken off every desk, and the thread waits for the others', async () => {
  const { wait, as, listen } = await desk()
  const id = await wait()
  await listen('mia')
  await as('mia')('POST', `/desk/threads/${id}/take`)
  const { events } = await listen('tom')
  expect((await as('mia')('DELETE', '/members/mia')).status).toBe(200)
  const heard: string[] = []
  const isTold = () =>
    heard.some(event => event.includes('"state":"waiting"')) &&
    heard.some(event => event.includes('"agents"') && !event.includes('"mia"'))
  while (!isTold()) heard.push(JSON.stringify(await events.next()))
  expect(await as('tom')('POST', `/desk/threads/${id}/assign`, { agentId: 'mia' })).toMatchObject({
    code: 'AGENT_NOT_FOUND',
  })
  expect((await as('tom')('POST', `/desk/threads/${id}/take`)).data.thread).toMatchObject({
    agentId: 'tom',
  })
})
