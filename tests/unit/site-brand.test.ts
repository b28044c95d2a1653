import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../server/testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  const brand = { name: 'Acme & Co', logo: null }
  server = await testApp({ siteOperator: { abuseEmails: [], brand } })
})
afterAll(() => server.close())

test.each([
  '/',
  '/pricing',
  '/faq',
  '/contact',
  '/abuse-complaints',
  '/features',
  '/industries/legal-chatbots',
  '/no-such-page',
  '/contact?category=Nope',
])('%s stands under the operator’s name', async path => {
  const answer = await server.app.request(`http://localhost${path}`)
  const { document } = new JSDOM(await answer.text()).window
  for (const each of document.querySelectorAll('script:not([type*="json"]), style')) each.remove()
  expect(document.title).toContain('Acme & Co')
  expect(document.documentElement.outerHTML).not.toMatch(/\bTalkgraph\b/)
})
