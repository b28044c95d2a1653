import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const markdown = [
  '**Rye',
  '** keeps:\n\n- five *days*\n- <b id="raw">in',
  ' a bag</b>\n\n[More](https://a.example/rye)',
]
const outbox = mkdtempSync(join(tmpdir(), 'talkgraph-steps-'))
let more: () => void = () => undefined
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: RunningServer
let shop: Site
let current: Visit | undefined

const bots = {
  advice: {
    nodes: [{ id: 'ask', type: 'gpt', data: { context: 'Advise.', answerVariable: 'advice' } }],
    edges: [],
  },
  confirmation: {
    nodes: [
      {
        id: 'ask',
        type: 'ask-email',
        data: { questionText: 'Your address?', answerVariable: 'mail' },
      },
      {
        id: 'write',
        type: 'email',
        data: {
          to: 'shop@bakery.example, nobody',
          cc: '{mail}',
          subject: 'Kept',
          body: 'For {mail}',
        },
      },
      { id: 'end', type: 'message', data: { text: 'We have written to {mail}.' } },
    ],
    edges: [
      { source: 'ask', target: 'write' },
      { source: 'write', target: 'end' },
    ],
  },
  order: {
    nodes: [
      {
        id: 'ask',
        type: 'yes-or-no-choice',
        data: { questionText: 'To the till?', options: [{ id: 'yes', label: 'Yes' }] },
      },
      {
        id: 'go',
        type: 'user-redirect',
        data: { link: 'TILL', buttonText: 'The till', openIn: 'same-tab' },
      },
    ],
    edges: [{ source: 'ask', target: 'go', sourceHandle: 'yes' }],
  },
  hasty: {
    nodes: [
      {
        id: 'go',
        type: 'user-redirect',
        data: { link: 'TILL', buttonText: 'The till', openIn: 'same-tab' },
      },
      { id: 'end', type: 'message', data: { text: 'Still here.' } },
    ],
    edges: [{ source: 'go', target: 'end' }],
  },
}

beforeAll(async () => {
  upstream = await startUpstream((_, response) => streamReply(response))
  const pages = (address: string) =>
    Object.fromEntries(
      Object.keys(bots).map(id => [
        `/${id}`,
        pageWith(`<script async src="${address}/talkgraph.js" data-chatbot-id="${id}"></script>`),
      ]),
    )
  const served: Record<string, ReturnType<typeof pageWith>> = {
    '/till': pageWith('<p>This is the till.</p>'),
  }
  shop = await openSite({ pages: served })
  server = await startServer({
    port: 0,
    allowHosts: [upstream.host],
    aiUrl: `${upstream.url}/v1`,
    mail: { folder: outbox },
    bots: JSON.parse(JSON.stringify(bots).replaceAll('TILL', `${shop.origin}/till`)),
  })
  Object.assign(served, pages(server.url))
})
afterEach(() => current?.close())
afterAll(async () => {
  more()
  await shop.close()
  await server.stop(0)
  await upstream.close()
  rmSync(outbox, { recursive: true })
  await closeChromium()
})

async function open(id: string): Promise<Chat> {
  current = await visit(`${shop.origin}/${id}`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  return chat
}

it('a reply in Markdown grows as formatted text, without marks that are still to be closed', async () => {
  const chat = await open('advice')
  const bubble = chat.log.locator('.text')
  await expect.poll(() => bubble.innerHTML()).toBe('<p><strong>Rye</strong></p>')
  more()
  await expect.poll(() => bubble.locator('li').count()).toBe(2)
  await expect.poll(() => bubble.locator('li em').textContent()).toBe('days')
  await expect.poll(() => bubble.textContent()).toContain('<b id="raw">in')
  expect(await bubble.locator('b, #raw').count()).toBe(0)
  more()
  const link = chat.log.getByRole('link', { name: 'More' })
  await link.waitFor()
  await expect.poll(() => link.getAttribute('target')).toBe('_blank')
  expect(await bubble.textContent()).not.toContain('*')
  expect(current?.complaints).toEqual([])
})

/** One part at once, and each further one when the test calls `more`. */
async function streamReply(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const [index, content] of markdown.entries()) {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
    if (index === markdown.length - 1) continue
    await new Promise<void>(resolve => {
      more = resolve
    })
  }
  response.end('data: [DONE]\n\n')
}

it('a mail goes to the address that the visitor has answered, past a recipient that is none', async () => {
  const chat = await open('confirmation')
  await chat.says('ann@home.example')
  await chat.hears('We have written to ann@home.example.')
  await expect.poll(() => readdirSync(outbox).filter(name => name.endsWith('.eml')).length).toBe(1)
  const [name = ''] = readdirSync(outbox)
  const mail = readFileSync(join(outbox, name), 'utf8')
  expect(mail).toMatch(/^To: shop@bakery.example\r?$/m)
  expect(mail).toContain('Cc: ann@home.example')
  expect(mail).not.toContain('nobody')
  expect(current?.complaints).toEqual([])
})

it('a redirect in the same tab follows the visitor’s own press', async () => {
  const chat = await open('order')
  await chat.option('Yes').focus()
  await chat.page.keyboard.press('Enter')
  await chat.page.getByText('This is the till.').waitFor()
  expect(chat.page.url()).toBe(`${shop.origin}/till`)
})

it('a redirect in the same tab goes nowhere while the visitor has done nothing', async () => {
  const chat = await open('hasty')
  await chat.hears('Still here.')
  expect(chat.page.url()).toBe(`${shop.origin}/hasty`)
  await chat.log.getByRole('link', { name: 'The till' }).click()
  await chat.page.getByText('This is the till.').waitFor()
})
