import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { botWithWebhook } from '../testing/bots.js'
import { startChild } from '../testing/child-server.js'

const key = 'a-key-for-tests'
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
const timeout = 120_000
const closers: (() => unknown)[] = []
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-full-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server on a disk of so many kilobytes, which it alone sees. */
function startOnDisk(kilobytes: number) {
  const mounted = `mount -t tmpfs -o size=${kilobytes}k none "$PWD" && cd "$PWD" && exec "$@"`
  const within = ['unshare', '--map-root-user', '--mount', 'sh', '-c', mounted, 'sh']
  const child = startChild(folder, { PORT: '0', TALKGRAPH_API_KEY: key }, 'source', within)
  closers.push(() => child.kill('SIGKILL'))
  return child
}

test('a full disk answers 503 and when to come back, keeps what was acknowledged, and is named in the log', {
  timeout,
}, async () => {
  const child = startOnDisk(6_000)
  const bots = `${await child.ready()}/v1/chatbots`
  const body = JSON.stringify({ ...botWithWebhook({}), description: 'x'.repeat(10_000) })
  let acknowledged = 0
  let last: Response
  for (;;) {
    last = await fetch(`${bots}/shop/flow`, { method: 'PUT', headers, body })
    if (last.status !== 200) break
    acknowledged = (await last.json()).data.version
  }
  expect(last.status).toBe(503)
  expect(last.headers.get('retry-after')).toBe('2')
  expect((await last.json()).error.code).toBe('DATABASE_AWAY')
  expect(child.output()).toContain('SQLITE_FULL')
  expect(child.output()).not.toContain('no transaction is active')
  const versions = await fetch(`${bots}/shop/versions`, { headers })
  expect((await versions.json()).data.versions[0].version).toBe(acknowledged)
})

test('a server that starts on a full disk says so, and what to do', { timeout }, async () => {
  const { code, output } = await startOnDisk(200).ended
  expect(code).toBe(1)
  expect(output).toContain('has no room left on its disk')
  expect(output).toContain('Free some, then start again.')
  expect(output).not.toContain('    at ')
})
