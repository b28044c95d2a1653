import { expect, test } from 'vitest'
import { ApiProblem, createClient } from './index.js'

/** A server that answers every call like this, and what it was asked. */
function answering(answer: () => Response) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = []
  const client = createClient({
    server: 'https://chat.example/',
    key: 'tg_key',
    fetch: async (address, init) => {
      asked.push({ address, init })
      return answer()
    },
  })
  return { client, asked }
}

const success = (data: unknown) => Response.json({ success: true, message: '', data })

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call succeeded.')
    },
    (error: unknown) => error,
  )

test('a call goes to its address with the key, and resolves to the data in the envelope', async () => {
  const { client, asked } = answering(() => success({ chatbots: [], nextCursor: null }))
  expect(await client.listOverviews({ search: 'Bäckerei & Co', limit: 5 })).toEqual({
    chatbots: [],
    nextCursor: null,
  })
  expect(asked).toMatchObject([
    {
      address: 'https://chat.example/v1/chatbot/overview?search=B%C3%A4ckerei+%26+Co&limit=5',
      init: { method: 'GET', headers: { Authorization: 'Bearer tg_key' } },
    },
  ])
})

test('parameters stand in their places in the path, and the body goes as JSON', async () => {
  const { client, asked } = answering(() => success({}))
  await client.changeThread(
    { chatbotId: 'a/b', threadId: '7', body: { state: 'taken' } },
    { idempotencyKey: 'once' },
  )
  expect(asked).toMatchObject([
    {
      address: 'https://chat.example/v1/chatbots/a%2Fb/threads/7',
      init: {
        method: 'PATCH',
        body: '{"state":"taken"}',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
      },
    },
  ])
})

test('a file goes as a form, which brings its own type', async () => {
  const { client, asked } = answering(() => success({}))
  const iconSrc = new File(['GIF89a'], 'a.gif')
  await client.updateIcon({ chatbotId: 'shop', body: { iconType: 'BOT', iconSrc } })
  const form = asked[0]?.init.body
  expect(form instanceof FormData && [...form].map(([name]) => name)).toEqual([
    'iconType',
    'iconSrc',
  ])
  expect(asked[0]?.init.headers).not.toHaveProperty('Content-Type')
})

test('a refusal is a problem with its code, what is wrong and when to come back', async () => {
  const details = [{ path: 'limit', message: 'Expected <=1000' }]
  const error = { code: 'RATE_LIMITED', message: 'Too many calls.', details }
  const { client } = answering(() =>
    Response.json(
      { success: false, message: '', data: null, error },
      { status: 429, headers: { 'Retry-After': '30' } },
    ),
  )
  const problem = await problemOf(client.listKeys())
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({ status: 429, ...error, retryAfter: 30 })
})

test.each([
  ['that is no JSON, such as that of a proxy', 502, '<h1>Bad gateway</h1>'],
  ['in JSON that is no envelope', 200, '{"ok":true}'],
  ['that is nothing at all', 200, 'null'],
])('an answer %s is a problem', async (_, status, body) => {
  const { client } = answering(() => new Response(body, { status }))
  expect(await problemOf(client.fetchMe())).toMatchObject({
    name: 'ApiProblem',
    status,
    code: 'INTERNAL_ERROR',
    message: `No Talkgraph server answers there (HTTP ${status}).`,
  })
})

test('a line that is down is a problem with its cause, and what was given up is not', async () => {
  const down = new TypeError('fetch failed')
  const client = createClient({ server: '', fetch: () => Promise.reject(down) })
  expect(await problemOf(client.fetchMe())).toMatchObject({
    status: 0,
    code: 'OFFLINE',
    cause: down,
  })
  const gone = AbortSignal.abort()
  expect(await problemOf(client.fetchMe({}, { signal: gone }))).toBe(down)
})

test('a table is handed out as the response that it is', async () => {
  const { client, asked } = answering(() => new Response('id,state\r\n'))
  const table = await client.exportResultsAsCsv({ chatbotId: 'shop' })
  expect(await table.text()).toBe('id,state\r\n')
  expect(asked[0]?.address).toBe('https://chat.example/v1/results/export/csv?chatbotId=shop')
})

test('a call that streams is an iterable of its events', async () => {
  const { client, asked } = answering(
    () =>
      new Response(
        ': hello\n\nid: 7\ndata: {"type":"gone","threadId":"t"}\n\ndata: {"type":"counts","mine":0,"waiting":1,"open":2}\n\n',
      ),
  )
  const told = []
  for await (const event of client.followThreads({}, { headers: { 'Last-Event-ID': '6' } }))
    told.push(event)
  expect(told).toEqual([
    { event: 'message', id: '7', data: { type: 'gone', threadId: 't' } },
    { event: 'message', data: { type: 'counts', mine: 0, waiting: 1, open: 2 } },
  ])
  expect(asked[0]?.init.headers).toMatchObject({
    Accept: 'text/event-stream',
    'Last-Event-ID': '6',
  })
})

test('a call that can stream does so on demand, and who stops reading ends it', async () => {
  let isEnded = false
  const { client } = answering(
    () =>
      new Response(
        new ReadableStream({
          start: controller =>
            controller.enqueue(
              new TextEncoder().encode('event: progress\ndata: {"stage":"asking"}\n\n'),
            ),
          cancel: () => {
            isEnded = true
          },
        }),
      ),
  )
  for await (const told of client.stream.proposeBot({ body: { words: 'A bakery.' } })) {
    expect(told).toEqual({ event: 'progress', data: { stage: 'asking' } })
    break
  }
  expect(isEnded).toBe(true)
})

test('a stream that is refused is a problem', async () => {
  const { client } = answering(() =>
    Response.json(
      { success: false, error: { code: 'ROLE_NOT_ALLOWED', message: 'No' } },
      { status: 403 },
    ),
  )
  const events = client.stream.listDraftOperations({ chatbotId: 'shop' })[Symbol.asyncIterator]()
  expect(await problemOf(events.next())).toMatchObject({ code: 'ROLE_NOT_ALLOWED' })
})
