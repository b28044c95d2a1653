// `npm run bench -- stored`: a million stored conversations; how long lists, searches and counts take to answer.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { count, describeRun, ratio, show, table } from './runs.mjs'
import { publishBot } from './server/bot.mjs'
import { apiKey, startCompanion, startScript } from './server/child.mjs'
import { measuredCalls } from './stored/calls.mjs'
import { fill, otherKey } from './stored/fill.mjs'
import { writesPerSecond } from './stored/writes.mjs'

const stored = Number(process.env.BENCH_RESULTS) || 1_000_000
/** Requests of each kind, one after the other. */
const asked = Number(process.env.BENCH_REQUESTS) || 60
/** Conversations that are stored through the server, in an empty database and then beside all others. */
const written = 1500
const most = 200
const steps = 12

const nodes = Array.from({ length: steps + 1 }, (_, index) => ({
  id: `n${index}`,
  type: 'message',
  data: { text: 'Hello' },
}))
const edges = nodes.slice(1).map(({ id }, index) => ({ source: `n${index}`, target: id }))
const bot = { name: 'Shop', settings: { collectResults: true }, elements: [{ nodes, edges }] }

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-stored-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const constant = await startScript('constant.mjs', folder, {
    CONSTANT: JSON.stringify({ path: '/constant', headers: {}, body: 'eyJvayI6dHJ1ZX0=' }),
  })
  closers.push(constant.stop)
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const rows = []
  const writes = []
  for (const [name, address] of [
    ['SQLite', join(folder, 'stored.db')],
    ['PostgreSQL', postgres.address],
  ]) {
    const { found, before, after } = await measure(name, address, constant.url)
    rows.push(...found)
    writes.push([name, count(before), count(after)])
  }
  const late = rows.filter(row => row.late)
  writeSection(
    `Stored conversations, ${count(stored)} of them`,
    [
      describeRun(),
      '',
      table(
        ['call', 'on', 'answer, ms', '95 of 100 within, ms', 'of a constant answer', 'found'],
        rows.map(({ cells }) => cells),
      ),
      '',
      `${asked} requests of each kind, one after the other, each followed by a constant answer of the same framework from another process: medians (smallest to largest). A page has 50. Load of the machine: ${loadavg()[0].toFixed(1)}. ${late.length === 0 ? `19 of 20 answers of each kind came within ${most} ms.` : `Over ${most} ms: ${late.map(({ cells }) => `${cells[0]} on ${cells[1]}`).join(', ')}.`}`,
      '',
      table(
        ['conversations stored a second', 'in an empty database', `beside ${count(stored)} others`],
        writes,
      ),
      '',
      `${count(written)} of them, 16 at once, each handed over twice by HTTP: on its way and at its end.`,
    ].join('\n'),
  )
} finally {
  for (const close of closers.reverse()) await close()
}

async function measure(name, address, constantUrl) {
  const env = { DATABASE_URL: address, TALKGRAPH_TRUSTED_PROXIES: '1' }
  const empty = await startCompanion(folder, env)
  const bots = {}
  for (const which of ['first', 'second', 'other', 'tried'])
    bots[which] = await publishBot(empty.url, bot)
  const before = await writesPerSecond(empty.url, bots.tried, written)
  await remove(empty.url, bots.tried)
  await empty.stop()
  const startedAt = performance.now()
  await fill(address, stored, bots, edges)
  console.error(
    `${name}: ${count(stored)} conversations in ${count((performance.now() - startedAt) / 1000)} s`,
  )
  const server = await startCompanion(folder, env)
  const found = await measureCalls(name, server.url, bots, constantUrl)
  const after = await writesPerSecond(server.url, await publishBot(server.url, bot), written)
  console.error(`${name}: ${count(before)} stored a second, then ${count(after)}`)
  await server.stop()
  return { found, before, after }
}

/** Deletes a bot with its conversations: their numbers are used by nobody else then. */
async function remove(url, id) {
  const headers = { authorization: `Bearer ${apiKey}` }
  const response = await fetch(`${url}/v1/chatbots/${id}`, { method: 'DELETE', headers })
  if (!response.ok) throw new Error(`Deleting a bot answered ${response.status}`)
}

async function measureCalls(name, url, bots, constantUrl) {
  const own = new Pool(url, { connections: 1 })
  const others = new Pool(constantUrl, { connections: 1 })
  const get = async (path, key) => {
    const headers = { authorization: `Bearer ${key}` }
    const startedAt = performance.now()
    const { statusCode, body } = await own.request({
      method: 'GET',
      path: `/v1/results${path}`,
      headers,
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`)
    return { ms: performance.now() - startedAt, data: JSON.parse(text).data }
  }
  const rows = []
  try {
    for (const [what, path, owner] of measuredCalls(stored, bots)) {
      const times = []
      const plain = []
      let data
      for (let index = 0; index < asked + 2; index++) {
        const answer = await get(path, owner === 'other' ? otherKey : apiKey)
        data = answer.data
        const startedAt = performance.now()
        const { body } = await others.request({ method: 'GET', path: '/constant' })
        await body.text()
        // The first two warm up.
        if (index < 2) continue
        times.push(answer.ms)
        plain.push(performance.now() - startedAt)
      }
      const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]
      const found = data.results
        ? `${data.results.length}${data.nextCursor ? ' and more' : ''}`
        : count(data.started)
      const cells = [what, name, show(times, 1), count(p95, 1), ratio(times, plain), found]
      console.error(cells.join(' | '))
      rows.push({ cells, late: p95 > most })
    }
    return rows
  } finally {
    await Promise.all([own.destroy(), others.destroy()])
  }
}
