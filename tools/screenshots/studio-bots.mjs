// Draws the pictures of docs/studio: node tools/screenshots/studio-bots.mjs, after a build (CHROMIUM_PATH names a Chromium).

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startServer } from '../../server/dist/main.js'
import { openContext } from './at-sample-time.mjs'

const apiKey = 'a-key-for-pictures'
const pictures = new URL('../../docs/studio/', import.meta.url)
const dataFolder = await mkdtemp(join(tmpdir(), 'talkgraph-pictures-'))
const server = await startServer({ port: 0, dataFolder, apiKey, logLevel: 'silent' })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
})
const me = {
  member: { id: 'ann', name: 'Ann Miller', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'owner', name: 'Alder Lane' },
  role: 'owner',
  accounts: [{ id: 'owner', name: 'Alder Lane', role: 'owner' }],
}

try {
  const bakery = await copy('bakery', 'Alder Lane orders')
  await call('POST', `/chatbots/${bakery}/publish`, {})
  const looks = { headerBgColor: '#0a7d4f', widgetIconBgColor: '#0a7d4f' }
  await call('PATCH', `/chatbots/${bakery}/flow`, { since: 1, customizations: looks })
  await copy('customer-survey', 'After the visit')
  const page = await openPage()
  await draw(page, '/bots', 'bots.png', page.getByRole('link', { name: 'After the visit' }))
  await draw(page, `/bots/${bakery}/versions`, 'versions.png', page.getByText('Changed: '))
  await draw(
    page,
    `/bots/${bakery}/looks`,
    'looks.png',
    page.getByRole('log').getByText('What would you like?'),
  )
} finally {
  await browser.close()
  await server.stop(0)
  await rm(dataFolder, { recursive: true, force: true })
}

/** A page on which somebody is signed in: what it asks of the API is asked with the key. */
async function openPage() {
  const context = await openContext(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await context.route('**/v1/**', (route, request) =>
    request.url().endsWith('/v1/me')
      ? route.fulfill({ json: { success: true, message: '', data: me } })
      : route.continue({ headers: { ...request.headers(), authorization: `Bearer ${apiKey}` } }),
  )
  return context.newPage()
}

async function draw(page, path, name, ready) {
  await page.goto(`${server.url}/studio${path}`)
  await ready.waitFor()
  await page.screenshot({ path: new URL(name, pictures).pathname })
}

async function copy(example, chatbotName) {
  return (await call('POST', `/examples/${example}/copies`, { chatbotName })).chatbot.id
}

async function call(method, path, body) {
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()).data
}
