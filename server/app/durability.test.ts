import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyOperations, readDraft } from '../../runtime/draft/index.js'
import { casesOf, isLong } from '../../tests/arbitraries/cases.js'
import { isPostgres, openStore } from '../store/index.js'
import { botWithWebhook } from '../testing/bots.js'
import { startChild } from '../testing/child-server.js'
import { bareDatabases, makePostgres, type TestDatabase } from '../testing/databases.js'
import { startPostgres } from '../testing/postgres.js'
import { startSmtp } from '../testing/smtp.js'
import { startUpstream } from '../testing/upstream.js'
import { readPlans } from './read-plans.js'

const kills = isLong ? 50 : 1
const timeout = 240_000 + kills * 20_000
const [onSqlite, onPostgres] = bareDatabases
const key = 'a-key-for-tests'
const flow = JSON.stringify(botWithWebhook({}))

let folder: string
const closers: (() => unknown)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-kill-'))
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

function start(database: TestDatabase, env: Record<string, string> = {}) {
  const child = startChild(folder, {
    PORT: '0',
    DATABASE_URL: database.address,
    TALKGRAPH_API_KEY: key,
    ...env,
  })
  closers.push(() => child.kill('SIGKILL'))
  return child
}

/** Writes versions and operations on the draft, several at a time, until told to stop; `written` and `drawn` hold those that were acknowledged. */
function write(url: string) {
  const written: number[] = []
  const drawn: string[] = []
  let isOn = true
  const writers = Array.from({ length: 4 }, async () => {
    while (isOn) {
      try {
        const response = await fetch(`${url}/v1/chatbots/shop/flow`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: flow,
        })
        const { data } = await response.json()
        if (response.status === 200) written.push(data.version)
        drawn.push(...(await draw(url)))
      } catch {
        // The server is gone: what was not acknowledged may be lost.
      }
      await new Promise(done => setTimeout(done, 20))
    }
  })
  const stop = async () => {
    isOn = false
    await Promise.all(writers)
  }
  return { written, drawn, stop }
}

