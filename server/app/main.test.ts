import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../store/index.js'
import { botWithWebhook } from '../testing/bots.js'
import { startChild } from '../testing/child-server.js'
import { startUpstream } from '../testing/upstream.js'

const patience = { timeout: 60_000 }

let folder: string
const closers: (() => unknown)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-'))
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}) {
  const child = startChild(folder, { PORT: '0', ...env })
  closers.push(() => child.kill('SIGKILL'))
  return child
}

test('starts in an empty folder, serves the demo, and a Ctrl-C ends it with 0', {
  timeout: 180_000,
}, async () => {
  const child = start()
  const url = await child.ready()
  expect(child.output()).toContain(join(folder, 'data', 'talkgraph.db'))
  const page = await fetch(`${url}/demo`)
  expect(await page.text()).toContain(
    '<script async src="/talkgraph-loader.js?bot=demo" data-chatbot-id="demo"></script>',
  )
  expect((await fetch(`${url}/widget/v1/bots/demo`)).status).toBe(200)
  const keyFile = join(folder, 'data', 'first-api-key')
  await expect
    .poll(() => child.output(), patience)
    .toContain(`The key of its API is in ${keyFile}.`)
  const key = readFileSync(keyFile, 'utf8').trim()
  expect(child.output()).not.toContain(key)
  const linkFile = join(folder, 'data', 'first-sign-in-link')
  await expect
    .poll(() => child.output(), patience)
    .toContain(`The link in ${linkFile} makes you its owner`)
  expect(statSync(linkFile).mode & 0o777).toBe(0o600)
  const link = readFileSync(linkFile, 'utf8').trim()
  expect(link.startsWith(`${url}/studio/sign-in?first=`)).toBe(true)
  expect(child.output()).not.toContain(link)
  const second = await start({ PORT: new URL(url).port }).ended
  expect([second.code, second.output]).toEqual([1, expect.stringContaining('is in use')])
  expect(readFileSync(linkFile, 'utf8').trim()).toBe(link)
  const read = await fetch(`${url}/auth/links/${new URL(link).searchParams.get('first')}`)
  expect(await read.json()).toMatchObject({ kind: 'first', role: 'owner', isKnown: false })
  const headers = { authorization: `Bearer ${key}` }
  expect((await fetch(`${url}/v1/chatbots/demo/versions`, { headers })).status).toBe(200)
  expect(statSync(join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600)
  child.kill('SIGINT')
  // npm hands the same Ctrl-C on once more.
  child.kill('SIGINT')
  expect((await child.ended).code).toBe(0)
})

test('keeps what it has over a restart, and seeds the demo only once', {
  timeout: 180_000,
}, async () => {
  const first = start()
  const token = await startSession(await first.ready())
  first.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const store = await openStore(join(folder, 'data', 'talkgraph.db'))
  await store.bots.publish(
    'demo',
    await store.bots.save('demo', JSON.stringify(botWithWebhook({ url: 'http://127.0.0.1' }))),
  )
  await store.close()
  const second = start()
  const url = await second.ready()
  expect(await (await fetch(`${url}/widget/v1/bots/demo`)).json()).toMatchObject({
    name: 'Orders',
    version: '2',
  })
  const step = await callStep(url, token)
  expect(step.status).toBe(502)
})

test('finishes what is under way before it stops; a second Ctrl-C does not wait', {
  timeout: 180_000,
}, async () => {
  let finish = () => {}
  const upstream = await startUpstream((_, response) => {
    finish = () => response.end('done')
  })
  closers.push(upstream.close)
  const store = await openStore(join(folder, 'data', 'talkgraph.db'))
  await store.bots.publish(
    'demo',
    await store.bots.save('demo', JSON.stringify(botWithWebhook({ url: upstream.url }))),
  )
  await store.close()

  const patient = start({ TALKGRAPH_ALLOW_HOSTS: upstream.host })
  const url = await patient.ready()
  const step = callStep(url, await startSession(url))
  await expect.poll(() => upstream.received.length, patience).toBe(1)
  patient.kill('SIGTERM')
  await expect.poll(() => fetch(`${url}/healthz`).catch(() => 'refused'), patience).toBe('refused')
  finish()
  expect(await (await step).json()).toEqual({ status: 200, body: 'done' })
  expect((await patient.ended).code).toBe(0)

  const hasty = start({ TALKGRAPH_ALLOW_HOSTS: upstream.host })
  const again = await hasty.ready()
  const broken = callStep(again, await startSession(again)).catch(() => 'broken off')
  await expect.poll(() => upstream.received.length, patience).toBe(2)
  // Signals within half a second are one press.
  const pressing = setInterval(() => hasty.kill('SIGINT'), 100)
  closers.push(() => clearInterval(pressing))
  expect((await hasty.ended).code).toBe(130)
  expect(await broken).toBe('broken off')
})

test('says in one line what to do when the port is taken or a setting is wrong', {
  timeout: 180_000,
}, async () => {
  const other = createServer().listen(0)
  closers.push(() => other.close())
  await new Promise(done => other.once('listening', done))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const taken = await start({ PORT: String(port) }).ended
  expect(taken).toEqual({
    code: 1,
    output: `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start\n`,
  })
  expect(existsSync(join(folder, 'data'))).toBe(false)
  const wrong = await start({ PORT: 'eight' }).ended
  expect(wrong).toEqual({
    code: 1,
    output: 'The setting PORT is "eight". It should be a number from 0 to 65535.\n',
  })
})

async function startSession(url: string): Promise<string> {
  const response = await fetch(`${url}/widget/v1/bots/demo/sessions`, { method: 'POST' })
  const { token } = await response.json()
  return token
}

function callStep(url: string, token: string): Promise<Response> {
  return fetch(`${url}/widget/v1/bots/demo/nodes/call/webhook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
}
