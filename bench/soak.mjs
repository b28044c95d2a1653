// `npm run bench:soak [-- --minutes 3]`: whole sessions at 60,000 an hour against a real server process.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { writeSection } from './results.mjs'
import { count, describeRun, show, table } from './runs.mjs'
import { measuredBot, publishBot } from './server/bot.mjs'
import { startCompanion } from './server/child.mjs'
import { openUpstream } from './server/upstream.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '3' } } })
const minutes = Number(values.minutes)
const perSecond = 60_000 / 3600
const stepsPerSession = 3

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-soak-'))
const upstream = await openUpstream(5)
const server = await startCompanion(folder, {
  DATABASE_URL: join(folder, 'talkgraph.db'),
  TALKGRAPH_ALLOW_HOSTS: upstream.host,
})
const dispatcher = new Agent({ connections: 64 })
try {
  const base = `${server.url}/widget/v1/bots/${await publishBot(server.url, measuredBot(upstream.url))}`
  const times = { 'bot loaded': [], 'session opened': [], 'webhook step': [] }
  const memory = []
  const heap = []
  const loadOfMachine = []
  const look = async () => {
    memory.push(server.memory())
    heap.push(await server.heap())
    loadOfMachine.push(loadavg()[0])
  }
  const errors = new Map()
  const open = new Set()
  const started = performance.now()
  const total = Math.round(minutes * 60 * perSecond)
  for (let each = 0; each < total; each++) {
    const due = started + (each / perSecond) * 1000
    if (due > performance.now()) await wait(due - performance.now())
    const session = visit(base, times).catch(error => {
      errors.set(error.message, (errors.get(error.message) ?? 0) + 1)
    })
    open.add(session)
    session.finally(() => open.delete(session))
    if (each % Math.ceil(total / 10) === 0) await look()
  }
  await Promise.all(open)
  const lasted = (performance.now() - started) / 1000
  await dispatcher.close()
  await wait(1000)
  await look()
  const sockets = await openSockets(server.url)

  writeSection(
    'Soak',
    `
${describeRun()}. ${count(total)} sessions in ${count(lasted)} s (${count((total / lasted) * 3600)} an hour) against one server process on SQLite: the bot, a session, ${stepsPerSession} webhook steps
whose upstream answers after 5 ms. Client, upstream and server share the machine, on which ${show(loadOfMachine, 1)} processes wanted to run.

${table(
  ['', 'requests', 'p50, ms', 'p99, ms', 'longest, ms'],
  Object.entries(times).map(([name, all]) => [
    name,
    count(all.length),
    ...[0.5, 0.99, 1].map(part => at(all, part)),
  ]),
)}

Failed sessions: ${[...errors].map(([message, times]) => `${times} × ${message}`).join(', ') || 'none'}. Open sockets of the server a second after the last: ${sockets}.
At eleven moments: memory of the process, MB: ${inMegabytes(memory)}; objects that are left after collecting, MB: ${inMegabytes(heap, 1)}.
`,
  )
} finally {
  await server.stop()
  upstream.close()
  rmSync(folder, { recursive: true, force: true })
}

function inMegabytes(all, digits = 0) {
  return all.map(bytes => (bytes === undefined ? '–' : count(bytes / 1e6, digits))).join(', ')
}

/** One visitor: loads the bot, opens a session, makes the steps one after the other. */
async function visit(base, times) {
  await timed(times['bot loaded'], base)
  const { token } = await timed(times['session opened'], `${base}/sessions`, { method: 'POST' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (let step = 0; step < stepsPerSession; step++)
    await timed(times['webhook step'], `${base}/nodes/call/webhook`, {
      method: 'POST',
      headers,
      body: '{}',
    })
}

async function timed(all, address, options) {
  const before = performance.now()
  const { statusCode, body } = await request(address, { dispatcher, ...options })
  const answer = await body.json()
  all.push(performance.now() - before)
  if (statusCode !== 200) throw new Error(`${statusCode} ${answer.error?.code ?? ''}`)
  return answer
}

/** What the server's own metrics count beside the connection that asks; undefined handles say nothing. */
async function openSockets(url) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const [, found] = /nodejs_active_handles\{type="Socket"[^}]*\} (\d+)/.exec(text) ?? []
  return found === undefined
    ? 'unknown'
    : `${found}, standard output, standard error and the one that asks included`
}

function at(all, part) {
  const sorted = all.toSorted((a, b) => a - b)
  return count(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0, 1)
}
