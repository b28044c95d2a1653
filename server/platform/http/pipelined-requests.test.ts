import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { listen } from '../listen.js'

const patience = { timeout: 60_000 }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A server whose answers are large, and a client that sends many requests ahead. */
async function ask(count: number, isReading: boolean) {
  let made = 0
  const large = 'x'.repeat(500_000)
  const app = new Hono().get('/:number', context => {
    made++
    return context.text(`${large}${context.req.param('number')};`)
  })
  const { port, stop } = await listen(app, 0)
  closers.push(() => stop(0))
  let answer = ''
  let isClosed = false
  const requests = Array.from(
    { length: count },
    (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`,
  )
  const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')))
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true
    })
  closers.push(() => socket.destroy())
  if (isReading)
    socket.on('data', chunk => {
      answer += chunk
    })
  else socket.pause()
  return {
    made: () => made,
    answered: () => answer.match(/x\d+;/g) ?? [],
    isClosed: () => isClosed,
  }
}

test('requests that are sent ahead are answered in their order', async () => {
  const { answered } = await ask(60, true)
  await expect.poll(() => answered().length, patience).toBe(60)
  expect(answered()).toEqual(Array.from({ length: 60 }, (_, index) => `x${index};`))
})

test('for a client that reads nothing, answers are made ready as far as its line takes them', async () => {
  const { made } = await ask(90, false)
  await expect.poll(made, patience).toBeGreaterThan(0)
  // A second client, whose 90 answers come while the first one reads nothing.
  const other = await ask(90, true)
  await expect.poll(() => other.answered().length, patience).toBe(90)
  expect(made()).toBeLessThan(45)
})

test('a client that sends very many ahead is cut off', async () => {
  const { isClosed, made } = await ask(1500, true)
  await expect.poll(isClosed, patience).toBe(true)
  expect(made()).toBeLessThan(1500)
})
