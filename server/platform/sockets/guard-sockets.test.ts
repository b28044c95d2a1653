import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { type Listening, type ListenOptions, listen } from '../listen.js'
import type { SocketEnd } from './guard-sockets.js'
import type { SocketLimits } from './socket-limits.js'

const patience = { timeout: 60_000 }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (length: number, more = '') =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n${more}\r\n`

/** Answers at once what is asked with GET, what is posted with its text, and `/stream` without an end. */
const app = new Hono()
  .onError(() => new Response())
  .get(
    '/stream',
    () => new Response(new ReadableStream({ start: c => c.enqueue(new Uint8Array([46])) })),
  )
  .get('/', context => context.text('here'))
  .post('/', async context => context.text(`got ${await context.req.text()}`))

async function start(limits: Partial<SocketLimits>, more: ListenOptions = {}) {
  const ends: SocketEnd[] = []
  const listening = await listen(app, 0, {
    check: 20,
    limits: { total: 100, perAddress: 100, unfinishedPerAddress: 100, ...limits },
    onEnd: why => void ends.push(why),
    ...more,
  })
  closers.push(() => listening.stop(0))
  return { ...listening, ends, open: (from?: string) => open(listening, from) }
}

/** A socket of a client, what came to it, and whether it is closed. */
async function open({ port }: Listening, from = '127.0.0.1') {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from })
  closers.push(() => socket.destroy())
  let text = ''
  socket.on('error', () => undefined).on('data', data => (text += data))
  await once(socket, 'connect')
  return {
    send: (part: string) => void socket.write(part),
    text: () => text,
    isClosed: () => socket.closed || socket.readableEnded,
  }
}

test('an address that has all its sockets gets no more, and another one is served', async () => {
  const { open, ends, sockets } = await start({ perAddress: 3 })
  for (let each = 0; each < 3; each++) await open()
  const fourth = await open()
  await expect.poll(fourth.isClosed, patience).toBe(true)
  expect(ends).toEqual(['address'])
  const other = await open('127.0.0.2')
  other.send(get)
  await expect.poll(other.text, patience).toContain('here')
  expect(sockets.counts()).toEqual({ open: 4, waiting: 4 })
})

test('a socket that is closed makes room for another of its address', async () => {
  const { open, sockets } = await start({ perAddress: 1 })
  const first = await open()
  first.send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await expect.poll(() => sockets.counts().open, patience).toBe(0)
  const second = await open()
  second.send(get)
  await expect.poll(second.text, patience).toContain('here')
})

test('behind a trusted proxy sockets are not counted by address, and unfinished requests by that of the visitor', async () => {
  const { open, ends } = await start(
    { perAddress: 1, unfinishedPerAddress: 2 },
    { trustedProxies: 1 },
  )
  const by = (visitor: string) => `X-Forwarded-For: ${visitor}\r\n`
  for (let each = 0; each < 2; each++) (await open()).send(post(10, by('1.2.3.4')))
  const third = await open()
  await expect
    .poll(async () => {
      third.send(post(4, by('1.2.3.4')))
      return third.text()
    }, patience)
    .toContain('HTTP/1.1 429 ')
  expect(third.text()).toContain('"code":"RATE_LIMITED"')
  await expect.poll(third.isClosed, patience).toBe(true)
  expect(new Set(ends)).toEqual(new Set(['unfinished']))
  const other = await open()
  other.send(`${post(4, by('1.2.3.5'))}good`)
  await expect.poll(other.text, patience).toContain('got good')
})

test('bodies that have come whole count no more', async () => {
  const { open } = await start({ unfinishedPerAddress: 1 })
  const client = await open()
  for (const word of ['one!', 'two!', 'six!']) {
    client.send(post(4) + word)
    await expect.poll(client.text, patience).toContain(`got ${word}`)
  }
  expect(client.text()).not.toContain('429')
})

test('where all sockets are taken, the one that was waited for longest makes room, and a stream goes on', async () => {
  const { open, ends, sockets } = await start({ total: 3 })
  const reader = await open()
  reader.send('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(reader.text, patience).toContain('.')
  const slow = await open()
  slow.send(post(10))
  await expect.poll(() => sockets.counts().open, patience).toBe(2)
  const kept = await open()
  kept.send(get)
  await expect.poll(kept.text, patience).toContain('here')
  const visitor = await open('127.0.0.2')
  visitor.send(get)
  await expect.poll(visitor.text, patience).toContain('here')
  await expect.poll(slow.isClosed, patience).toBe(true)
  expect([reader.isClosed(), kept.isClosed()]).toEqual([false, false])
  expect(ends).toEqual(['total'])
})

test('where every socket is being answered, the next client is sent away', async () => {
  const { open, ends } = await start({ total: 1 })
  const reader = await open()
  reader.send('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(reader.text, patience).toContain('.')
  const next = await open()
  await expect.poll(next.isClosed, patience).toBe(true)
  expect(reader.isClosed()).toBe(false)
  expect(ends).toEqual(['total'])
})

test('a small body has a short time, and a large one as much more as it needs', async () => {
  const { open, ends } = await start({}, { body: 100 })
  const large = await open()
  large.send(post(50_000_000))
  const small = await open()
  small.send(post(4))
  await expect.poll(small.text, patience).toMatch(/^HTTP\/1\.1 408 /)
  await expect.poll(small.isClosed, patience).toBe(true)
  expect(ends).toEqual(['slow'])
  expect(large.isClosed()).toBe(false)
})
