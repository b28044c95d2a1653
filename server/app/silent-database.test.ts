import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { itAtLength } from '../../tests/arbitraries/cases.js'
import { startChild } from '../testing/child-server.js'
import { makePostgres } from '../testing/databases.js'
import { startSilentLine } from '../testing/silent-line.js'

const patience = { timeout: 60_000 }
const closers: (() => unknown)[] = []
let child: ReturnType<typeof startChild>
let line: Awaited<ReturnType<typeof startSilentLine>>
let url: string

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-silent-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const database = await makePostgres()
  closers.push(database.drop)
  const address = new URL(database.address)
  line = await startSilentLine({ host: address.hostname, port: Number(address.port) })
  closers.push(line.close)
  address.port = String(line.port)
  child = startChild(folder, {
    PORT: '0',
    DATABASE_URL: address.href,
    TALKGRAPH_API_KEY: 'a-key-for-tests',
  })
  closers.push(() => child.kill('SIGKILL'))
  url = await child.ready()
}, 120_000)
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const status = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status
const bot = '/widget/v1/bots/demo'

itAtLength(
  'a server goes on as soon as its PostgreSQL answers again',
  { timeout: 180_000 },
  async () => {
    const many = () =>
      Promise.all(Array.from({ length: 30 }, () => status(`${bot}/sessions`, 'POST')))
    expect(await status(bot)).toBe(200)
    expect(new Set(await many())).toEqual(new Set([200]))
    line.fallSilent()
    const inTheDark = many()
    await expect.poll(() => status('/readyz'), patience).toBe(503)
    expect(await status(bot)).toBe(200)
    expect(await status('/metrics')).toBe(200)
    expect(await status('/healthz')).toBe(200)
    const kept = await fetch(`${url}/v1/chatbots/demo/versions`, {
      headers: { authorization: 'Bearer a-key-for-tests' },
    })
    expect([kept.status, kept.headers.get('retry-after')]).toEqual([503, '2'])
    line.comeBack()
    await expect.poll(() => status('/readyz'), patience).toBe(200)
    expect(await status(`${bot}/sessions`, 'POST')).toBe(200)
    expect(await inTheDark).toHaveLength(30)
  },
)

test('a server whose PostgreSQL does not answer ends when it is told to', {
  timeout: 180_000,
}, async () => {
  line.fallSilent()
  const asked = Promise.allSettled(
    Array.from({ length: 30 }, () => status(`${bot}/sessions`, 'POST')),
  )
  await expect.poll(() => status('/readyz'), patience).toBe(503)
  child.kill('SIGTERM')
  expect(await child.ended).toMatchObject({ code: 0 })
  expect(await asked).toHaveLength(30)
})
