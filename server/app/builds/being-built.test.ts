import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createApp } from '../app.js'
import { createServices } from '../services/services.js'
import type { BuildStep } from './build-step.js'

const npm = {
  name: 'npm',
  what: 'the entries of the npm package',
  verb: 'built',
  state: 'done',
  seconds: 4.24,
} as const
const waiting = { name: 'studio', what: 'the studio', verb: 'built', state: 'waiting' } as const
const site = { name: 'site', what: 'the public site', verb: 'built', state: 'under way' } as const
const asPage = { headers: { accept: 'text/html,*/*' } }

async function serving(builds: readonly BuildStep[]) {
  const services = await createServices({ logLevel: 'silent' })
  return { app: createApp(services, undefined, { builds }), close: services.close }
}

test.each([
  ['/studio', 'The studio is being built'],
  ['/studio/bots?first=token', 'The studio is being built'],
  ['/', 'The public site is being built'],
  ['/docs/embed', 'The public site is being built'],
])('until it is built, %s is a page that tells how far it is', async (path, title) => {
  const { app, close } = await serving([npm, waiting, site])
  const answer = await app.request(path, asPage)
  const { document } = new JSDOM(await answer.text()).window
  expect([
    answer.status,
    answer.headers.get('retry-after'),
    answer.headers.get('cache-control'),
  ]).toEqual([503, '3', 'no-store'])
  expect([
    document.documentElement.lang,
    document.title,
    document.querySelector('h1')?.textContent,
  ]).toEqual(['en', title, title])
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'The entries of the npm package: built in 4.2 s',
    'The studio: waiting',
    'The public site: being built',
  ])
  await close()
})

test('the page runs its own script under its policy, and loads itself anew without one', async () => {
  const { app, close } = await serving([waiting])
  const answer = await app.request('/studio', asPage)
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy')
  for (const [, text = ''] of html.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g))
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>')
  await close()
})

test.each([
  ['GET', '/pictures/home.png', { accept: 'image/png' }],
  ['GET', '/studio/assets/a.js', {}],
  [
    'POST',
    '/contact',
    { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
  ],
])('who asks for no page is told in plain words: %s %s', async (method, path, headers) => {
  const { app, close } = await serving([waiting, site])
  const answer = await app.request(path, { method, headers })
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
    503,
    '3',
    expect.stringMatching(
      /^This address is not there yet: the (?:studio|public site) is being built\.\n$/,
    ),
  ])
  await close()
})

test('a build that failed is told with what it printed, as text', async () => {
  const { app, close } = await serving([
    { ...waiting, state: 'failed', said: 'Unexpected <b> in a.tsx' },
  ])
  const { document } = new JSDOM(await (await app.request('/studio', asPage)).text()).window
  expect(document.title).toBe('The studio could not be built')
  expect(document.querySelector('pre')?.textContent).toBe('Unexpected <b> in a.tsx')
  await close()
})

test('what does not need the builds is there at once', async () => {
  const { app, close } = await serving([waiting, site])
  const statuses = ['/healthz', '/readyz', '/demo'].map(
    async path => (await app.request(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  await close()
})

test('once it is built, its addresses are its own', async () => {
  const steps: BuildStep[] = [waiting]
  const { app, close } = await serving(steps)
  expect((await app.request('/being-built/studio')).status).toBe(503)
  steps[0] = { ...waiting, state: 'done', seconds: 3 }
  expect((await app.request('/being-built/studio')).status).toBe(204)
  expect((await app.request('/studio', asPage)).status).not.toBe(503)
  await close()
})
