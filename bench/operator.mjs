// `npm run bench -- operator`: the peak of memory under clients that mean ill, and steps per second beside `/healthz`.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { describeRun, ratio, runs, show, table, takeTurns } from './runs.mjs'
import { mailingBot, measuredBot, publishBot } from './server/bot.mjs'
import { processorTimeOfAll, startCompanion } from './server/child.mjs'
import { openHugeUpstream } from './server/huge-upstream.mjs'
import { openMailServer } from './server/mail-server.mjs'
import { uploadSlowly } from './server/slow-uploads.mjs'
import { openUpstream } from './server/upstream.mjs'

const connections = 50
const seconds = 3
/** Before each run, not counted: of two servers each has to get warm, with half of the requests. */
const warming = 3
const mails = 500
/** Milliseconds in which the mail server takes a mail. */
const mailDelay = 20
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-operator-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const peaks = []
  const huge = await openHugeUpstream()
  closers.push(huge.close)
  for (const [name, attack, env] of [
    ['20 connections × 400 requests for the one file sent ahead, nothing read', sendAhead(20, 400)],
    ['one connection with 1,500 of them', sendAhead(1, 1500)],
    [
      '200 uploads of 4 MB that come slowly',
      ({ url }) => uploadSlowly(url, 200),
      // All of them come from one address.
      { TALKGRAPH_UNFINISHED_PER_ADDRESS: '200' },
    ],
    ['100 bodies of 4.9 million opening brackets', sendBrackets],
    [
      '20 webhook calls whose answers have 100 MB, half of them compressed',
      callHuge(huge.url),
      { TALKGRAPH_ALLOW_HOSTS: huge.host },
    ],
  ])
    peaks.push([name, show([await peakUnder(attack, env)])])

  const sent = []
  for (let run = 0; run < runs; run++) sent.push(await mailsPerSecond())

  const upstream = await openUpstream(0)
  closers.push(upstream.close)
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const onPostgres = { DATABASE_URL: postgres.address }
  const ofPostgres = () => processorTimeOfAll(postgres.pid())
  const servers = [
    await startLoaded('SQLite', 1, { DATABASE_URL: join(folder, 'load.db') }, upstream),
    await startLoaded('PostgreSQL', 1, onPostgres, upstream, ofPostgres),
    await startLoaded('PostgreSQL, two servers', 2, onPostgres, upstream, ofPostgres),
  ]
  const loads = servers.flatMap(({ path, headers, ...server }) => {
    const webhook = { ...server, method: 'POST', headers, body: '{}' }
    const kept = { ...webhook, path: `${path}/nodes/call/webhook` }
    return [
      { ...server, what: '/healthz', path: '/healthz', method: 'GET' },
      { ...server, what: 'sessions', path: `${path}/sessions`, method: 'POST' },
      { ...webhook, what: 'webhook that is waited for', path: `${path}/nodes/ask/webhook` },
      { ...kept, what: 'webhook that is kept until it is made' },
      { ...kept, what: 'the same, each with a key, as the widget calls it', isKeyed: true },
    ]
  })
  const loadOfMachine = []
  const taken = await takeTurns(loads, runs, each => {
    loadOfMachine.push(loadavg()[0])
    return load(each)
  })
  const of = (name, { samples }) => samples.map(sample => sample[name])
  const floorOf = ({ each }) => taken.find(other => other.each.name === each.name)
  const oneOf = ({ each }) =>
    taken.find(
      other =>
        each.urls.length > 1 && other.each.name === 'PostgreSQL' && other.each.what === each.what,
    )

  writeSection(
    'Operator',
    `
${describeRun()}. Each attack on a server process of its own on SQLite, memory at its peak. Loads over ${connections} connections, medians of ${runs} interleaved runs of ${seconds} s, each after ${warming} s for warming up; client, upstream and database share the machine, on which ${show(loadOfMachine, 1)} processes wanted to run. The upstream answers at once. Processor time is that of the servers, per request, the database in the same process on SQLite; one server on PostgreSQL is what two are compared with. What PostgreSQL takes beside it is its share of both. Memory of a server at its peak, of the largest where there are two.

${table(['attack', 'peak of memory, MB'], peaks)}

${mails} mails of one bot on SQLite, asked for by 50 sessions at once, to a mail server that takes each after ${mailDelay} ms: ${show(sent)} a second, from the first that it took to the last.

${table(
  [
    'load',
    'on',
    'per second',
    'of `/healthz`',
    'p99, ms',
    'requests per processor second',
    'processor time, µs',
    'of one server’s',
    'PostgreSQL’s share',
    'peak of memory, MB',
  ],
  taken.map(entry => [
    entry.each.what,
    entry.each.name,
    entry.reason ?? show(of('rate', entry)),
    ratio(of('rate', entry), of('rate', floorOf(entry))),
    show(of('p99', entry), 1),
    show(of('used', entry).map(used => 1e6 / used)),
    show(of('used', entry)),
    oneOf(entry) ? ratio(of('used', entry), of('used', oneOf(entry))) : '–',
    entry.each.databaseTime ? show(of('share', entry), 2) : '–',
    show(of('peak', entry)),
  ]),
)}
`,
  )
} finally {
  for (const close of closers.reverse()) await close()
}

