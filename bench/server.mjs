// `npm run bench -- server`: bots and webhook steps per second, start time and memory, on both databases.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { describeRun, ratio, runs, show, table, takeTurns } from './runs.mjs'
import { measuredBot, publishBot } from './server/bot.mjs'
import { startCompanion, startScript } from './server/child.mjs'
import { openUpstream } from './server/upstream.mjs'

const autocannon = createRequire(new URL('peers/package.json', import.meta.url))('autocannon')
const seconds = 2
const bench = mkdtempSync(join(tmpdir(), 'talkgraph-bench-'))
const closers = [() => rmSync(bench, { recursive: true, force: true })]

try {
  const upstream = await openUpstream(50)
  closers.push(upstream.close)
  const sqlite = await startServers('SQLite, one server', 1, { DATABASE_URL: join(bench, 'talkgraph.db') })
  const placed = [sqlite, ...(await onPostgres())]
  const constant = await constantLike(sqlite)

  const bots = await takeTurns(
    [constant, ...placed].map(({ name, urls, path }) => ({ name, urls, path })),
    runs,
    each => load(each.urls, each.path, {}),
  )
  const afterBots = placed.map(({ memory }) => memory())
  const steps = await takeTurns(placed, runs, each =>
    load(each.urls, `${each.path}/nodes/call/webhook`, each.step),
  )
  const starts = await takeTurns([{ name: 'start' }], runs, startOnce)
  const [floor] = bots
  const rates = ({ samples }) => samples.map(({ rate }) => rate)
  const late = ({ samples }) => samples.map(({ p99 }) => p99)
  const failures = [...bots, ...steps]
    .flatMap(({ samples }) => samples)
    .reduce((sum, { failed }) => sum + failed, 0)

  writeSection(
    'Server',
    `
${describeRun()}. Medians of ${runs} interleaved runs of ${seconds} s (smallest to largest) from autocannon, which shares the machine's cores with the servers; ${failures} requests failed.
The constant answer is Hono on @hono/node-server with the same bytes and headers. Bots over 32 connections, steps over 100.

${table(
  ['bots served', 'per second', 'of the constant answer', 'p99, ms'],
  bots.map(entry => [
    entry.each.name,
    show(rates(entry)),
    ratio(rates(entry), rates(floor)),
    show(late(entry), 1),
  ]),
)}

${table(
  ['webhook steps, upstream 50 ms', 'per second', 'p99, ms'],
  steps.map(entry => [entry.each.name, entry.reason ?? show(rates(entry)), show(late(entry), 1)]),
)}

${table(
  ['one process on SQLite', ''],
  [
    ['from its start to listening, on an empty folder, ms', show(starts[0].samples)],
    ['memory after start, MB', show([sqlite.atStart / 1e6])],
    ['memory after serving bots, MB', show([afterBots[0] / 1e6])],
    ['memory after webhook steps, MB', show([sqlite.memory() / 1e6])],
  ],
)}
`,
  )

  async function startServers(name, count, env) {
    const servers = []
    for (let each = 0; each < count; each++) {
      const server = await startCompanion(bench, { ...env, TALKGRAPH_ALLOW_HOSTS: upstream.host })
      closers.push(server.stop)
      servers.push(server)
    }
    const urls = servers.map(({ url }) => url)
    const atStart = servers[0].memory()
    const path = `/widget/v1/bots/${await publishBot(urls[0], measuredBot(upstream.url))}`
    const { token } = await (await fetch(`${urls[0]}${path}/sessions`, { method: 'POST' })).json()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const step = { method: 'POST', headers, body: '{}', connections: 100 }
    return { name, urls, path, step, atStart, memory: () => servers[0].memory() }
  }

  async function onPostgres() {
    try {
      const postgres = await startPostgres()
      closers.push(postgres.stop)
      const env = { DATABASE_URL: postgres.address }
      return [
        await startServers('PostgreSQL, one server', 1, env),
        await startServers('PostgreSQL, two servers', 2, env),
      ]
    } catch (error) {
      console.error(`Not measured on PostgreSQL: ${error.message}`)
      return []
    }
  }

  async function constantLike({ urls: [url], path }) {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await response.arrayBuffer()).toString('base64')
    const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)))
    const server = await startScript('constant.mjs', bench, {
      CONSTANT: JSON.stringify({ path, headers, body }),
    })
    closers.push(server.stop)
    return { name: 'the constant answer', urls: [server.url], path }
  }
} finally {
  for (const close of closers.reverse()) await close()
}

/** Loads these servers at once, the connections shared among them. */
async function load(urls, path, { connections = 32, ...options }) {
  const results = await Promise.all(
    urls.map(url =>
      autocannon({ url: url + path, duration: seconds, connections: connections / urls.length, ...options }),
    ),
  )
  return {
    rate: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    failed: results.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
  }
}

async function startOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-bench-'))
  try {
    const server = await startCompanion(folder)
    await server.stop()
    return server.startedIn
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
