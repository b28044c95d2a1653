// `npm run bench:attacked [-- --minutes 10]`: every attack at once beside ordinary visitors, on SQLite and on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Agent, request } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { count, describeRun, show, table } from './runs.mjs'
import { prepareAttacks } from './server/attacks.mjs'
import { measuredBot, publishBot } from './server/bot.mjs'
import { startCompanion } from './server/child.mjs'
import { openGraph } from './server/graph.mjs'
import { openMailServer } from './server/mail-server.mjs'
import { openUpstream } from './server/upstream.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const lasting = Number(values.minutes) * 60_000
const visitors = 50
/** Milliseconds: what a visitor reads before the next request, on average, and an attacker rests. */
const reading = 1000
const resting = 100
/** Milliseconds within which 99 of 100 requests of visitors should be answered. */
const wanted = 250

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-attacked-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const upstream = await openUpstream(5)
  const graph = await openGraph(`Hello {{1}}, {{${' '.repeat(2000)}`)
  const mailServer = await openMailServer(5)
  const postgres = await startPostgres()
  closers.push(upstream.close, graph.close, mailServer.close, postgres.stop)
  const found = []
  for (const [name, database] of [
    ['SQLite', join(folder, 'attacked.db')],
    ['PostgreSQL', postgres.address],
  ]) {
    const server = await startCompanion(folder, {
      DATABASE_URL: database,
      SMTP_URL: mailServer.url,
      TALKGRAPH_ALLOW_HOSTS: [upstream, graph, new URL(mailServer.url)]
        .map(({ host }) => host)
        .join(),
      TALKGRAPH_TRUSTED_PROXIES: '1',
    })
    try {
      found.push({ name, ...(await measure(server, upstream, { graph, smtp: mailServer.url })) })
    } finally {
      await server.stop()
    }
  }
  writeSection(`Attacked, ${visitors} visitors beside it`, report(found))
} finally {
  for (const close of closers.reverse()) await close()
}

async function measure(server, upstream, others) {
  const base = `${server.url}/widget/v1/bots/${await publishBot(server.url, measuredBot(upstream.url))}`
  const attacks = await prepareAttacks(server.url, others)
  const dispatcher = new Agent({ connections: visitors })
  const end = performance.now() + lasting
  const isOver = () => performance.now() >= end
  const times = []
  const failures = new Map()
  const loads = []
  const outcomes = attacks.map(({ name }) => ({ name, statuses: new Map() }))
  const looking = setInterval(() => loads.push(loadavg()[0]), 5000)
  const note = (counts, what) => counts.set(what, (counts.get(what) ?? 0) + 1)

  await Promise.all([
    ...Array.from({ length: visitors }, async (_, index) => {
      await wait(Math.random() * reading)
      while (!isOver())
        await visit(base, { dispatcher, times, index }).catch(error =>
          note(failures, error.message),
        )
    }),
    ...attacks.map(async ({ make }, index) => {
      while (!isOver()) {
        note(outcomes[index].statuses, await make().catch(error => error.cause?.code ?? error.name))
        await wait(resting)
      }
    }),
  ])
  clearInterval(looking)
  const standstills = await standstillsOf(server.url)
  await dispatcher.close()
  return { times, failures, loads, outcomes, standstills, memory: server.peak() }
}

/** One visitor: loads the bot, opens a session, makes a step. */
async function visit(base, { dispatcher, times, index }) {
  const address = { 'x-forwarded-for': `10.${index}.${Math.floor(Math.random() * 250)}.1` }
  const ask = async (path, options = {}) => {
    const startedAt = performance.now()
    const { statusCode, body } = await request(`${base}${path}`, {
      dispatcher,
      ...options,
      headers: { ...address, ...options.headers },
    })
    const answer = await body.json()
    times.push(performance.now() - startedAt)
    if (statusCode !== 200) throw new Error(`${statusCode} ${answer.error?.code ?? ''}`)
    await wait(2 * Math.random() * reading)
    return answer
  }
  await ask('')
  const { token } = await ask('/sessions', { method: 'POST' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await ask('/nodes/ask/webhook', { method: 'POST', headers, body: '{}' })
}

/** What the server itself says of it: how long it stood still at what. */
async function standstillsOf(url) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^talkgraph_standstill_seconds_total\{ran="([^"]*)"\} (\S+)$/gm
  return [...text.matchAll(seconds)].map(
    ([, ran, lasted]) => `${ran} ${count(Number(lasted), 1)} s`,
  )
}

function report(found) {
  const minutes = count(lasting / 60_000, 1)
  return [
    `${describeRun()}. ${minutes} minutes each against one server process; clients, providers and database share the machine. Each of ${visitors} visitors loads a bot, opens a session and makes a step, with a second between two requests; each attack is made again as soon as the last one has been answered.`,
    '',
    table(
      [
        'database',
        'requests of visitors',
        'p50, ms',
        'p99, ms',
        'longest, ms',
        `within ${wanted} ms`,
        'failed',
        'peak of memory, MB',
        'load of the machine',
      ],
      found.map(({ name, times, failures, memory, loads }) => [
        name,
        count(times.length),
        ...[0.5, 0.99, 1].map(part => at(times, part)),
        `${count((100 * times.filter(each => each <= wanted).length) / times.length, 2)} %`,
        [...failures].map(([what, often]) => `${often} × ${what}`).join(', ') || 'none',
        memory === undefined ? '–' : count(memory / 1e6),
        show(loads, 1),
      ]),
    ),
    '',
    table(
      ['attack', ...found.map(({ name }) => `answers on ${name}`)],
      found[0].outcomes.map((attack, index) => [
        attack.name,
        ...found.map(({ outcomes }) =>
          [...outcomes[index].statuses]
            .map(([status, often]) => `${count(often)} × ${status}`)
            .join(', '),
        ),
      ]),
    ),
    '',
    ...found.map(
      ({ name, standstills }) =>
        `Stood still for more than 200 ms on ${name}: ${standstills.join(', ') || 'never'}.`,
    ),
  ].join('\n')
}

function at(all, part) {
  const sorted = all.toSorted((one, other) => one - other)
  return count(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0, 1)
}