/** Sends an operation; resolves to the ids of those that were accepted. */
async function draw(url: string): Promise<string[]> {
  const id = randomUUID()
  const response = await fetch(`${url}/v1/chatbots/shop/draft/operations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ operations: [{ id, op: 'bot', path: ['name'], value: id }] }),
  })
  return response.status === 200 ? (await response.json()).data.accepted : []
}

/** The ids of all operations on the draft, which make what it is. */
async function drawnIn({ address }: TestDatabase): Promise<string[]> {
  const store = await openStore(address)
  const operations: { readonly id: string }[] = []
  for (;;) {
    const page = await store.drafts.operations('shop', { after: operations.length, limit: 1000 })
    operations.push(...page.map(({ operation }) => JSON.parse(operation)))
    if (page.length === 0) break
  }
  const found = await store.drafts.find('shop')
  await store.close()
  expect(found?.seq).toBe(operations.length)
  const { draft } = applyOperations(readDraft({ nodes: [], edges: [] }), operations)
  expect(readDraft(found?.file)).toEqual(draft)
  return operations.map(({ id }) => id)
}

async function versionsIn({ address }: TestDatabase): Promise<Set<number>> {
  const store = await openStore(address)
  const versions = await store.bots.versions('shop')
  await store.close()
  return new Set(versions.map(({ version }) => version))
}

describe.each(bareDatabases)('a server on $name that is killed while it writes', ({ make }) => {
  test('has every write that it acknowledged, and is ready again', { timeout }, async () => {
    const database = await make()
    closers.push(database.drop)
    const acknowledged: number[] = []
    const accepted: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const child = start(database)
      const url = await child.ready()
      const { written, drawn, stop } = write(url)
      await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(10 + kill)
      child.kill('SIGKILL')
      await child.ended
      await stop()
      acknowledged.push(...written)
      accepted.push(...drawn)
    }
    const kept = await versionsIn(database)
    expect(acknowledged.filter(version => !kept.has(version))).toEqual([])
    const operations = new Set(await drawnIn(database))
    expect(accepted.filter(id => !operations.has(id))).toEqual([])
    expect(accepted.length).toBeGreaterThan(0)
    const last = start(database)
    expect((await fetch(`${await last.ready()}/readyz`)).status).toBe(200)
  })
})

/** Holds conversations in widgets, several at a time, until told to stop; resolves to how many the server took. */
function converse(url: string) {
  let taken = 0
  let isOn = true
  const bot = `${url}/widget/v1/bots/shop`
  const visitors = Array.from({ length: 8 }, async () => {
    while (isOn) {
      try {
        const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
        const startedAt = Date.now()
        const response = await fetch(`${bot}/results`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            session: {
              startedAt,
              endedAt: null,
              visited: [],
              variables: {},
              visitor: {},
              answers: { a: 'Rye' },
              answerVariables: [],
              transcript: [{ by: 'user', message: 'Rye' }],
            },
            sentAt: startedAt,
          }),
        })
        if (response.status === 204) taken++
      } catch {
        // The server is gone: whether it kept what was not acknowledged is for it to know.
      }
      await new Promise(done => setTimeout(done, 5))
    }
  })
  return {
    taken: () => taken,
    stop: async () => {
      isOn = false
      await Promise.all(visitors)
    },
  }
}

describe.each(casesOf([onPostgres], [onSqlite]))(
  'a server on $name that is killed while chats count',
  ({ make }) => {
    test('has counted each conversation that it keeps, once, and no other', {
      timeout,
    }, async () => {
      const database = await make()
      closers.push(database.drop)
      const plans = join(folder, 'plans.json')
      writeFileSync(
        plans,
        JSON.stringify({ plans: [{ id: 'all', name: 'All', chats: 1_000_000 }] }),
      )
      const limit = { count: 1_000_000, seconds: 60 }
      const settings = {
        collectResults: true,
        limits: {
          sessionsPerAddress: limit,
          resultsPerAddress: limit,
          resultsPerBot: limit,
          kilobytesPerAddress: limit,
          kilobytesPerBot: limit,
        },
      }
      const seeded = await openStore(database.address)
      await seeded.bots.save('shop', JSON.stringify({ ...botWithWebhook({}), settings }))
      await seeded.bots.publish('shop', 1)
      await seeded.close()
      let taken = 0
      for (let kill = 0; kill < kills; kill++) {
        const child = start(database, { TALKGRAPH_PLANS: plans })
        const talk = converse(await child.ready())
        await expect.poll(talk.taken, { timeout: 60_000 }).toBeGreaterThan(5 + kill)
        child.kill('SIGKILL')
        await child.ended
        await talk.stop()
        taken += talk.taken()
      }
      const read = readPlans(plans)
      const store = await openStore(database.address, Date.now, {
        plans: 'plans' in read ? read.plans : [],
      })
      closers.push(() => store.close())
      const owner = (await store.bots.find('shop'))?.owner ?? ''
      const { count: stored } = await store.database.db
        .selectFrom('results')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(await store.plans.use(owner)).toContainEqual({
        name: 'chats',
        used: Number(stored),
        limit: 1_000_000,
      })
      expect(Number(stored)).toBeGreaterThanOrEqual(taken)
    })
  },
)

describe.each(casesOf([onSqlite], [onPostgres]))(
  'a server on $name that is killed while steps call',
  ({ make }) => {
    test('has every webhook call that it accepted, and repeats its answers', {
      timeout,
    }, async () => {
      const database = await make()
      const upstream = await startUpstream((_, response) => response.writeHead(503).end())
      closers.push(database.drop, upstream.close)
      const accepted: string[] = []
      let token = ''
      for (let kill = 0; kill < kills; kill++) {
        const child = start(database, { TALKGRAPH_ALLOW_HOSTS: upstream.host })
        const url = await child.ready()
        token ||= await publishCalling(url, upstream.url)
        const before = accepted.length
        const stop = callSteps(url, token, accepted)
        await expect.poll(() => accepted.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
        child.kill('SIGKILL')
        await child.ended
        await stop()
      }
      const kept = await keysOfCalls(database)
      expect(accepted.filter(key => !kept.has(key))).toEqual([])
      const last = start(database, { TALKGRAPH_ALLOW_HOSTS: upstream.host })
      const url = await last.ready()
      for (const key of [accepted.at(0), accepted.at(-1)])
        expect((await callStep(url, token, key ?? '')).status).toBe(202)
    })
  },
)

describe.each(casesOf([], bareDatabases))(
  'a server on $name that is killed while it sends mails',
  ({ make }) => {
    test('loses none and doubles none', { timeout }, async () => {
      const count = 20
      const database = await make()
      const smtp = await startSmtp()
      closers.push(database.drop, smtp.close)
      const store = await openStore(database.address)
      closers.push(store.close)
      const mail = {
        fromName: 'Shop',
        to: ['a@b.example'],
        cc: [],
        bcc: [],
        subject: 'x',
        text: 'x',
      }
      const ids: string[] = []
      for (let index = 0; index < count; index++)
        ids.push(await store.outbox.put({ nodeId: 'n', mail: JSON.stringify(mail) }))
      smtp.state.deaf = true
      const child = start(database, { SMTP_URL: smtp.url })
      await child.ready()
      await expect.poll(() => smtp.state.unanswered, { timeout: 60_000 }).toBeGreaterThan(5)
      child.kill('SIGKILL')
      await child.ended
      smtp.state.deaf = false
      // An SQLite file is one server's.
      const next = Array.from({ length: isPostgres(database.address) ? 2 : 1 }, () =>
        start(database, { SMTP_URL: smtp.url }),
      )
      for (const each of next) await each.ready()
      await expect
        .poll(async () => (await store.outbox.counts()).get('sent'), { timeout: 60_000 })
        .toBe(count)
      const sent = smtp.received.map(({ message }) => /^Message-ID: <(\w+)@/im.exec(message)?.[1])
      expect(sent.toSorted()).toEqual(ids.toSorted())
      await expect
        .poll(() => store.jobs.counts(['mail']), { timeout: 60_000 })
        .toEqual([{ handler: 'mail', waiting: 0, failed: 0 }])
    })
  },
)

/** Publishes a bot whose step `call` calls this address; resolves to a session's token. */
async function publishCalling(url: string, upstream: string): Promise<string> {
  const plenty = { count: 1_000_000, seconds: 60 }
  const limits = Object.fromEntries(
    ['stepsPerSession', 'totalPerSession', 'stepsPerAddress', 'totalPerAddress', 'stepsPerBot'].map(
      name => [name, plenty],
    ),
  )
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ...botWithWebhook({ url: upstream }), settings: { limits } })
  await fetch(`${url}/v1/chatbots/shop/flow`, { method: 'PUT', headers, body })
  await fetch(`${url}/v1/chatbots/shop/publish`, { method: 'POST', headers })
  return (await (await fetch(`${url}/widget/v1/bots/shop/sessions`, { method: 'POST' })).json())
    .token
}

function callStep(url: string, token: string, idempotencyKey: string): Promise<Response> {
  return fetch(`${url}/widget/v1/bots/shop/nodes/call/webhook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': idempotencyKey },
    body: '{}',
  })
}

