import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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

/** In bytes: what the process needs anyway comes to some 15 MB, what is not bounded would come to 100 MB an answer. */
const mostGrowth = 50_000_000
const bomb = gzipSync(Buffer.alloc(100_000_000))

const answers: Record<string, (response: ServerResponse) => void> = {
  well: response => response.end('{"ready":true}'),
  down: response => response.destroy(),
  slow: response => {
    const timer = setInterval(() => response.write('.'), 1000)
    response.on('close', () => clearInterval(timer))
  },
  huge: response => {
    const chunk = Buffer.alloc(100_000)
    let left = 1000
    const write = () => {
      while (left-- > 0 && !response.destroyed && response.write(chunk));
      if (left <= 0) response.end()
      else if (!response.destroyed) response.once('drain', write)
    }
    write()
  },
  bomb: response => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  invalid: response => response.writeHead(200, { 'content-type': 'application/json' }).end('{"ready":'),
  half: response => {
    response.writeHead(200, { 'content-length': 100_000 })
    response.write(Buffer.alloc(50_000), () => response.destroy())
  },
}

test('upstreams in every kind of trouble leave a server small, in time and without sockets', {
  timeout: 120_000,
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
  const memory = async () => {
    const text = await (await fetch(`${server}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])
  }
  const step = async (kind: string) => {
    const bot = `${server}/widget/v1/bots/${kind}`
    const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return (await fetch(`${bot}/nodes/call/webhook`, { method: 'POST', headers, body: '{}' })).status
  }

  for (let call = 0; call < 20; call++) expect(await step('well')).toBe(200)
  const before = await memory()
  const calls = Promise.all(
    Object.keys(answers).map(async kind => [kind, await Promise.all([step(kind), step(kind)])] as const),
  )
  let isOver = false
  const statuses = calls.finally(() => {
    isOver = true
  })
  let most = before
  while (!isOver) {
    most = Math.max(most, await memory())
    await setTimeout(20)
  }
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
  expect(most - before).toBeLessThan(mostGrowth)
  await expect.poll(() => upstream.openSockets(), { timeout: 10_000 }).toBe(0)
})
