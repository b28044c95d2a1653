import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { type Listening, listen, type TimeLimits } from './listen.js'

const patience = { timeout: 60_000 }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start(app: Hono, limits: Partial<TimeLimits>): Promise<Listening> {
  const listening = await listen(app, 0, { check: 20, ...limits })
  closers.push(() => listening.stop(0))
  return listening
}

/** What a client that sends this gets until the server closes the connection. */
function send(port: number, text: string, drip = ''): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      const timer = setInterval(() => drip && socket.write(drip), 20)
      closers.push(() => clearInterval(timer))
    })
    socket.on('data', chunk => (answer += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

const readAll = new Hono()
  .onError(() => new Response())
  .post('/', async context => context.text(await context.req.text()))

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X'],
  ['headers', '', ''],
  ['request', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'x'],
])('a client that is slow with its %s is sent away', async (limit, text, drip) => {
  const { port } = await start(readAll, { headers: 100, request: 100, [limit]: 100 })
  expect(await send(port, text, drip)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a client that stops reading is let go, and what it asked for with it', async () => {
  let isLetGo = false
  const endless = new Hono().get('/', () => {
    const body = new ReadableStream({
      pull: controller => controller.enqueue(new Uint8Array(1_000_000)),
      cancel: () => {
        isLetGo = true
      },
    })
    return new Response(body)
  })
  const { port } = await start(endless, { idle: 100 })
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
  socket.on('error', () => undefined).pause()
  closers.push(() => socket.destroy())
  await expect.poll(() => isLetGo, patience).toBe(true)
})

test('an answer may take its time, as long as something of it comes', async () => {
  let sent = 0
  const slow = new Hono().get('/', () => {
    const body = new ReadableStream({
      pull: async controller => {
        await wait(100)
        if (sent++ < 25) controller.enqueue(new Uint8Array(1))
        else controller.close()
      },
    })
    return new Response(body)
  })
  const { port } = await start(slow, { idle: 2000 })
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()).toHaveProperty(
    'byteLength',
    25,
  )
})

test('a stop under load drops no request that was accepted', async () => {
  let accepted = 0
  let answered = 0
  const app = new Hono().get('/', async context => {
    accepted++
    await wait(30)
    return context.text('whole')
  })
  const { port, stop } = await start(app, {})
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  closers.push(() => agent.destroy())
  const ask = () =>
    new Promise<void>(resolve => {
      request({ port, agent }, response => {
        response.on('end', () => answered++).on('error', () => undefined)
        response.on('close', resolve).resume()
      })
        // Who comes too late is not accepted.
        .on('error', () => resolve())
        .end()
    })
  const asked: Promise<void>[] = []
  const timer = setInterval(() => asked.push(ask()), 2)
  await expect.poll(() => answered, patience).toBeGreaterThan(100)
  const before = answered
  await stop(7000)
  clearInterval(timer)
  await Promise.all(asked)
  expect(answered).toBeGreaterThan(before)
  expect(answered).toBe(accepted)
})
