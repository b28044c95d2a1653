import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  server = await testApp({ seedSite: true })
}, 60_000)
afterAll(() => server.close())

const open = (path: string) => server.app.request(`http://localhost${path}`, { redirect: 'manual' })

test.each([
  ['/pricing/', '/pricing'],
  ['//pricing', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/docs//embed/?a=b', '/docs/embed?a=b'],
])('%s leads to the one spelling of the page', async (path, right) => {
  const answer = await open(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, right])
})

test.each([
  '/features/OpenAI',
  '/compare/Competitor/typebot',
  '/ai-apps?category=Nope',
  '/contact?category=Nope',
  '/faq?category=Nope',
])('%s is no page', async path => {
  expect((await open(path)).status).toBe(404)
})

test('a form is taken from pages of the site and from programs, and from no other site', async () => {
  const post = (headers: Record<string, string>) =>
    server.app.request('http://localhost/contact/mail', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
  expect((await post({ origin: 'http://localhost' })).status).toBe(400)
  expect((await post({})).status).toBe(400)
})
