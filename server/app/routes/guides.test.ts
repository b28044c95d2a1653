import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  server = await testApp({ publicUrl: 'https://chat.example.com' })
})
afterAll(() => server.close())
const ask = (path: string) => server.app.request(`https://chat.example.com${path}`)

test('programs find every guide in one list, with what it is about', async () => {
  const answer = await ask('/llms.txt')
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(text).toMatch(/^# Talkgraph\n\n> /)
  expect(text).toContain(
    '- [Webhook](https://chat.example.com/docs/nodes/webhook.md): Has the server call',
  )
  const addresses = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(90)
  for (const address of addresses.filter((_, at) => at % 10 === 0))
    expect([address, (await ask(new URL(address).pathname)).status < 400]).toEqual([address, true])
})

test('the JSON Schema of bot files is there for editors of every site, and is asked for again without its bytes', async () => {
  expect(await (await ask('/llms.txt')).text()).toContain(
    'https://chat.example.com/bot.schema.json',
  )
  const answer = await ask('/bot.schema.json')
  const headers = ['content-type', 'cache-control', 'access-control-allow-origin'].map(name =>
    answer.headers.get(name),
  )
  expect([answer.status, ...headers]).toEqual([
    200,
    'application/json',
    'public, max-age=3600',
    '*',
  ])
  const inPackage = readFileSync(new URL('../../../bot.schema.json', import.meta.url), 'utf8')
  expect(await answer.json()).toEqual(JSON.parse(inPackage))
  const known = { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } }
  const again = await server.app.request('https://chat.example.com/bot.schema.json', known)
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a guide is there as Markdown, where its links to others and its pictures hold', async () => {
  const answer = await ask('/docs/studio/flow.md')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/markdown; charset=utf-8',
  ])
  expect(await answer.text()).toContain('](flow.png)')
  const picture = await ask('/docs/studio/flow.png')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const nodes = await ask('/docs/nodes.md')
  expect([nodes.status, nodes.headers.get('location')]).toEqual([301, '/docs/nodes/README.md'])
})

test.each([
  '/docs/nowhere.md',
  '/docs/..%2fpackage.md',
  '/docs/%2e%2e%2fpackage.json',
  '/docs/nowhere.png',
])('nothing is at %s', async path => {
  expect((await ask(path)).status).toBe(404)
})
