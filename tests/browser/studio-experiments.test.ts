import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../server/app/app.js'
import { createServices, type Services } from '../../server/app/services/services.js'
import { type Listening, listen } from '../../server/platform/listen.js'
import { firstMember } from '../../server/testing/members.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const ask = (id: string, questionText: string) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText, answerVariable: 'loaf' },
})
const bot = {
  name: 'Bakery',
  nodes: [
    {
      id: 'greeting',
      type: 'experiment',
      data: {
        name: 'Greeting',
        goal: { kind: 'variable', name: 'loaf' },
        branches: [
          { id: 'short', branchName: 'Short', weight: 1 },
          { id: 'warm', branchName: 'Warm', weight: 1 },
        ],
      },
    },
    ask('short-loaf', 'Which loaf?'),
    ask('warm-loaf', 'Good morning! Which loaf would you like?'),
    { id: 'bye', type: 'message', data: { text: 'Thank you.' } },
  ],
  edges: [
    { source: 'greeting', sourceHandle: 'short', target: 'short-loaf' },
    { source: 'greeting', sourceHandle: 'warm', target: 'warm-loaf' },
    { source: 'short-loaf', target: 'bye' },
    { source: 'warm-loaf', target: 'bye' },
  ],
}

let services: Services & { close(): Promise<void> }
let listening: Listening
let site: Site
let url: string
const visits: Visit[] = []

beforeAll(async () => {
  services = await createServices()
  await services.bots.publish('bakery', bot)
  listening = await listen(createApp(services), 0, { host: '127.0.0.1' })
  url = `http://127.0.0.1:${listening.port}`
  const tag = `<script async src="${url}/talkgraph.js" data-chatbot-id="bakery"></script>`
  site = await openSite({ pages: { '/': pageWith(tag) } })
})
afterEach(async () => {
  for (const { close } of visits.splice(0)) await close()
})
afterAll(async () => {
  await site.close()
  await listening.stop(0)
  await services.close()
  await closeChromium()
})

async function chatOf(page: Page): Promise<Chat> {
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.isAsked()
  return chat
}

async function newChat(): Promise<Chat> {
  const opened = await visit(`${site.origin}/`)
  visits.push(opened)
  return chatOf(opened.page)
}

/** Begins a conversation again of which answers are there. */
async function again(chat: Chat): Promise<void> {
  await chat.restart.click()
  await chat.page.getByRole('button', { name: 'Start again' }).click()
  await chat.isAsked()
}

const greetingOf = async (chat: Chat) =>
  (await chat.log.textContent())?.includes('Good morning!') ? 'Warm' : 'Short'

/** The studio, with somebody signed in. */
async function studio(path: string): Promise<Visit> {
  const member = await firstMember({ app: createApp(services), store: services.store })
  const opened = await visit(`${url}/studio/sign-in`)
  visits.push(opened)
  await opened.page
    .context()
    .addCookies([...member.cookies].map(([name, value]) => ({ name, value, url })))
  await opened.page.goto(`${url}/studio${path}`)
  return opened
}

it('visitors stay with a greeting, the studio says how each does, and one press ends it', async () => {
  const taken = { Short: 0, Warm: 0 }
  const first = await newChat()
  const greeting = await greetingOf(first)
  taken[greeting]++
  await first.says('Rye')
  await first.hears('Thank you.')
  for (let turn = 0; turn < 3; turn++) {
    await again(first)
    expect(await greetingOf(first)).toBe(greeting)
    await first.says('Spelt')
    await first.hears('Thank you.')
  }
  await first.page.reload()
  await again(first)
  expect(await greetingOf(first)).toBe(greeting)

  for (let visitor = 0; visitor < 3; visitor++) taken[await greetingOf(await newChat())]++
  const counted = async () => {
    const counts = await services.store.experiments.counts('bakery')
    return counts.reduce((sum, { visitors }) => sum + visitors, 0)
  }
  await expect.poll(counted, { timeout: 30_000 }).toBe(4)

  const { page, complaints } = await studio('/bots/bakery/results')
  const table = page.getByRole('table', { name: 'Branches of Greeting' })
  const cells = (name: string) =>
    table.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  await table.waitFor()
  for (const name of ['Short', 'Warm'] as const) {
    expect(await cells(name).nth(1).textContent()).toBe(String(taken[name]))
    expect(await cells(name).nth(2).textContent()).toBe(name === greeting ? '1' : '0')
  }
  await page.getByText('Too early to say: each branch needs 25 visitors.').waitFor()
  await expectPageAccessible(page)

  await page.getByRole('button', { name: 'End, keep Warm' }).click()
  await page.getByText('Ended: everybody takes Warm.').waitFor()
  expect(await page.getByRole('button', { name: /^End, keep/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  for (let visitor = 0; visitor < 3; visitor++)
    expect(await greetingOf(await newChat())).toBe('Warm')
}, 300_000)
