import { afterEach, expect, test } from 'vitest'
import { flowOf } from '../../testing/flows.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'
import type { ServiceOptions } from '../services/service-options.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function open(
  options: ServiceOptions = {},
  answer: Parameters<typeof startUpstream>[0] = (_, to) => to.end('{"stock":3}'),
) {
  const upstream = await startUpstream(answer)
  const server = await testApp({
    aiUrl: `${upstream.url}/v1`,
    allowHosts: [upstream.host],
    ...options,
  })
  closers.push(upstream.close, server.close)
  const publish = async (flow: object) => {
    await server.api('PUT', '/v1/chatbots/shop/flow', flow)
    expect((await server.api('POST', '/v1/chatbots/shop/publish')).status).toBe(200)
  }
  const send = async (body: object) => {
    const response = await server.api('POST', '/v1/chatbots/shop/message', {
      from: 'USER',
      ...body,
    })
    return { status: response.status, ...(await response.json()) }
  }
  const say = async (message: string, threadId?: string) => (await send({ message, threadId })).data
  return { ...server, upstream, publish, send, say }
}

const ask = (questionText: string) =>
  ['ask-custom-question-node', { questionText, answerVariable: 'name' }] as const
const tell = (text: string) => ['message-node', { text }] as const

test('webhook and mail steps go out through the server, signed, with the visitor’s answers', async () => {
  const { publish, say, upstream, store } = await open()
  await publish(
    flowOf(
      ask('Who?'),
      [
        'webhook-node',
        {
          url: `${upstream.url}/stock`,
          body: { name: '{name}' },
          waitForResponse: true,
          showResponse: false,
          responseMapping: [{ path: 'stock', variableName: 'left' }],
        },
      ],
      ['email-node', { to: 'shop@b.example', subject: 'From {name}', body: 'x' }],
      tell('{left} left'),
    ),
  )
  const { message } = await say('Hi')
  expect((await say('Ann', message.threadId)).message.answer.text).toBe('3 left')
  expect(upstream.received).toHaveLength(1)
  expect(upstream.received[0]).toMatchObject({
    url: '/stock',
    body: '{"name":"Ann"}',
    headers: { 'webhook-signature': expect.any(String), 'idempotency-key': expect.any(String) },
  })
  expect(await store.calls.last('shop')).toMatchObject([
    { step: 'email' },
    { step: 'webhook', status: 200 },
  ])
  expect(await store.outbox.last('shop')).toHaveLength(1)
})

test('a step may call no inner address, and the owner is told why', async () => {
  const { publish, say } = await open()
  await publish(
    flowOf(['webhook-node', { url: 'http://127.0.0.1:1/', waitForResponse: true }], tell('On')),
  )
  const { message, problems } = await say('Hi')
  expect(message.answer.text).toBe('On')
  expect(problems).toMatchObject([{ nodeId: 'n0', code: 'BLOCKED_ADDRESS' }])
})

test('a thread’s steps have the limits of a session', async () => {
  const { publish, say, upstream } = await open()
  const call = ['webhook-node', { url: '', waitForResponse: true, showResponse: false }] as const
  await publish({
    ...flowOf(
      ...Array.from(
        { length: 3 },
        () => [call[0], { ...call[1], url: `${upstream.url}/` }] as const,
      ),
      tell('On'),
    ),
    settings: { limits: { stepsPerSession: 2 } },
  })
  const { message, problems } = await say('Hi')
  expect(message.answer.text).toBe('On')
  expect(problems).toMatchObject([{ nodeId: 'n2', code: 'CALL_FAILED' }])
  expect(upstream.received).toHaveLength(2)
})

const reply =
  (text: string): Parameters<typeof startUpstream>[0] =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content: text } }] }))

test('an AI step is part of the answer', async () => {
  const { publish, say, upstream } = await open({}, reply('Good bread'))
  await publish(
    flowOf(ask('Who?'), ['gpt-node', { context: 'You bake.', apiKey: 'k' }], ask('And?')),
  )
  const { message } = await say('Hi')
  expect((await say('Ann', message.threadId)).message.answer.text).toBe('Good bread\nAnd?')
  expect(JSON.parse(upstream.received[0]?.body ?? '{}').messages).toEqual([
    { role: 'system', content: 'You bake.' },
    { role: 'assistant', content: 'Who?' },
    { role: 'user', content: 'Ann' },
  ])
})

