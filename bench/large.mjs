// `npm run bench -- large`: very large bots, and `/metrics` over a million mails, on a server process of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { writeSection } from './results.mjs'
import { describeRun, runs, show, table } from './runs.mjs'
import { apiKey, startCompanion } from './server/child.mjs'

const rounds = Math.min(runs, 5)
const mails = 1_000_000
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-large-'))
const database = join(folder, 'talkgraph.db')
const server = await startCompanion(folder, { DATABASE_URL: database })

try {
  const cases = [
    { name: '20,000 nodes, 2 MB', bot: chain(20_000, 0, 5) },
    { name: '20,000 nodes, 5,000 languages with a text each', bot: chain(20_000, 5000, 5) },
    { name: '20,000 nodes, 4.7 MB', bot: chain(20_000, 0, 155) },
  ].map(each => ({
    ...each,
    text: JSON.stringify(each.bot),
    stored: [],
    published: [],
    read: [],
    held: [],
  }))
  const rest = []
  for (let round = 0; round < rounds; round++) {
    for (const [index, each] of cases.entries()) {
      const path = `/v1/chatbots/large-${index}`
      await hold()
      each.stored.push(await timed('PUT', `${path}/flow`, each.text))
      each.published.push(await timed('POST', `${path}/publish`, '{}'))
      each.read.push(await timed('GET', `/widget/v1/bots/large-${index}`))
      each.held.push(await hold())
    }
    await wait(1000)
    rest.push(await hold())
    console.error(`round ${round + 1} of ${rounds}`)
  }
  const before = await metrics()
  fillOutbox()
  const after = await metrics()

  writeSection(
    'Large',
    `
${describeRun()}. Milliseconds, medians of ${rounds} rounds in turn, on SQLite. The last column is the longest that the event loop was held meanwhile; at rest it was ${show(rest)} in a second,
which is what the machine and its other work cost.

${table(
  ['bot', 'stored', 'published', 'read first', 'event loop held at most'],
  cases.map(({ name, stored, published, read, held }) => [
    name,
    ...[stored, published, read, held].map(each => show(each)),
  ]),
)}

${table(
  ['`/metrics`', 'ms'],
  [
    ['without mails', show(before, 1)],
    ['with a million mails', show(after, 1)],
  ],
)}
`,
  )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A chain of messages with a webhook at every tenth place. */
function chain(count, locales, length) {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    ...(index % 10 === 0
      ? { type: 'webhook-node', data: { url: 'https://a.example/orders' } }
      : { type: 'message-node', data: { text: 'x'.repeat(length) } }),
  }))
  const edges = nodes.slice(1).map(({ id }, index) => ({ source: nodes[index].id, target: id }))
  const names = Array.from({ length: locales }, (_, index) => [
    localeOf(index),
    { n1: { text: `${index}` } },
  ])
  return { nodes, edges, ...(locales > 0 && { translations: Object.fromEntries(names) }) }
}

function localeOf(index) {
  const letter = power => String.fromCharCode(97 + (Math.floor(index / 26 ** power) % 26))
  return `${letter(0)}${letter(1)}-${(letter(2) + letter(3)).toUpperCase()}`
}

async function timed(method, path, body) {
  const begin = performance.now()
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const answer = await fetch(server.url + path, { method, headers, body })
  const text = await answer.text()
  if (!answer.ok)
    throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  return performance.now() - begin
}

/** The longest turn of the server's event loop since it was last asked, in milliseconds. */
async function hold() {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

async function metrics() {
  await timed('GET', '/metrics')
  const times = []
  for (let turn = 0; turn < 50; turn++) times.push(await timed('GET', '/metrics'))
  return times
}

function fillOutbox() {
  const db = new DatabaseSync(database, { timeout: 60_000 })
  db.prepare(
    `with recursive one (n) as (select 1 union all select n + 1 from one where n < ?)
     insert into outbox (id, bot_id, node_id, mail, status, attempts, given_up_at, created_at)
     select 'm' || n, 'large-0', 'n0', '', 'sent', 1, 0, '2026-01-01T00:00:00.000Z' from one`,
  ).run(mails)
  db.close()
}
