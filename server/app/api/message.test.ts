import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { bakeryFlow, flowOf } from '../../testing/flows.js'
import { testApp } from '../../testing/test-app.js'
import type { ServiceOptions } from '../services/service-options.js'

describe.each(databases)('messages over $name', ({ name, make }) => {
  let database: TestDatabase
  const servers: Awaited<ReturnType<typeof testApp>>[] = []

  beforeEach(async () => {
    database = await make()
    await open()
    await publish('shop', bakeryFlow)
  })
  afterEach(async () => {
    for (const server of servers.splice(0).reverse()) await server.close()
    await database.drop()
  })

  async function open(options: ServiceOptions = {}) {
    const server = await testApp({ database: database.address, aiUrl: '', ...options })
    servers.push(server)
    return server
  }
  const server = () => servers.at(-1) ?? expect.fail('no server')
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    key?: string,
    on = server(),
  ) => {
    const response = await on.api(method, `/v1/chatbots${path}`, body, key)
    return { status: response.status, ...(await response.json()) }
  }
  const publish = async (id: string, flow: object) => {
    expect(await call('PUT', `/${id}/flow`, flow)).toMatchObject({ status: 200 })
    expect(await call('POST', `/${id}/publish`)).toMatchObject({ status: 200 })
  }
  const say = async (message: string, threadId?: string, on = server(), id = 'shop') => {
    const { data } = await call(
      'POST',
      `/${id}/message`,
      { message, from: 'USER', threadId },
      undefined,
      on,
    )
    return data
  }

  test('the published flow is played to its end, an answer at a time', async () => {
    const first = await call('POST', '/shop/message', { message: 'Hi', from: 'USER' })
    expect(first).toEqual({
      status: 200,
      success: true,
      message: 'Message sent',
      data: {
        message: {
          id: expect.stringMatching(/^\d+$/),
          chatbotId: 'shop',
          threadId: expect.stringMatching(/^[0-9a-f]{32}$/),
          question: { text: 'Hi', timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
          answer: {
            text: 'Hello there\nYour name?',
            timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
          },
          sources: [],
          status: null,
          statusReason: null,
          gptModel: null,
          reaction: 'NEUTRAL',
          messageType: 'BOT_MESSAGE',
          iconUrl: null,
          agentName: null,
          prompts: [],
          contents: [
            { kind: 'text', text: 'Hello there', html: '<b>Hello</b> there' },
            { kind: 'text', text: 'Your name?', html: 'Your name?' },
          ],
          prompt: { kind: 'text', input: 'name' },
          file: null,
        },
        threadState: 'bot',
        problems: [],
      },
    })
    const { threadId } = first.data.message
    expect((await say('Ann', threadId)).message).toMatchObject({
      threadId,
      question: { text: 'Ann' },
      answer: { text: 'Ah, Ann.\nWhat would you like, Ann?' },
      prompts: [
        { id: 'bread', title: 'A loaf of bread', description: null },
        { id: 'cake', title: 'Cake', description: null },
      ],
    })
    expect((await say('CAKE', threadId)).message.answer.text).toBe('Sweet.\nYour address?')
    expect((await say('nonsense', threadId)).message.answer.text).toContain('valid email')
    expect((await say('ann@a.example', threadId)).message.answer.text).toBe('Bye, Ann.')
    const { data } = await call('GET', `/shop/threads/${threadId}`)
    expect(data.thread).toMatchObject({
      state: 'bot',
      channel: 'api',
      visitor: { name: 'Ann', email: 'ann@a.example' },
    })
    expect((await say('Hi again', threadId)).message.answer.text).toBe('Hello there\nYour name?')
  })

  test('an option is named by its title or by its id, and a wrong answer is asked again', async () => {
    for (const [answer, text] of [
      ['a loaf of BREAD', 'Still warm.'],
      ['bread', 'Still warm.'],
      [' Cake ', 'Sweet.'],
    ] as const) {
      const { threadId } = (await say('Hi')).message
      await say('Ann', threadId)
      expect((await say('soup', threadId)).message).toMatchObject({
        answer: { text: 'What would you like, Ann?' },
        prompts: [{ id: 'bread' }, { id: 'cake' }],
      })
      expect((await say(answer, threadId)).message.answer.text).toContain(text)
    }
  })

  test('a restart between two messages loses nothing', async () => {
    const { threadId } = (await say('Hi')).message
    await servers.pop()?.close()
    await open()
    expect((await say('Ann', threadId)).message.answer.text).toBe(
      'Ah, Ann.\nWhat would you like, Ann?',
    )
    await servers.pop()?.close()
    await open()
    expect((await say('Cake', threadId)).message.answer.text).toContain('Sweet.')
  })

  test('messages of one thread at once are taken in turn, by two servers too', async () => {
    await publish(
      'count',
      flowOf(
        ['ask-custom-question-node', { questionText: 'One?' }],
        ['ask-custom-question-node', { questionText: 'Two?' }],
        ['ask-custom-question-node', { questionText: 'Three?' }],
        ['message-node', { text: 'Done' }],
      ),
    )
    const first = server()
    const second = name === 'SQLite' ? first : await open()
    const { threadId } = (await say('Hi', undefined, first, 'count')).message
    const answers = await Promise.all(
      [first, second, first].map(on => say('x', threadId, on, 'count')),
    )
    expect(answers.map(({ message }) => message.answer.text).toSorted()).toEqual([
      'Done',
      'Three?',
      'Two?',
    ])
    const { data } = await call('GET', `/count/threads/${threadId}/messages`)
    expect(data.messages.map(({ messageType }: { messageType: string }) => messageType)).toEqual(
      Array.from({ length: 4 }, () => ['USER_MESSAGE', 'BOT_MESSAGE']).flat(),
    )
  })

  test('a message goes on after a server that died in the middle of the one before, and is not kept waiting for ever', async () => {
    const { threadId } = (await say('Hi')).message
    const { turns } = server().store
    await turns.begin(threadId, 'dead', 200)
    expect((await say('Ann', threadId)).message.answer.text).toContain('What would you like')
    await turns.begin(threadId, 'slow', 600_000)
    const hasty = await open({ turnTiming: { lease: 1000, patience: 100 } })
    const body = { message: 'Cake', from: 'USER', threadId }
    expect(await call('POST', '/shop/message', body, undefined, hasty)).toMatchObject({
      status: 409,
      error: { code: 'THREAD_BUSY' },
    })
    await turns.end(threadId, 'slow')
    expect((await say('Cake', threadId)).message.answer.text).toContain('Sweet.')
  })

  test('a thread is one of its bot and its owner alone', async () => {
    await publish('other', bakeryFlow)
    const { threadId, id: messageId } = (await say('Hi')).message
    const stranger = (await addKey(server().store.keys, 'stranger', 'stranger')).key
    const hello = { message: 'x', from: 'USER', threadId }
    const agent = { message: 'x', from: 'AGENT', threadId }
    const reaction = { messageId, threadId, reaction: 'LIKE' }
    for (const [method, path, body] of [
      ['POST', 'message', hello],
      ['POST', 'message', agent],
      ['PATCH', 'messages', reaction],
      ['GET', `threads/${threadId}`],
      ['GET', `threads/${threadId}/messages`],
      ['PATCH', `threads/${threadId}`, { state: 'taken' }],
      ['DELETE', `threads/${threadId}`],
    ] as const) {
      expect(await call(method, `/other/${path}`, body)).toMatchObject({
        status: 404,
        error: { code: 'THREAD_NOT_FOUND' },
      })
      expect(await call(method, `/shop/${path}`, body, stranger)).toMatchObject({
        status: 404,
        error: { code: 'CHATBOT_NOT_FOUND' },
      })
    }
    expect(await call('PATCH', '/other/messages', { messageId, reaction: 'LIKE' })).toMatchObject({
      status: 404,
      error: { code: 'MESSAGE_NOT_FOUND' },
    })
    const { data } = await call('GET', `/shop/threads/${threadId}/messages`)
    expect(data.messages).toHaveLength(2)
    expect((await call('GET', '/other/threads')).data.threads).toEqual([])
  })

  test.each([
    [{}, 'REQUEST_VALIDATION_FAILED', ['message', 'from']],
    [{ message: 7, from: 'USER' }, 'REQUEST_VALIDATION_FAILED', ['message']],
    [{ message: ' \n ', from: 'USER' }, 'REQUEST_VALIDATION_FAILED', ['message']],
    [{ message: 'x'.repeat(20_001), from: 'USER' }, 'REQUEST_VALIDATION_FAILED', ['message']],
    [{ message: 'x', from: 'user' }, 'REQUEST_VALIDATION_FAILED', ['from']],
    [{ message: 'x', from: 'USER', prompts: [] }, 'REQUEST_VALIDATION_FAILED', ['prompts']],
    [{ message: 'x', from: 'USER', more: 1 }, 'REQUEST_VALIDATION_FAILED', ['more']],
    [{ message: 'x', from: 'USER', threadId: ['x'] }, 'REQUEST_VALIDATION_FAILED', ['threadId']],
    [{ message: 'x', from: 'AGENT' }, 'REQUEST_BODY_INVALID', ['threadId']],
    [
      { message: 'x', from: 'AGENT', threadId: 'x', iconUrl: 'javascript:alert(1)' },
      'REQUEST_VALIDATION_FAILED',
      ['iconUrl'],
    ],
    [
      { message: 'x', from: 'AGENT', threadId: 'x', prompts: [{ id: 'a' }] },
      'REQUEST_VALIDATION_FAILED',
      ['prompts.0.title'],
    ],
  ])('%j is refused, and nothing is kept', async (body, code, paths) => {
    const answer = await call('POST', '/shop/message', body)
    expect(answer).toMatchObject({ status: 400, success: false, data: null, error: { code } })
    expect(answer.error.details.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect((await call('GET', '/shop/threads')).data.threads).toEqual([])
  })

  test('an agent cannot start a thread, and the answer says so letter for letter', async () => {
    expect(await call('POST', '/shop/message', { message: 'x', from: 'AGENT' })).toMatchObject({
      message: 'an AGENT cannot start a new thread, so threadId is required when from is AGENT',
    })
  })

  test('a body that is too large, and one that is no JSON', async () => {
    const large = { message: 'x'.repeat(150_000), from: 'USER' }
    expect(await call('POST', '/shop/message', large)).toMatchObject({ status: 413 })
    expect(await call('POST', '/shop/message', '{')).toMatchObject({ status: 400 })
  })

  test('while an agent has the thread nobody answers, and handed back it goes on where it stood', async () => {
    const { threadId } = (await say('Hi')).message
    const agent = await call('POST', '/shop/message', {
      threadId,
      message: 'May I help?',
      from: 'AGENT',
      agentName: 'Mia',
      iconUrl: 'https://shop.example/mia.png',
      prompts: [{ id: 'yes', title: 'Yes', description: 'Please' }],
    })
    expect(agent.data).toMatchObject({
      threadState: 'taken',
      message: {
        question: null,
        answer: { text: 'May I help?' },
        messageType: 'AGENT_MESSAGE',
        agentName: 'Mia',
        iconUrl: 'https://shop.example/mia.png',
        prompts: [{ id: 'yes', title: 'Yes', description: 'Please' }],
      },
    })
    expect(await say('Yes', threadId)).toMatchObject({
      threadState: 'taken',
      message: { question: { text: 'Yes' }, answer: null, messageType: 'USER_MESSAGE' },
    })
    const back = await call('PATCH', `/shop/threads/${threadId}`, { state: 'handed-back' })
    expect(back.data.thread).toMatchObject({ state: 'handed-back', agentName: 'Mia' })
    const { data } = await call('GET', `/shop/threads/${threadId}/messages`)
    expect(data.messages.at(-1)).toMatchObject({
      messageType: 'BOT_MESSAGE',
      answer: { text: 'Your name?' },
    })
    expect((await say('Ann', threadId)).message.answer.text).toBe(
      'Ah, Ann.\nWhat would you like, Ann?',
    )
  })

  test('a thread is held in the language that began it', async () => {
    const flow = {
      nodes: [{ id: 'mail', type: 'ask-email-node', data: { questionText: 'Address?' } }],
      edges: [],
      translations: { de: { mail: { questionText: 'Adresse?' } } },
    }
    await call('PUT', '/shop/flow', flow)
    await call('POST', '/shop/publish')
    const sent = (body: object) =>
      call('POST', '/shop/message', { message: 'x', from: 'USER', ...body })
    const begun = await sent({ language: 'de-at' })
    expect(begun.data.message.answer.text).toBe('Adresse?')
    const { threadId } = begun.data.message
    const answer = (await sent({ threadId })).data.message.answer.text
    expect(answer).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein')
    for (const body of [{ language: 'de', threadId }, { language: 'no tag' }, { language: 'aa-b' }])
      expect(await sent(body)).toMatchObject({ status: 400 })
    expect(await sent({ from: 'AGENT', threadId, language: 'de' })).toMatchObject({ status: 400 })
  })

  test('a thread is taken, ended and deleted, and no state is skipped', async () => {
    const { threadId } = (await say('Hi')).message
    const change = (body: object) => call('PATCH', `/shop/threads/${threadId}`, body)
    expect(await change({ state: 'handed-back' })).toMatchObject({
      status: 409,
      error: { code: 'THREAD_STATE_NOT_POSSIBLE' },
    })
    expect(await change({ state: 'bot' })).toMatchObject({ status: 400 })
    expect(await change({})).toMatchObject({ status: 400 })
    expect(
      (await change({ state: 'taken', agentName: 'Mia', labels: ['late'] })).data.thread,
    ).toMatchObject({
      state: 'taken',
      agentName: 'Mia',
      labels: ['late'],
    })
    expect((await call('GET', '/shop/threads?state=taken')).data.threads).toHaveLength(1)
    expect((await call('GET', '/shop/threads?state=bot')).data.threads).toEqual([])
    expect((await change({ state: 'ended' })).data.thread.state).toBe('ended')
    for (const from of ['USER', 'AGENT'])
      expect(await call('POST', '/shop/message', { message: 'x', from, threadId })).toMatchObject({
        status: 409,
        error: { code: 'THREAD_ENDED' },
      })
    expect(await change({ state: 'taken' })).toMatchObject({ status: 409 })
    expect(await call('DELETE', `/shop/threads/${threadId}`)).toMatchObject({ data: { threadId } })
    expect(await call('GET', `/shop/threads/${threadId}`)).toMatchObject({ status: 404 })
    expect(
      await call('POST', '/shop/message', { message: 'x', from: 'USER', threadId }),
    ).toMatchObject({
      status: 404,
    })
  })

  test('reactions are kept, and threads and messages are read part by part', async () => {
    const threads: string[] = []
    for (let count = 0; count < 3; count++) threads.push((await say('Hi')).message.threadId)
    const [threadId = ''] = threads
    const { id: messageId } = (await say('Ann', threadId)).message
    const reacted = await call('PATCH', '/shop/messages', { messageId, threadId, reaction: '👍' })
    expect(reacted).toMatchObject({
      message: 'Message updated',
      data: { message: { id: messageId, reaction: '👍' } },
    })
    for (const wrong of ['0', 'x', '999999', '1e3'])
      expect(
        await call('PATCH', '/shop/messages', { messageId: wrong, reaction: 'LIKE' }),
      ).toMatchObject({
        status: 404,
        error: { code: 'MESSAGE_NOT_FOUND' },
      })
    expect(await call('PATCH', '/shop/messages', { reaction: 'LIKE' })).toMatchObject({
      status: 400,
    })
    expect(await call('PATCH', '/shop/messages', { messageId, reaction: ' ' })).toMatchObject({
      status: 400,
    })

    const page = await call('GET', '/shop/threads?limit=2')
    expect(page.data.threads[0].id).toBe(threadId)
    const rest = await call('GET', `/shop/threads?limit=2&cursor=${page.data.nextCursor}`)
    const listed = [...page.data.threads, ...rest.data.threads].map(({ id }: { id: string }) => id)
    expect(listed.toSorted()).toEqual(threads.toSorted())
    expect(rest.data.nextCursor).toBeNull()

    const read = `/shop/threads/${threadId}/messages`
    const some = await call('GET', `${read}?limit=3`)
    expect(some.data.messages).toHaveLength(3)
    const more = await call('GET', `${read}?limit=3&cursor=${some.data.nextCursor}`)
    expect(more.data.messages).toMatchObject([{ id: messageId, reaction: '👍' }])
    const none = await call('GET', `${read}?cursor=${more.data.nextCursor}`)
    expect(none.data).toEqual({ messages: [], nextCursor: more.data.nextCursor })
    for (const wrong of ['limit=0', 'limit=x', 'cursor=x', 'cursor=e30', 'state=x', 'more=1'])
      expect(await call('GET', `/shop/threads?${wrong}`)).toMatchObject({ status: 400 })
  })

  test('a repeated call with the same key says nothing twice', async () => {
    const send = async () =>
      (
        await server().api(
          'POST',
          '/v1/chatbots/shop/message',
          { message: 'Hi', from: 'USER' },
          undefined,
          {
            'idempotency-key': 'once',
          },
        )
      ).json()
    expect(await send()).toEqual(await send())
    expect((await call('GET', '/shop/threads')).data.threads).toHaveLength(1)
  })

  test('a flood is refused: of a thread, and of new threads', async () => {
    await publish('small', {
      ...bakeryFlow,
      settings: { limits: { threadsPerBot: 2, stepsPerSession: 3 } },
    })
    const send = (threadId?: string) =>
      call('POST', '/small/message', { message: 'x', from: 'USER', threadId })
    const { threadId } = (await send()).data.message
    await send()
    expect(await send()).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } })
    expect((await call('GET', '/small/threads')).data.threads).toHaveLength(2)
    for (let count = 0; count < 3; count++)
      expect(await send(threadId)).toMatchObject({ status: 200 })
    expect(await send(threadId)).toMatchObject({ status: 429 })
  })

  test('a bot without a flow, on a server without an AI, says that it has no answer', async () => {
    await call('PUT', '/empty/flow', bakeryFlow)
    expect(await call('POST', '/empty/message', { message: 'x', from: 'USER' })).toMatchObject({
      status: 409,
      error: { code: 'NOTHING_TO_ANSWER' },
    })
    expect((await call('GET', '/empty/threads')).data.threads).toEqual([])
  })

  test('a visitor is forgotten with the thread', async () => {
    const { threadId } = (await say('Hi')).message
    await say('Ann', threadId)
    await say('cake', threadId)
    await say('Ann@a.example', threadId)
    await say('Hi')
    const answer = await call('POST', '/shop/forget', { email: 'ann@a.example' })
    expect(answer.data.deleted.threads).toBe(1)
    expect((await call('GET', '/shop/threads')).data.threads).toHaveLength(1)
  })
})
