import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { apiAs } from '../../testing/desk.js'
import { flowOf } from '../../testing/flows.js'
import { testApp } from '../../testing/test-app.js'

const ask = (questionText: string) =>
  ['ask-custom-question-node', { questionText, answerVariable: 'loaf' }] as const
const handover = [
  'human-handover-node',
  { handoverMessage: 'One moment.', maxWaitTime: 5, fallbackMessage: 'Nobody is here.' },
] as const
const flow = flowOf(ask('Which loaf?'), handover, ask('And now?'))
const mia = { id: 'mia', name: 'Mia', email: 'mia@shop.example' }

describe.each(databases)('threads that are stored in $name', ({ make }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof testApp>>

  beforeEach(async () => {
    database = await make()
    app = await testApp({ database: database.address, aiUrl: '' })
    await app.api('PUT', '/v1/chatbots/shop/flow', {
      ...flow,
      settings: { liveDesk: true, collectResults: true },
    })
    await app.api('POST', '/v1/chatbots/shop/publish')
  })
  afterEach(async () => {
    await app.close()
    await database.drop()
  })

  const read = async (path: string) => (await (await app.api('GET', `/v1${path}`)).json()).data
  const say = async (message: string, threadId?: string) => {
    const body = { from: 'USER', message, threadId }
    return (await (await app.api('POST', '/v1/chatbots/shop/message', body)).json()).data
  }
  const begin = async () => {
    const { threadId } = (await say('Hi')).message
    return threadId as string
  }
  /** In the hands of whoever comes. */
  const handedOver = async () => {
    const threadId = await begin()
    expect((await say('Rye', threadId)).threadState).toBe('waiting')
    return threadId
  }
  const stored = async () => {
    const { results } = await read('/results')
    expect(results).toHaveLength(1)
    return (await read(`/results/${results[0].id}`)).result
  }
  const said = async () =>
    (await stored()).transcript.map(({ by, message }: { by: string; message: unknown }) => [
      by,
      message,
    ])
  const agents = async () =>
    (await stored()).transcript.flatMap(({ by, agentName }: { by: string; agentName?: string }) =>
      by === 'agent' || agentName !== undefined ? [agentName] : [],
    )
  const desk = (method: string, path: string, body?: object) =>
    apiAs(app.services, mia)(method, `/desk/threads/${path}`, body)

  test('a thread of another channel is a result with its transcript from the first message on', async () => {
    const threadId = await begin()
    expect(await stored()).toMatchObject({ channel: 'api', state: 'open', answered: 0, version: 1 })
    await say('Rye', threadId)
    expect(await stored()).toMatchObject({ answered: 1, answers: { n0: 'Rye' } })
    expect((await said()).slice(0, 2)).toEqual([
      ['bot', 'Which loaf?'],
      ['user', 'Rye'],
    ])
  })

  test('a thread that is played to its end is finished, and counts once', async () => {
    await app.api('PUT', '/v1/chatbots/shop/flow', {
      ...flowOf(ask('Which loaf?'), ['message-node', { text: 'Bye' }]),
      settings: { collectResults: true },
    })
    await app.api('POST', '/v1/chatbots/shop/publish')
    await say('Rye', await begin())
    expect(await stored()).toMatchObject({ state: 'finished', version: 2 })
    expect(await read('/results/counts?chatbotId=shop')).toMatchObject({
      started: 1,
      finished: 1,
      open: 0,
      completionRate: 1,
      edges: [{ source: 'n0', target: 'n1', passed: 1 }],
    })
    expect((await read('/results?query=rye&state=finished')).results).toHaveLength(1)
  })

  test('what an agent says at the desk stands in the transcript at once, and no note does', async () => {
    const threadId = await handedOver()
    expect((await desk('POST', `${threadId}/messages`, { message: 'Here I am.' })).status).toBe(200)
    await desk('POST', `${threadId}/messages`, { message: 'A regular', isNote: true })
    expect((await said()).at(-1)).toEqual(['agent', 'Here I am.'])
    await say('Great', threadId)
    await desk('POST', `${threadId}/messages`, {
      message: 'Which one?',
      prompts: [{ id: 'r', title: 'Rye' }],
    })
    expect((await said()).slice(-3)).toEqual([
      ['agent', 'Here I am.'],
      ['user', 'Great'],
      ['agent', 'Which one?'],
    ])
    expect(JSON.stringify(await stored())).not.toContain('A regular')
    expect(await agents()).toEqual(['Mia', 'Mia'])
    const exported = await (await app.api('GET', '/v1/results/export/json')).json()
    expect(JSON.stringify(exported)).toContain(
      '"by":"agent","agentName":"Mia","message":"Here I am."',
    )
  })

  test('a file that an agent sends is a file of the transcript', async () => {
    const threadId = await handedOver()
    const form = new FormData()
    form.set('file', new File(['cake'], 'cake.pdf'))
    expect((await desk('POST', `${threadId}/files`, form)).status).toBe(200)
    expect((await said()).at(-1)).toEqual([
      'agent',
      { kind: 'file', name: 'cake.pdf', src: expect.stringContaining('/uploads/') },
    ])
  })

  test('what a visitor says while nobody is there is kept, also where nobody comes', async () => {
    const threadId = await handedOver()
    await say('Hello?', threadId)
    expect((await said()).at(-1)).toEqual(['user', 'Hello?'])
    await app.store.threads.change(threadId, { waitingUntil: Date.now() - 1 })
    await say('Anybody?', threadId)
    expect((await said()).slice(-3)).toEqual([
      ['user', 'Hello?'],
      ['user', 'Anybody?'],
      ['bot', 'Nobody is here.\nAnd now?'],
    ])
  })

  test('what was said with an agent stays when the thread is handed back', async () => {
    const threadId = await handedOver()
    await desk('POST', `${threadId}/messages`, { message: 'Here I am.' })
    await app.api('PATCH', `/v1/chatbots/shop/threads/${threadId}`, { state: 'handed-back' })
    expect((await said()).slice(-2)).toEqual([
      ['agent', 'Here I am.'],
      ['bot', 'Mia has left the chat\nAnd now?'],
    ])
    expect((await stored()).state).toBe('open')
  })

  test('a thread that an agent ends is finished, with all that was said in it', async () => {
    const threadId = await handedOver()
    await desk('POST', `${threadId}/messages`, { message: 'Here I am.' })
    await app.api('PATCH', `/v1/chatbots/shop/threads/${threadId}`, { state: 'ended' })
    expect(await stored()).toMatchObject({ state: 'finished', endedAt: expect.any(String) })
    expect((await said()).at(-1)).toEqual(['agent', 'Here I am.'])
    expect((await read('/results?query=here')).results).toHaveLength(1)
  })

  test('nothing is stored of threads of a bot whose owner has not switched it on', async () => {
    await app.api('PUT', '/v1/chatbots/shop/flow', { ...flow, settings: { liveDesk: true } })
    await app.api('POST', '/v1/chatbots/shop/publish')
    const threadId = await handedOver()
    await desk('POST', `${threadId}/messages`, { message: 'Here I am.' })
    await app.api('PATCH', `/v1/chatbots/shop/threads/${threadId}`, { state: 'ended' })
    expect((await read('/results')).results).toEqual([])
  })
})
