import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../platform/listen.js'
import { memberOf, testBrowser } from '../testing/members.js'
import { testApp } from '../testing/test-app.js'

// What SECURITY.md promises in its table, and no other test looks at.

let server: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const root = join(import.meta.dirname, '..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !/(?:^|\/)(?:testing|dist)\/|\.test\.ts$/.test(path))
  .map(path => [path, readFileSync(join(root, path), 'utf8')] as const)

test('no command of the system is run, nothing is evaluated, and certificates of others are checked', () => {
  expect(sources.length).toBeGreaterThan(500)
  const forbidden =
    /node:child_process|node:vm\b|\beval\(|new Function\(|rejectUnauthorized|NODE_TLS_REJECT/
  expect(sources.filter(([, source]) => forbidden.test(source)).map(([path]) => path)).toEqual([])
})

test('a password of 64 characters, of any letters, is taken as it was typed', async () => {
  const owner = await memberOf(server, 'shop', 'owner')
  const password = `Grüße  ${'π'.repeat(40)} AND a space at the end, 64 `
  expect(password.length).toBeGreaterThanOrEqual(64)
  const given = { currentPassword: 'a-long-password', newPassword: password }
  expect((await owner.ask('POST', '/auth/change-password', given)).status).toBe(200)
  const signIn = async (typed: string) =>
    testBrowser(server).ask('POST', '/auth/sign-in/email', {
      email: 'owner@shop.example',
      password: typed,
    })
  expect((await signIn(password)).status).toBe(200)
  for (const other of [password.toLowerCase(), password.trim(), password.slice(0, 60)])
    expect((await signIn(other)).status).toBe(401)
})

test('each sign-in has a token of its own, whatever the browser had before', async () => {
  const owner = await memberOf(server, 'bakery', 'owner')
  const name = 'talkgraph.session_token'
  const before = owner.cookies.get(name)
  const given = { email: 'owner@bakery.example', password: 'a-long-password' }
  await owner.ask('POST', '/auth/sign-in/email', given)
  expect(owner.cookies.get(name)).not.toBe(before)
})

test('TRACE is answered nowhere, and a parameter that comes twice is refused', async () => {
  const { port, stop } = await listen(server.app, 0)
  for (const path of ['/', '/v1/me', '/widget/v1/bots/a']) {
    const asking = request({ port, path, method: 'TRACE', headers: { 'x-canary': 'canary' } }).end()
    const [answer]: IncomingMessage[] = await once(asking, 'response')
    expect(answer?.statusCode, path).toBeGreaterThanOrEqual(400)
    expect(await text(answer ?? expect.fail('no answer'))).not.toContain('canary')
  }
  await stop(0)
  expect((await server.api('GET', '/v1/results?limit=1&limit=2')).status).toBe(400)
})

test('answers tell their type with its letters, and private ones are kept by nobody', async () => {
  for (const path of ['/studio', '/demo', '/c/nobody', '/docs/api', '/nothing']) {
    const type = (await server.app.request(path)).headers.get('content-type') ?? ''
    if (type.startsWith('text/')) expect(type.toLowerCase(), path).toContain('charset=utf-8')
  }
  expect((await server.api('GET', '/v1/me')).headers.get('cache-control')).toBe('no-store')
})

test('lines of the log are JSON with their time in UTC', () => {
  expect(server.logged.length).toBeGreaterThan(5)
  for (const line of server.logged) expect(JSON.parse(line).time).toMatch(/T[\d:.]+Z$/)
})
