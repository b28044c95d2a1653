import { expect, test } from 'vitest'
import { createApp } from '../../app/app.js'
import { testApp } from '../../testing/test-app.js'

test('without a public site the first page leads to the studio, guides stay, and nothing else of it is there', async () => {
  const { services, close } = await testApp()
  const app = createApp(services, () => false, { site: false })
  const ask = async (path: string, method = 'GET') =>
    app.request(`http://localhost${path}`, { method })
  const first = await ask('/')
  expect([first.status, first.headers.get('location')]).toEqual([302, '/studio'])
  for (const path of [
    '/pricing',
    '/templates/all',
    '/glossary',
    '/contact',
    '/sitemap.xml',
    '/docsx',
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect((await ask('/new-lead', 'POST')).status).toBe(404)
  for (const path of ['/studio', '/docs/api', '/healthz', '/sign-up'])
    expect([path, (await ask(path)).status === 404]).toEqual([path, false])
  await close()
})
