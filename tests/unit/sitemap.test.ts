import { afterEach, beforeEach, expect, test } from 'vitest'
import { putManyTemplates } from '../../server/testing/many-templates.js'
import { testApp } from '../../server/testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

const fetchMap = async (path: string) => {
  const answer = await server.app.request(path)
  const text = await answer.text()
  const addresses = [...text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address,
  )
  return { status: answer.status, text, addresses }
}
const templatesAmong = (addresses: readonly string[]) =>
  addresses.filter(address => address.startsWith('/templates/retail/id'))

test('ten thousand templates stand in one map of the site, each once', async () => {
  await putManyTemplates(server.store, 10_000)
  const { text, addresses } = await fetchMap('/sitemap.xml')
  const templates = templatesAmong(addresses)
  expect([templates.length, new Set(templates).size]).toEqual([10_000, 10_000])
  expect(templates[0]).toBe('/templates/retail/id1/template-1')
  expect(addresses).toContain('/contact')
  expect(text).toContain('<lastmod>2026-11-20T09:00:00.000Z</lastmod>')
  expect(text.length).toBeLessThan(50_000_000)
})

test('of more than a map may hold there is an index, whose parts have every page once', async () => {
  await putManyTemplates(server.store, 60_001)
  const index = await fetchMap('/sitemap.xml')
  expect(index.text).toContain('<sitemapindex')
  expect(index.addresses).toEqual([1, 2, 3, 4].map(part => `/sitemap.xml?part=${part}`))
  const parts = await Promise.all(index.addresses.map(fetchMap))
  for (const { status, text, addresses } of parts) {
    expect([status, text.includes('<urlset')]).toEqual([200, true])
    expect(addresses.length).toBeLessThanOrEqual(50_000)
  }
  const all = parts.flatMap(({ addresses }) => addresses)
  expect(new Set(all).size).toBe(all.length)
  expect(templatesAmong(all)).toHaveLength(60_001)
  expect(all.filter(address => address === '/contact')).toHaveLength(1)
})

test.each(['0', '2', '-1', '1.5', 'x', '', '1e3', "1' or 1=1"])(
  'there is no part %j of a small map',
  async part => {
    expect((await fetchMap(`/sitemap.xml?part=${encodeURIComponent(part)}`)).status).toBe(404)
  },
)
