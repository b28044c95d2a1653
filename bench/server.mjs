// `npm run bench -- server`: bots and webhook steps per second, start time and memory, on both databases.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { describeRun, ratio, runs, show, table, takeTurns } from './runs.mjs'
import { measuredBot, publishBot } from './server/bot.mjs'
import { startCompanion, startScript } from './server/child.mjs'
import { openUpstream } from './server/upstream.mjs'

const autocannon = createRequire(new URL('peers/package.json', import.meta.url))('autocannon')
// Many short runs of bots: the noise of a shared machine lasts for seconds, so that it falls on all that are compared.
const ofBots = { rounds: runs * 2, seconds: 1 }
const ofSteps = { rounds: runs, seconds: 2 }
/** Seconds before each run that are not counted: a server that has waited for its turn is cold. */
const warming = 0.5
const identity = { 'accept-encoding': 'identity' }
const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const bench = mkdtempSync(join(tmpdir(), 'talkgraph-bench-'))
const closers = [() => rmSync(bench, { recursive: true, force: true })]

try {
  const upstream = await openUpstream(50)
  closers.push(upstream.close)
  const sqlite = await startServers('SQLite, one server', 1, {
    DATABASE_URL: join(bench, 'talkgraph.db'),
  })
  const { one, two } = await onPostgres()
  const placed = [sqlite, ...one, ...two]
  const launcher = `${sqlite.path}/launcher`
  const groups = [
    {
      what: 'a bot',
      of: [await constantLike(sqlite, sqlite.path, identity), sqlite, ...one],
      headers: identity,
    },
    {
      what: 'a bot, from two servers',
      of: [await constantLike(sqlite, sqlite.path, identity, 2), ...two],
      headers: identity,
    },
    {
      what: 'a bot, as browsers ask for it (brotli)',
      of: [await constantLike(sqlite, sqlite.path, brotli), sqlite],
      headers: brotli,
    },
    {
      what: 'its launcher',
      of: [await constantLike(sqlite, launcher, identity), { ...sqlite, path: launcher }],
      headers: identity,
    },
  ]
  const bots = await takeTurns(
    groups.flatMap(({ what, of, headers }) =>
      of.map(({ name, urls, path, processorTime }) => ({
        name,
        what,
        urls,
        path,
        processorTime,
        headers,
      })),
    ),
    ofBots.rounds,
    each => load(each.urls, each.path, ofBots.seconds, each),
  )
  const afterBots = placed.map(({ memory }) => memory())
  const steps = await takeTurns(placed, ofSteps.rounds, each =>
    load(each.urls, `${each.path}/nodes/call/webhook`, ofSteps.seconds, {
      ...each.step,
      processorTime: each.processorTime,
    }),
  )
  const starts = await takeTurns([{ name: 'start' }], runs, startOnce)
  const floorOf = ({ each }) => bots.find(other => other.each.what === each.what)
  const work = ({ samples }) => samples.map(({ work }) => work)
  const rates = ({ samples }) => samples.map(({ rate }) => rate)
  const late = ({ samples }) => samples.map(({ p99 }) => p99)
  const failures = [...bots, ...steps]
    .flatMap(({ samples }) => samples)
    .reduce((sum, { failed }) => sum + failed, 0)

  writeSection(
    'Server',
    `
${describeRun()}. Medians of interleaved runs (smallest to largest; bots ${ofBots.rounds} of ${ofBots.seconds} s, steps ${ofSteps.rounds} of ${ofSteps.seconds} s; each after ${warming} s for warming up) from autocannon, which shares the machine's cores with the servers; ${failures} requests failed.
The constant answer is Hono on @hono/node-server with the same bytes and headers. Bots over 32 connections, steps over 100. Processor time is that of the servers, per request.

${table(
  [
    'served',
    'by',
    'per second',
    'of the constant answer',
    'p99, ms',
    'processor time, µs',
    'of the constant answer’s',
  ],
  bots.map(entry => [
    entry.each.what,
    entry.each.name,
    entry.reason ?? show(rates(entry)),
    ratio(rates(entry), rates(floorOf(entry))),
    show(late(entry), 1),
    show(work(entry), 1),
    ratio(work(entry), work(floorOf(entry))),
  ]),
)}

${table(
  [
    'webhook steps, upstream 50 ms',
    'per second',
    'p99, ms',
    'requests per processor second',
    'processor time, µs',
  ],
  steps.map(entry => [
    entry.each.name,
    entry.reason ?? show(rates(entry)),
    show(late(entry), 1),
    show(work(entry).map(used => 1e6 / used)),
    show(work(entry)),
  ]),
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
    const servers = await startMany(count, () =>
      startCompanion(bench, { ...env, TALKGRAPH_ALLOW_HOSTS: upstream.host }),
    )
    const atStart = servers.memory()
    const [url] = servers.urls
    const path = `/widget/v1/bots/${await publishBot(url, measuredBot(upstream.url))}`
    const { token } = await (await fetch(`${url}${path}/sessions`, { method: 'POST' })).json()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const step = { method: 'POST', headers, body: '{}', connections: 100 }
    return { name, path, step, atStart, ...servers }
  }

  /** Starts this many of the same; `memory` is that of one. */
  async function startMany(count, start) {
    const servers = []
    for (let each = 0; each < count; each++) {
      const server = await start()
      closers.push(server.stop)
      servers.push(server)
    }
    return {
      urls: servers.map(({ url }) => url),
      processorTime: () => servers.reduce((sum, server) => sum + server.processorTime(), 0),
      memory: () => servers[0].memory(),
    }
  }

  async function onPostgres() {
    try {
      const postgres = await startPostgres()
      closers.push(postgres.stop)
      const env = { DATABASE_URL: postgres.address }
      return {
        one: [await startServers('PostgreSQL, one server', 1, env)],
        two: [await startServers('PostgreSQL, two servers', 2, env)],
      }
    } catch (error) {
      console.error(`Not measured on PostgreSQL: ${error.message}`)
      return { one: [], two: [] }
    }
  }

  async function constantLike({ urls: [url] }, path, asked, count = 1) {
    const { headers, body } = await request(url + path, { headers: asked })
    const bytes = Buffer.from(await body.arrayBuffer())
    const own = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
    const env = {
      CONSTANT: JSON.stringify({ path, headers: kept, body: bytes.toString('base64') }),
    }
    const servers = await startMany(count, () => startScript('constant.mjs', bench, env))
    return { name: 'the constant answer', path, ...servers }
  }
} finally {
  for (const close of closers.reverse()) await close()
}

/** Loads these servers at once, the connections shared among them. */
async function load(
  urls,
  path,
  seconds,
  { processorTime, connections = 32, method = 'GET', headers, body },
) {
  const options = { connections: connections / urls.length, method, headers, body }
  const loadAll = duration =>
    Promise.all(urls.map(url => autocannon({ url: url + path, duration, ...options })))
  await loadAll(warming)
  const before = processorTime()
  const results = await loadAll(seconds)
  return {
    rate: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    work:
      ((processorTime() - before) * 1000) /
      results.reduce((sum, { requests }) => sum + requests.total, 0),
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