/** Makes step calls, several at a time, until told to stop; adds the keys of those that were accepted. */
function callSteps(url: string, token: string, accepted: string[]): () => Promise<void> {
  let isOn = true
  const callers = Array.from({ length: 8 }, async () => {
    while (isOn) {
      const key = randomUUID()
      // When the server is gone, what was not accepted may be lost.
      const answer = await callStep(url, token, key).catch(() => undefined)
      if (answer?.status === 202) accepted.push(key)
      else await new Promise(done => setTimeout(done, 20))
    }
  })
  return async () => {
    isOn = false
    await Promise.all(callers)
  }
}

/** The keys of the webhook calls that wait for another attempt. */
async function keysOfCalls({ address }: TestDatabase): Promise<Set<string>> {
  const tomorrow = Date.now() + 86_400_000
  const store = await openStore(address, () => tomorrow)
  const calls = await store.jobs.take('webhook', 'a-test', 1, 1_000_000)
  await store.close()
  return new Set(calls.map(({ data }) => JSON.parse(data).key))
}

test('a server goes on when its PostgreSQL is killed and comes back, with every acknowledged write', {
  timeout,
}, async () => {
  const postgres = await startPostgres()
  closers.push(postgres.stop)
  const database = await makePostgres(postgres.address)
  const child = start(database)
  const url = await child.ready()
  const { written, stop } = write(url)
  for (let kill = 0; kill < kills; kill++) {
    const before = written.length
    await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(before + 10)
    await postgres.crash()
  }
  const before = written.length
  await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(before)
  await stop()
  const kept = await versionsIn(database)
  expect(written.filter(version => !kept.has(version))).toEqual([])
})

test('no answer is broken off by a SIGTERM under load', { timeout }, async () => {
  const child = startChild(folder, { PORT: '0' })
  closers.push(() => child.kill('SIGKILL'))
  const { port } = new URL(await child.ready())
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  closers.push(() => agent.destroy())
  const ends = new Map<string, number>()
  const asked: Promise<void>[] = []
  const ask = () =>
    new Promise<void>(resolve => {
      const end = (how: string) => {
        ends.set(how, (ends.get(how) ?? 0) + 1)
        resolve()
      }
      request({ port, path: '/widget/v1/bots/demo', agent }, response => {
        response.on('end', () => end(String(response.statusCode))).resume()
        response.on('error', () => end('broken off'))
      })
        .on('error', error => end('code' in error ? String(error.code) : error.message))
        .end()
    })
  const timer = setInterval(() => asked.push(ask()), 5)
  await expect.poll(() => ends.get('200') ?? 0, { timeout: 60_000 }).toBeGreaterThan(100)
  child.kill('SIGTERM')
  expect((await child.ended).code).toBe(0)
  clearInterval(timer)
  await Promise.all(asked)
  // The system refuses who comes too late, and resets who was never accepted. What is accepted, `listen.test.ts` counts.
  ends.delete('ECONNREFUSED')
  ends.delete('ECONNRESET')
  expect([...ends.keys()]).toEqual(['200'])
})
