// `npm run bench -- live`: 1,000 visitors wait for agents at once; how long an agent's message takes to reach its visitor.
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { startPostgres } from '../server/testing/postgres.ts'
import { writeSection } from './results.mjs'
import { count, describeRun, runs, show, table } from './runs.mjs'
import { publishBot } from './server/bot.mjs'
import { apiKey, startCompanion, startScript } from './server/child.mjs'

const visitors = Number(process.env.BENCH_VISITORS) || 1000
/** Messages in a round, so many of them under way at once. */
const messages = 200
const atOnce = 8

const plenty = { count: 1_000_000_000, seconds: 60 }
const bot = {
  name: 'Shop',
  settings: { liveDesk: true, limits: { sessionsPerAddress: plenty } },
  elements: [{ nodes: [{ id: 'h', type: 'human-handover', data: {} }], edges: [] }],
}

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-live-'))
const closers = [() => rmSync(folder, { recursive: true, force: true })]

try {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const onPostgres = { DATABASE_URL: postgres.address }
  const constant = await startScript('constant.mjs', folder, {
    CONSTANT: JSON.stringify({ path: '/constant', headers: {}, body: 'eyJvayI6dHJ1ZX0=' }),
  })
  closers.push(constant.stop)
  const rows = []
  for (const [name, servers, env] of [
    ['SQLite', 1, { DATABASE_URL: join(folder, 'live.db') }],
    ['PostgreSQL, the agent on one server, the visitors on another', 2, onPostgres],
  ]) {
    const started = []
    for (let index = 0; index < servers; index++)
      started.push(await startCompanion(folder, { ...env, TALKGRAPH_TRUSTED_PROXIES: '1' }))
    const row = await measure(name, started[0], started.at(-1), constant.url)
    for (const server of started) await server.stop()
    rows.push(row)
    console.error(row.join(' | '))
  }
  writeSection(
    `An agent's message reaches its visitor, ${count(visitors)} threads open at once`,
    [
      describeRun(),
      '',
      table(
        [
          'database',
          'agent to visitor, ms',
          '99 of 100 within, ms',
          'a constant answer, ms',
          'lost',
          'doubled',
          'memory, MB',
        ],
        rows,
      ),
      '',
      `${messages} messages a round, ${atOnce} under way at once, to threads in turn; ${runs} rounds, each followed by as many constant answers of the same framework from another process. Times are from before the agent's call until the visitor has read the event: medians of rounds (smallest to largest). Load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores.`,
    ].join('\n'),
  )
} finally {
  for (const close of closers.reverse()) await close()
}

async function measure(name, visitorsServer, agentsServer, constantUrl) {
  const id = await publishBot(agentsServer.url, bot)
  const at = `/widget/v1/bots/${id}`
  const own = new Pool(visitorsServer.url, { connections: 16 })
  const agents = new Pool(agentsServer.url, { connections: atOnce })
  const others = new Pool(constantUrl, { connections: atOnce })
  const streams = []
  const heard = new Map()
  let doubled = 0
  try {
    await inParallel(visitors, 16, async index => {
      const address = `10.${index >> 8}.${index & 255}.1`
      const { token } = await ask(own, `${at}/sessions`, { 'x-forwarded-for': address })
      const headers = { 'x-forwarded-for': address, authorization: `Bearer ${token}` }
      const { thread, after } = await ask(own, `${at}/live`, headers, {
        type: 'open',
        nodeId: 'h',
        transcript: [],
        visitor: {},
      })
      const stream = await listen(
        `${visitorsServer.url}${at}/live?thread=${thread}`,
        headers,
        after,
        text => {
          const note = heard.get(text)
          if (!note) return
          if (note.at) doubled++
          note.at ??= performance.now()
          note.tell()
        },
      )
      streams.push({ ...stream, thread })
    })
    console.error(`${name}: ${streams.length} streams are open`)
    await wait(1000)
    const medians = []
    const tails = []
    const constants = []
    let lost = 0
    let next = 0
    for (let round = 0; round < runs + 1; round++) {
      const times = []
      await inParallel(messages, atOnce, async index => {
        const { thread } = streams[next++ % streams.length]
        const text = `Round ${round}, message ${index}`
        const reached = new Promise(tell => heard.set(text, { tell }))
        const startedAt = performance.now()
        const said = ask(agents, `/v1/chatbots/${id}/message`, agentHeaders(index), {
          from: 'AGENT',
          threadId: thread,
          agentName: 'Mia',
          message: text,
        })
        await Promise.race([reached, wait(10_000)])
        await said
        const { at: heardAt } = heard.get(text)
        if (heardAt) times.push(heardAt - startedAt)
        else lost++
      })
      const plain = []
      await inParallel(messages, atOnce, async () => {
        const startedAt = performance.now()
        const { body } = await others.request({ method: 'GET', path: '/constant' })
        await body.text()
        plain.push(performance.now() - startedAt)
      })
      // The first round warms up.
      if (round === 0) continue
      medians.push(quantile(times, 0.5))
      tails.push(quantile(times, 0.99))
      constants.push(quantile(plain, 0.5))
    }
    const memory = (visitorsServer.memory() ?? 0) / 1e6
    return [
      name,
      show(medians, 1),
      show(tails, 1),
      show(constants, 1),
      lost,
      doubled,
      count(memory),
    ]
  } finally {
    for (const { close } of streams) close()
    await Promise.all([own.destroy(), agents.destroy(), others.destroy()])
  }
}

/** Programs of one desk, each with an address of its own, as the limits count by address. */
function agentHeaders(index) {
  return { authorization: `Bearer ${apiKey}`, 'x-forwarded-for': `10.200.0.${index % 200}` }
}

async function ask(pool, path, headers, given) {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path,
    headers: { ...(given && { 'content-type': 'application/json' }), ...headers },
    body: given && JSON.stringify(given),
  })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`)
  return JSON.parse(text)
}

/** Opens a stream on a connection of its own; `tell` is called with the text of each message. */
function listen(address, headers, after, tell) {
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      { headers: { ...headers, 'last-event-id': after }, agent: false },
      response => {
        if (response.statusCode !== 200)
          return reject(new Error(`The stream answered ${response.statusCode}`))
        let text = ''
        response.setEncoding('utf8')
        response.on('error', () => undefined)
        response.on('data', part => {
          const blocks = (text + part).split('\n\n')
          text = blocks.pop()
          for (const block of blocks) {
            const data = /^data: (.*)$/m.exec(block)?.[1]
            const event = data && JSON.parse(data)
            if (event?.type === 'message') tell(event.text)
          }
        })
        resolve({ close: () => asked.destroy() })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

async function inParallel(times, width, act) {
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < times) await act(next++)
    }),
  )
}

function quantile(numbers, part) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}