/** Megabytes. */
async function peakUnder(attack, env) {
  const server = await startCompanion(mkdtempSync(join(folder, 'attack-')), env)
  try {
    await attack(server)
    return server.peak() / 1e6
  } finally {
    await server.stop()
  }
}

function sendAhead(count, requests) {
  return async ({ url }) => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect(new URL(url).port, '127.0.0.1')
      socket.on('error', () => undefined).pause()
      socket.write('GET /talkgraph.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests))
      return socket
    })
    await wait(5000)
    for (const socket of sockets) socket.destroy()
  }
}

async function sendBrackets({ url }) {
  const body = '['.repeat(4_900_000)
  for (let round = 0; round < 25; round++)
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const headers = {
          authorization: 'Bearer a-key-for-the-bench',
          'content-type': 'application/json',
        }
        // From the 61st in a minute on, it is refused before it is read.
        await fetch(`${url}/v1/chatbots/a/flow`, { method: 'PUT', headers, body })
          .then(answer => answer.text())
          .catch(() => undefined)
      }),
    )
}

function callHuge(upstream) {
  return async ({ url }) => {
    const calls = ['/plain', '/compressed'].map(async kind => {
      const path = `${url}/widget/v1/bots/${await publishBot(url, measuredBot(`${upstream}${kind}`))}`
      const { token } = await (await fetch(`${path}/sessions`, { method: 'POST' })).json()
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const ask = () => fetch(`${path}/nodes/ask/webhook`, { method: 'POST', headers, body: '{}' })
      await Promise.all(Array.from({ length: 10 }, ask))
    })
    await Promise.all(calls)
  }
}

async function mailsPerSecond() {
  const mailServer = await openMailServer(mailDelay)
  const server = await startCompanion(mkdtempSync(join(folder, 'mail-')), {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'bench@example.com',
  })
  try {
    const path = `${server.url}/widget/v1/bots/${await publishBot(server.url, mailingBot)}`
    await Promise.all(
      Array.from({ length: connections }, async () => {
        const { token } = await (await fetch(`${path}/sessions`, { method: 'POST' })).json()
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        for (let mail = 0; mail < mails / connections; mail++) {
          const answer = await fetch(`${path}/nodes/mail/email`, {
            method: 'POST',
            headers,
            body: '{}',
          })
          if (!answer.ok)
            throw new Error(`A mail was answered with ${answer.status}: ${await answer.text()}`)
        }
      }),
    )
    while (mailServer.taken.length < mails) await wait(50)
    const [first, last] = [mailServer.taken[0], mailServer.taken.at(-1)]
    return ((mails - 1) / (last - first)) * 1000
  } finally {
    await server.stop()
    await mailServer.close()
  }
}

/** This many servers on one database. */
async function startLoaded(name, count, env, upstream, databaseTime) {
  const servers = []
  for (let each = 0; each < count; each++) {
    const own = mkdtempSync(join(folder, 'load-'))
    const server = await startCompanion(own, { ...env, TALKGRAPH_ALLOW_HOSTS: upstream.host })
    closers.push(server.stop)
    servers.push(server)
  }
  const [{ url }] = servers
  const path = `/widget/v1/bots/${await publishBot(url, measuredBot(upstream.url))}`
  const { token } = await (await fetch(`${url}${path}/sessions`, { method: 'POST' })).json()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const peak = () => Math.max(...servers.map(server => server.peak())) / 1e6
  const processorTime = () => servers.reduce((sum, server) => sum + server.processorTime(), 0)
  const urls = servers.map(server => server.url)
  return { name, urls, path, headers, peak, processorTime, databaseTime }
}

async function load({
  urls,
  path,
  method,
  headers,
  body,
  isKeyed,
  peak,
  processorTime,
  databaseTime,
}) {
  const pools = urls.map(url => new Pool(url, { connections: connections / urls.length }))
  let times = []
  let usedBefore = 0
  let databaseBefore = 0
  const askFor = async (pool, seconds) => {
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      const before = performance.now()
      const sent = isKeyed ? { ...headers, 'idempotency-key': randomUUID() } : headers
      const answer = await pool.request({ path, method, headers: sent, body })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      times.push(performance.now() - before)
    }
  }
  const askAll = seconds =>
    Promise.all(
      Array.from({ length: connections }, (_, each) => askFor(pools[each % pools.length], seconds)),
    )
  try {
    await askAll(warming)
    times = []
    usedBefore = processorTime()
    databaseBefore = databaseTime?.() ?? 0
    await askAll(seconds)
  } finally {
    await Promise.all(pools.map(pool => pool.destroy()))
  }
  const used = processorTime() - usedBefore
  const usedByDatabase = (databaseTime?.() ?? 0) - databaseBefore
  const sorted = times.toSorted((a, b) => a - b)
  return {
    rate: times.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)],
    /** Of the servers, per request. */
    used: (used * 1000) / times.length,
    share: usedByDatabase / (used + usedByDatabase),
    peak: peak(),
  }
}
