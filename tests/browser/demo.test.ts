import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const secret = 'canary-3f9c'
let upstream: Awaited<ReturnType<typeof startUpstream>>
let server: RunningServer
let shop: Site | undefined
let current: Visit | undefined

beforeAll(async () => {
  upstream = await startUpstream(({ url }, response) => {
    if (url.endsWith('/chat/completions')) return streamReply(response)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ table: 7 }))
  })
  server = await startServer({
    port: 0,
    allowHosts: [upstream.host],
    aiUrl: `${upstream.url}/v1`,
    bots: {
      booking: bookingBot(upstream.url),
      advice: adviceBot,
      left: { ...adviceBot, customizations: { widgetPosition: 'left' } },
    },
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await shop?.close()
  await server.stop(0)
  await upstream.close()
  await closeChromium()
})

it('the demo conversation is finished with the keyboard alone, on a page that holds a strict policy', async () => {
  current = await visit(`${server.url}/demo`)
  const chat = new Chat(current.page)
  const { keyboard } = chat.page
  await chat.launcher.waitFor()
  await chat.launcher.focus()
  await keyboard.press('Enter')
  await chat.hears('Shall we keep one for you?')
  await chat.option('Yes, please').waitFor()
  await expect.poll(() => chat.focused()).toBe('Yes, please')
  await keyboard.press('Enter')
  await chat.isAsked()
  await expect.poll(() => chat.focused()).toBe('Type a message...')
  await keyboard.type('ada@example.org')
  await keyboard.press('Enter')
  await chat.hears('ada@example.org')
  await chat.hears('A loaf is yours until noon')
  expect(current.complaints).toEqual([])
})

it('on a page of another origin, a webhook step goes through the server: its answer comes back, its address and keys do not', async () => {
  shop = await openSite({
    pages: {
      '/': pageWith(
        `<script async src="${server.url}/talkgraph.js" data-chatbot-id="booking"></script>`,
      ),
    },
  })
  current = await visit(`${shop.origin}/`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.says('ada@example.org')
  await chat.hears('"table": 7')
  expect(upstream.received).toMatchObject([
    {
      method: 'POST',
      headers: { 'x-key': secret },
      body: JSON.stringify({ for: 'ada@example.org', answers: { mail: 'ada@example.org' } }),
    },
  ])
  const published = await (await fetch(`${server.url}/widget/v1/bots/booking`)).text()
  expect(published).not.toContain(secret)
  expect(published).not.toContain(upstream.host)
})

it.each([
  ['does not ask for', 'left', 0],
  ['asks for', 'advice', 1],
])('a loader that came with the record of its bot %s another', async (_, sent, asked) => {
  const page = await openSite({
    pages: {
      '/': pageWith(
        `<script async src="${server.url}/talkgraph-loader.js?bot=${sent}" data-chatbot-id="left"></script>`,
      ),
    },
  })
  const records: string[] = []
  current = await visit('about:blank')
  current.page.on('request', request => {
    if (request.url().endsWith('/launcher')) records.push(request.url())
  })
  await current.page.goto(`${page.origin}/`)
  const chat = new Chat(current.page)
  await chat.launcher.waitFor()
  expect((await chat.launcher.boundingBox())?.x).toBeLessThan(100)
  expect(records).toHaveLength(asked)
  await chat.launcher.click()
  await chat.hears('Your address?')
  expect(current.complaints).toEqual([])
  await page.close()
})

it('an AI step streams its reply through the server, and a mail is left with it on the way', async () => {
  const page = await openSite({
    pages: {
      '/': pageWith(
        `<script async src="${server.url}/talkgraph.js" data-chatbot-id="advice"></script>`,
      ),
    },
  })
  current = await visit(`${page.origin}/`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.says('ada@example.org')
  await chat.hears('Take the rye. It keeps for five days.')
  await chat.hears('Your advice: Take the rye. It keeps for five days.')
  expect(current.complaints).toEqual([])
  const asked = upstream.received.find(({ url }) => url === '/v1/chat/completions')
  expect(asked?.headers.authorization).toBe(`Bearer ${secret}`)
  expect(JSON.parse(asked?.body ?? '{}').messages).toEqual([
    { role: 'system', content: 'You advise ada@example.org.' },
    { role: 'assistant', content: 'Your address?' },
    { role: 'user', content: 'ada@example.org' },
  ])
  await page.close()
})

function streamReply(response: ServerResponse) {
  const part = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(`${part('Take the rye.')}${part(' It keeps for five days.')}data: [DONE]\n\n`)
}

const adviceBot = {
  name: 'Advice',
  nodes: [
    { id: 'mail', type: 'ask-email', data: { questionText: 'Your address?' } },
    {
      id: 'write',
      type: 'email-node',
      data: { to: 'baker@example.org', subject: 'Asked', body: 'By {email}' },
    },
    {
      id: 'ask',
      type: 'gpt-node',
      data: { context: 'You advise {email}.', apiKey: secret, answerVariable: 'advice' },
    },
    { id: 'end', type: 'message', data: { text: 'Your advice: {advice}' } },
  ],
  edges: [
    { source: 'mail', target: 'write' },
    { source: 'write', target: 'ask' },
    { source: 'ask', target: 'end' },
  ],
}

function bookingBot(url: string) {
  return {
    name: 'Booking',
    nodes: [
      {
        id: 'mail',
        type: 'ask-email',
        data: { questionText: 'Your address?', answerVariable: 'mail' },
      },
      {
        id: 'book',
        type: 'webhook-node',
        data: {
          url,
          method: 'POST',
          headers: { 'x-key': secret },
          body: { for: '{mail}' },
          includeAnswerVariables: true,
          answerVariable: 'table',
        },
      },
    ],
    edges: [{ source: 'mail', target: 'book' }],
  }
}