test('a bot without a flow answers by AI, with its settings and what was said before', async () => {
  const { api, say, upstream, store } = await open(
    { aiKeys: new Map([['main', 'sk-1']]) },
    reply('At nine.'),
  )
  await store.bots.create('shop')
  await api('PATCH', '/v1/chatbots/shop', {
    customContent: 'Open from nine.',
    settings: { systemPrompt: 'You bake.', historyCount: 2, temperature: 0.5, gptModel: 'gpt-x' },
  })
  const first = await say('When do you open?')
  expect(first.message).toMatchObject({
    question: { text: 'When do you open?' },
    answer: { text: 'At nine.' },
    sources: [],
    gptModel: 'gpt-x',
    messageType: 'BOT_MESSAGE',
  })
  const { threadId } = first.message
  await say('Sure?', threadId)
  await say('And on Sundays?', threadId)
  expect(upstream.received.map(({ headers }) => headers.authorization)).toEqual(
    Array.from({ length: 3 }, () => 'Bearer sk-1'),
  )
  expect(JSON.parse(upstream.received[2]?.body ?? '{}')).toMatchObject({
    model: 'gpt-x',
    temperature: 0.5,
    messages: [
      { role: 'system', content: 'You bake.\n\nOpen from nine.' },
      { role: 'user', content: 'Sure?' },
      { role: 'assistant', content: 'At nine.' },
      { role: 'user', content: 'And on Sundays?' },
    ],
  })
})

test('where the AI fails, the call fails and nothing is kept', async () => {
  const { send, store } = await open({ aiKeys: new Map([['main', 'sk-1']]) }, (_, to) =>
    to.writeHead(400).end('{}'),
  )
  await store.bots.create('shop')
  expect(await send({ message: 'Hi' })).toMatchObject({
    status: 502,
    error: { code: 'CALL_FAILED' },
  })
  expect(await store.threads.list({ limit: 9 })).toEqual([])
})

const handover = [
  'human-handover-node',
  {
    handoverMessage: 'One moment.',
    enablePreChatQuestions: true,
    preChatQuestions: [{ id: 'topic', questionText: 'What about?', answerVariable: 'topic' }],
    maxWaitTime: 5,
    fallbackMessage: 'Nobody is here.',
    enablePostChatSurvey: true,
    postChatSurveyQuestions: [
      { id: 'stars', questionText: 'How was it?', answerVariable: 'stars' },
    ],
  },
] as const

async function handedOver() {
  const server = await open()
  await server.publish({ ...flowOf(handover, ask('Who?')), settings: { liveDesk: true } })
  const { message, threadState } = await server.say('Hi')
  expect(message.answer.text).toBe('One moment.\nWhat about?')
  expect(threadState).toBe('bot')
  const { threadId } = message
  expect(await server.say('An order', threadId)).toMatchObject({
    threadState: 'waiting',
    message: { answer: null },
  })
  const said = async () => {
    const response = await server.api('GET', `/v1/chatbots/shop/threads/${threadId}/messages`)
    const { data } = await response.json()
    return data.messages.map(
      ({ question, answer }: Record<string, { text: string } | null>) =>
        question?.text ?? answer?.text,
    )
  }
  return { ...server, threadId, said }
}

test('a handover asks its questions, waits for an agent, and goes on with the survey once handed back', async () => {
  const { api, send, say, said, threadId, store } = await handedOver()
  expect((await store.threads.find(threadId))?.waitingUntil).toBeGreaterThan(
    Date.now() + 4 * 60_000,
  )
  expect(await say('Hello?', threadId)).toMatchObject({
    threadState: 'waiting',
    message: { answer: null },
  })
  await send({ from: 'AGENT', threadId, message: 'Here I am.', agentName: 'Mia' })
  expect(await say('Great', threadId)).toMatchObject({
    threadState: 'taken',
    message: { answer: null },
  })
  const back = await api('PATCH', `/v1/chatbots/shop/threads/${threadId}`, { state: 'handed-back' })
  expect((await back.json()).data.thread.state).toBe('handed-back')
  expect(await said()).toEqual([
    'Hi',
    'One moment.\nWhat about?',
    'An order',
    'Hello?',
    'Here I am.',
    'Great',
    'Mia has left the chat\nHow was it?',
  ])
  expect((await say('Fine', threadId)).message.answer.text).toBe('Who?')
  expect((await say('Ann', threadId)).problems).toEqual([])
})

test('where nobody comes in time the flow goes on, and the visitor is told', async () => {
  const { say, store, threadId } = await handedOver()
  await store.threads.change(threadId, { waitingUntil: Date.now() - 1 })
  expect(await say('Hello?', threadId)).toMatchObject({
    threadState: 'bot',
    message: { question: { text: 'Hello?' }, answer: { text: 'Nobody is here.\nWho?' } },
  })
  expect((await say('Ann', threadId)).problems).toEqual([])
})

test('without a live desk a handover goes on at once', async () => {
  const { publish, say } = await open()
  await publish(flowOf(handover, ask('Who?')))
  expect(await say('Hi')).toMatchObject({
    threadState: 'bot',
    message: { answer: { text: 'One moment.\nWho?' } },
  })
})
