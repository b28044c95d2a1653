import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { type PackedApp, packApp } from './packed-app.js'
import { packPlugin } from './packed-plugins.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'examples/plugins')
const signing = {
  id: 'signing',
  name: 'Order',
  plugins: ['signature'],
  nodes: [
    {
      id: 'sign',
      type: 'signature/pad',
      data: { question: 'Please sign for your order.', answerVariable: 'signature' },
    },
    { id: 'end', type: 'message', data: { text: 'Signed: {signature}' } },
  ],
  edges: [{ source: 'sign', target: 'end' }],
}
const shopping = (shop: string) => ({
  id: 'shopping',
  name: 'Shop',
  plugins: ['product-cards'],
  nodes: [
    {
      id: 'wish',
      type: 'ask-custom-question',
      data: { questionText: 'What do you look for?', answerVariable: 'wish' },
    },
    {
      id: 'search',
      type: 'product-cards/search',
      data: { query: '{wish}', nothingFound: 'Nothing.', shop, token: 'a-secret-key' },
    },
  ],
  edges: [{ source: 'wish', target: 'search' }],
})
const products = [
  { title: 'Rye loaf', price: '4.80 €', image: '', href: 'https://shop.example/rye' },
  { title: 'Rye rolls', price: '2.40 €', image: '', href: 'https://shop.example/rolls' },
]

let app: PackedApp
let site: Site
let server: RunningServer
let upstream: Awaited<ReturnType<typeof startUpstream>>
let current: Visit | undefined
const uploads = mkdtempSync(join(tmpdir(), 'talkgraph-signatures-'))

beforeAll(async () => {
  app = packApp()
  const names = ['signature', 'product-cards']
  execFileSync(process.execPath, [join(root, 'create-plugin/index.mjs'), 'garden'], {
    cwd: uploads,
  })
  packPlugin(join(uploads, 'garden'), 'garden', app.folder)
  const tarballs = names.map(name => packPlugin(join(examples, name), name, app.folder))
  app.install(...tarballs, '--legacy-peer-deps')
  const pages = app.build(
    'app',
    `import { mount } from 'talkgraph'
import * as plugin from 'talkgraph-signature/talkgraph-plugin'
import * as looks from 'talkgraph-signature/talkgraph-plugin/widget'
mount({ bot: ${JSON.stringify(signing)}, plugins: [{ ...plugin, ...looks }] })`,
  )
  upstream = await startUpstream((_, response) => response.end(JSON.stringify({ products })))
  server = await startServer({
    port: 0,
    uploads,
    plugins: names.map(name => join(app.folder, 'node_modules', `talkgraph-${name}`)),
    allowHosts: [upstream.host],
    bots: { signing, shopping: shopping(`${upstream.url}/api/products`) },
  })
  const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${server.url}; connect-src ${server.url}; img-src 'self' data:; style-src 'unsafe-inline'">`
  const tag = (id: string) =>
    `<script async src="${server.url}/talkgraph-loader.js" data-chatbot-id="${id}"></script>`
  site = await openSite({
    pages: {
      ...pages,
      '/signing': pageWith(tag('signing'), policy),
      '/shopping': pageWith(tag('shopping'), policy),
    },
  })
}, 300_000)
afterEach(async () => {
  await current?.close()
  current = undefined
})
afterAll(async () => {
  await site?.close()
  await server?.stop(0)
  await upstream?.close()
  app?.remove()
  rmSync(uploads, { recursive: true, force: true })
  await closeChromium()
})

async function open(path: string): Promise<Chat> {
  current = await visit(site.origin + path)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  return chat
}

/** Draws a line across the pad, as a mouse does. */
async function draw(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox()
  if (!box) throw new Error('The pad is not there.')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
  await page.mouse.up()
}

it.each(['/app/', '/signing'])('signature: is drawn, and answers with a file (%s)', async path => {
  const chat = await open(path)
  const { page, log } = chat
  const pad = log.getByRole('img', { name: 'Your signature' })
  const sign = log.getByRole('button', { name: 'Sign' })
  await pad.waitFor()
  expect(await sign.isDisabled()).toBe(true)
  await draw(page, pad)
  await sign.click()
  await chat.hears('Signed: signature.png')
  expect(await sign.isDisabled()).toBe(true)
  expect(current?.complaints).toEqual([])
})

it('product-cards: the server asks the shop with its key, and the chat shows cards', async () => {
  const chat = await open('/shopping')
  await chat.says('rye')
  const items = chat.log.getByRole('listitem')
  await items.first().waitFor()
  expect(await items.allTextContents()).toEqual([
    'Rye loaf4.80 €To the shop',
    'Rye rolls2.40 €To the shop',
  ])
  const [asked] = upstream.received
  expect(asked).toMatchObject({
    url: '/api/products?q=rye',
    headers: { authorization: 'Bearer a-secret-key' },
  })
  expect(current?.complaints).toEqual([])
})

it('the template builds, and its flow test is green on the command line', () => {
  const cli = join(app.folder, 'node_modules/talkgraph/dist/cli.js')
  const args = [cli, 'test', 'bot.json', '--plugin', 'dist/plugin.js']
  const out = execFileSync(process.execPath, args, {
    cwd: join(app.folder, 'garden'),
    encoding: 'utf8',
  })
  expect(out).toContain('✓ takes a mood')
})

it('a bot fetches the files of its own plug-ins alone', async () => {
  current = await visit('about:blank')
  const { page } = current
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.origin}/shopping`)
  await new Chat(page).launcher.click()
  await new Chat(page).hears('What do you look for?')
  expect(asked.filter(path => path.startsWith('/plugins/'))).toEqual([
    expect.stringMatching(/^\/plugins\/product-cards\//),
  ])
})
