import { afterAll, beforeAll, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { testApp } from '../../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
let other: string
beforeAll(async () => {
  server = await testApp()
  other = (await addKey(server.store.keys, 'other', 'other')).key
})
afterAll(() => server.close())

const post = async (path: string, body: unknown, key: string, apiKey?: string) => {
  const response = await server.api('POST', path, body, apiKey, { 'idempotency-key': key })
  return { status: response.status, ...(await response.json()) }
}

test('the same key gets the same answer, under both versions and at the same time, and nothing is done twice', async () => {
  const body = { chatbotName: 'Once' }
  const answers = await Promise.all(
    ['/v1/chatbots', '/v0/chatbots', '/v1/chatbots'].map(path => post(path, body, 'k-1')),
  )
  answers.push(await post('/v1/chatbots', body, 'k-1'))
  expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, data: { chatbot: { title: 'Once' } } })
  const { data } = await (await server.api('GET', '/v1/chatbots')).json()
  expect(data.chatbots).toHaveLength(1)
})

test('a failure is answered again as it was, with its details', async () => {
  const bad = { nodes: [{ id: 'j', type: 'jump-to', data: { nodeId: 'gone' } }], edges: [] }
  await server.api('PUT', '/v1/chatbots/jumps/flow', bad)
  const first = await post('/v1/chatbots/jumps/publish', {}, 'k-2')
  expect(first).toMatchObject({ status: 400, error: { code: 'LINT_FAILED', details: [{}] } })
  await server.api('PUT', '/v1/chatbots/jumps/flow', {
    ...bad,
    nodes: [{ id: 'j', type: 'message' }],
  })
  expect(await post('/v1/chatbots/jumps/publish', {}, 'k-2')).toEqual(first)
  expect(await post('/v1/chatbots/jumps/publish', {}, 'k-3')).toMatchObject({ status: 200 })
})

test('a body of `{}` is as good as none, under one key too', async () => {
  await server.api('PUT', '/v1/chatbots/empty/flow', {
    nodes: [{ id: 'm', type: 'message' }],
    edges: [],
  })
  const bodies = [undefined, '{}', ' {} ', '']
  const answers = await Promise.all(
    bodies.map(body => post('/v1/chatbots/empty/publish', body, 'k-none')),
  )
  expect(answers).toEqual(bodies.map(() => answers[0]))
  expect(answers[0]).toMatchObject({ status: 200, data: { version: 1 } })
})

test('a new key is told once and kept nowhere', async () => {
  const first = await post('/v1/keys', { name: 'desk' }, 'k-6')
  expect(first.data.key).toMatch(/^tg_/)
  expect(await post('/v1/keys', { name: 'desk' }, 'k-6')).toEqual({
    ...first,
    data: { ...first.data, key: null },
  })
})

test('another body or another address under the same key is refused', async () => {
  await post('/v1/chatbots', { chatbotName: 'One' }, 'k-4')
  for (const [path, body] of [
    ['/v1/chatbots', { chatbotName: 'Two' }],
    ['/v1/keys', { name: 'One' }],
  ] as const)
    expect(await post(path, body, 'k-4')).toMatchObject({
      status: 422,
      error: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
})

test('a key is its owner’s: another owner’s call with it is a call of its own', async () => {
  const mine = await post('/v1/chatbots', { chatbotName: 'Mine' }, 'k-5')
  const theirs = await post('/v1/chatbots', { chatbotName: 'Mine' }, 'k-5', other)
  expect(theirs.data.chatbot.id).not.toBe(mine.data.chatbot.id)
  expect(theirs.data.chatbot.createdById).toBe('other')
})

test.each(['', ' ', 'a b', 'x'.repeat(256)])('the key %j is refused', async key => {
  const answer = await post('/v1/chatbots', { chatbotName: 'Nothing' }, key)
  expect(answer).toMatchObject({ status: 400, error: { code: 'IDEMPOTENCY_KEY_NOT_VALID' } })
})

test('an icon that is sent again under its key is kept once', async () => {
  const { id } = (await (await server.api('POST', '/v1/chatbots', { chatbotName: 'Icon' })).json())
    .data.chatbot
  const form = (text: string) => {
    const data = new FormData()
    data.set('iconType', 'BOT')
    data.set('iconSrc', new File([Buffer.from(`GIF89a${text}`)], 'a.gif'))
    return data
  }
  const first = await post(`/v1/chatbots/${id}/icons`, form('one'), 'k-6')
  expect(await post(`/v1/chatbots/${id}/icons`, form('one'), 'k-6')).toEqual(first)
  expect(await post(`/v1/chatbots/${id}/icons`, form('two'), 'k-6')).toMatchObject({ status: 422 })
})
