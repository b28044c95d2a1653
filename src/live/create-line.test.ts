import { afterEach, expect, test, vi } from 'vitest'
import type { DeskEvent } from '../../runtime/node/live-desk.js'
import { createLine } from './create-line.js'
import { createLivePost } from './live-post.js'

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

interface Called {
  readonly type: string
  readonly key: string | null
  readonly text?: string
}

/** A server whose answers are chosen by the test, and whose streams the test writes to. */
function fakeServer(
  answer: (call: Called, attempt: number) => Response | undefined = () => undefined,
) {
  const called: Called[] = []
  const streams: {
    readonly after: string | null
    readonly write: (event: object) => void
    readonly end: () => void
  }[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (init.method !== 'POST') {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given
        },
      })
      streams.push({
        after: headers.get('last-event-id'),
        write: event =>
          controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
        end: () => controller?.close(),
      })
      return new Response(body)
    }
    const call: Called = { ...JSON.parse(String(init.body)), key: headers.get('idempotency-key') }
    called.push(call)
    const given = answer(call, called.filter(({ key }) => key === call.key).length)
    if (given) return given
    return json(call.type === 'open' ? { thread: 't1', after: 3 } : { id: 10 + called.length })
  })
  return { called, streams }
}

const calls = { send: (path: string, init: RequestInit) => fetch(path, init) }

function dial(before: readonly DeskEvent[] = [], unsent: readonly string[] = []) {
  const post = createLivePost(calls)
  const heard: DeskEvent[] = []
  const typing: boolean[] = []
  const line = createLine(post, () => {})
  const hangUp = line.open(
    { nodeId: 'h', transcript: [{ by: 'bot', message: 'Hello' }], visitor: { name: 'Ann' } },
    {
      hear(event) {
        heard.push(event)
        line.recall(event)
      },
      type: on => typing.push(on),
    },
  )
  for (const text of unsent) line.send({ text })
  for (const event of before) line.recall(event)
  closers.push(hangUp)
  return { line, heard, typing, hangUp }
}

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.unstubAllGlobals()
})

const sent = (called: readonly Called[]) =>
  called.flatMap(({ type, text, key }) => (type === 'message' ? [`${key} ${text}`] : []))

test('opens a thread, sends what is said in order, and tells what arrived', async () => {
  const { called } = fakeServer()
  const { line, heard } = dial()
  line.send({ text: 'One' })
  line.send({ text: 'Two' })
  await expect.poll(() => heard.filter(({ type }) => type === 'sent')).toHaveLength(2)
  expect(heard[0]).toEqual({ type: 'opened', thread: 't1', after: 3 })
  expect(heard.slice(1)).toEqual([
    { type: 'sent', count: 1, id: 12 },
    { type: 'sent', count: 2, id: 13 },
  ])
  expect(called[0]).toMatchObject({
    type: 'open',
    transcript: [{ by: 'bot', text: 'Hello' }],
    visitor: { name: 'Ann' },
  })
  expect(sent(called)).toEqual(['3-1 One', '3-2 Two'])
})

test('what did not arrive is sent again under the same key', async () => {
  const { called } = fakeServer((call, attempt) =>
    call.type === 'message' && attempt === 1 ? json({}, 503) : undefined,
  )
  const { line, heard } = dial()
  line.send({ text: 'One' })
  await expect.poll(() => heard.at(-1), { timeout: 5000 }).toMatchObject({ type: 'sent', count: 1 })
  expect(sent(called)).toEqual(['3-1 One', '3-1 One'])
})

test('after a reload it goes on in its thread, behind the last message, and sends only what did not arrive', async () => {
  const { called, streams } = fakeServer()
  const message = {
    type: 'message',
    id: 9,
    text: 'Hi',
    name: 'Mia',
    icon: '',
    prompts: [],
  } as const
  const before = [
    { type: 'opened', thread: 't1', after: 3 },
    { type: 'sent', count: 1 },
    message,
  ] as const
  const { heard } = dial(before, ['One', 'Two'])
  await expect.poll(() => streams).toHaveLength(1)
  streams[0]?.write(message)
  streams[0]?.write({ ...message, id: 12, text: 'New' })
  await expect.poll(() => heard.at(-1)).toMatchObject({ id: 12, text: 'New' })
  expect(heard.filter(({ type }) => type === 'message')).toHaveLength(1)
  expect(streams[0]?.after).toBe('9')
  expect(sent(called)).toEqual(['3-2 Two'])
})

test('a stream that breaks comes back behind what was heard', async () => {
  const { streams } = fakeServer()
  const { heard } = dial()
  await expect.poll(() => streams).toHaveLength(1)
  streams[0]?.write({ type: 'message', id: 7, text: 'Hi', name: 'Mia', icon: '', prompts: [] })
  await expect.poll(() => heard.at(-1)).toMatchObject({ id: 7 })
  streams[0]?.end()
  await expect.poll(() => streams[1]?.after, { timeout: 5000 }).toBe('7')
})

test('a thread that is not there any more is one that has ended', async () => {
  fakeServer(call => (call.type === 'open' ? json({}, 404) : undefined))
  const { heard } = dial()
  await expect.poll(() => heard).toEqual([{ type: 'state', state: 'ended', name: '' }])
})

test('typing and reading are told, and come; what this version does not know is passed over', async () => {
  const { called, streams } = fakeServer()
  const { line, typing } = dial()
  await expect.poll(() => streams).toHaveLength(1)
  for (const event of [
    { type: 'dance' },
    7,
    { type: 'typing', on: true },
    { type: 'typing', on: false },
  ])
    streams[0]?.write(Object(event))
  await expect.poll(() => typing).toEqual([true, false])
  line.type()
  line.type()
  line.send({ text: 'One' })
  await expect.poll(() => sent(called)).toHaveLength(1)
  expect(called.filter(({ type }) => type === 'typing')).toMatchObject([
    { on: true },
    { on: false },
  ])
  await expect.poll(() => line.isRead).toBe(false)
  streams[0]?.write({ type: 'read', upTo: 1000 })
  await expect.poll(() => line.isRead).toBe(true)
})

test('what is said is sending until it has arrived, and refused where the server does not take it', async () => {
  fakeServer(call => (call.text === 'Two' ? json({}, 403) : undefined))
  const { line } = dial()
  expect(line.post).toBeUndefined()
  line.send({ text: 'One' })
  expect(line.post).toBe('sending')
  await expect.poll(() => line.post).toBe('sent')
  line.send({ text: 'Two' })
  await expect.poll(() => line.post).toBe('refused')
  line.send({ text: 'Three' })
  await expect.poll(() => line.post).toBe('sent')
})
