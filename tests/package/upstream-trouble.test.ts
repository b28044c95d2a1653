import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../../server/store/index.js'
import { botWith } from '../../server/testing/bots.js'
import { startChild } from '../../server/testing/child-server.js'
import { startUpstream } from '../../server/testing/upstream.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const size = 100_000_000
/** Bytes of a huge answer that leave the upstream, the buffers of both systems included, where it is not read to its end. */
const mostSent = size / 2
/** Of each huge answer. */
const sent: number[] = []
const bomb = gzipSync(Buffer.alloc(size))

const answers: Record<string, (response: ServerResponse) => void> = {
  well: response => response.end('{"ready":true}'),
  down: response => response.destroy(),
  slow: response => {
    const timer = setInterval(() => response.write('.'), 1000)
    response.on('close', () => clearInterval(timer))
  },
  huge: response => {
    const chunk = Buffer.alloc(100_000)
    const index = sent.push(0) - 1
    const write = () => {
      for (let written = sent[index] ?? 0; written < size && !response.destroyed; ) {
        const hasRoom = response.write(chunk)
        written += chunk.length
        sent[index] = written
        if (!hasRoom) return
      }
      response.end()
    }
    response.on('drain', write)
    write()
  },
  bomb: response => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  invalid: response =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ready":'),
  half: response => {
    response.writeHead(200, { 'content-length': 100_000 })
    response.write(Buffer.alloc(50_000), () => response.destroy())
  },
}

test('upstreams in every kind of trouble are left in time, read in part and without sockets', {
  timeout: 180_000,
}, async () => {
  const upstream = await startUpstream(({ url }, response) => answers[url.slice(1)]?.(response))
  closers.push(upstream.close)
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-trouble-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const store = await openStore(join(folder, 'bots.db'))
  for (const kind of Object.keys(answers)) {
    const bot = botWith('webhook-node', { url: `${upstream.url}/${kind}`, method: 'GET' })
    await store.bots.create(kind)
    await store.bots.publish(kind, await store.bots.save(kind, JSON.stringify(bot)))
  }
  await store.close()
  const child = startChild(
    folder,
    {
      PORT: '0',
      DATABASE_URL: join(folder, 'bots.db'),
      TALKGRAPH_API_KEY: 'a-key-for-tests',
      TALKGRAPH_ALLOW_HOSTS: upstream.host,
    },
    'built',
  )
  closers.push(() => child.kill('SIGKILL'))
  const server = await child.ready()
  const step = async (kind: string) => {
    const bot = `${server}/widget/v1/bots/${kind}`
    const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await fetch(`${bot}/nodes/call/webhook`, { method: 'POST', headers, body: '{}' }))
      .status
  }

  const statuses = Promise.all(
    Object.keys(answers).map(
      async kind => [kind, await Promise.all([step(kind), step(kind)])] as const,
    ),
  )
  expect(Object.fromEntries(await statuses)).toEqual({
    well: [200, 200],
    // What is no JSON is an answer all the same.
    invalid: [200, 200],
    // Nobody waits for these calls: what may go better later is accepted, and made again.
    down: [202, 202],
    slow: [202, 202],
    half: [202, 202],
    huge: [502, 502],
    bomb: [502, 502],
  })
  expect(sent).toHaveLength(2)
  for (const bytes of sent) expect(bytes).toBeLessThan(mostSent)
  await expect.poll(() => upstream.openSockets(), { timeout: 60_000 }).toBe(0)
})
