import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../server/app/app.js'
import { typescriptArgs } from '../../server/testing/child-server.js'
import { testApp } from '../../server/testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  server = await testApp({ threadArgs: typescriptArgs })
  app = createApp(server.services, () => false, { site: false })
  await vi.waitFor(async () => expect((await app.request('/docs')).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  })
}, 90_000)
afterAll(() => server.close())

test('where there are guides alone, no link of theirs leads to a page that is not there', {
  timeout: 60_000,
}, async () => {
  const seen = new Set<string>()
  const waiting = ['/docs', '/resources/install-guide', '/resources/install-guide/nowhere']
  const dead: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await app.request(`http://localhost${path}`)
    if (answer.status === 404 && !path.endsWith('/nowhere')) dead.push(path)
    if (
      !answer.headers.get('content-type')?.startsWith('text/html') ||
      !/^\/(?:docs|resources)/.test(path)
    )
      continue
    const { document } = new JSDOM(await answer.text()).window
    for (const link of document.querySelectorAll('a[href^="/"]'))
      waiting.push(new URL(link.getAttribute('href') ?? '', 'http://localhost').pathname)
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(6)
})

test('where there are guides alone, these alone have pictures', { timeout: 60_000 }, async () => {
  const guide = await app.request('http://localhost/pictures/docs.png')
  expect([guide.status, guide.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await app.request('http://localhost/pictures/pricing.png')).status).toBe(404)
})
