import type { BrowserContext } from 'playwright'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { catalogue as arabic } from '../../src/texts/catalogues/ar.js'
import { Chat } from './chat.js'
import { openChromium } from './chromium.js'
import { violationsOn } from './judge.js'
import { expectPageAccessible } from './judge-page.js'
import { setUpServer } from './set-up-server.js'
import { takeLine } from './take-line.js'

const apiKey = 'a-key-of-the-bakery-that-is-long-enough'
const bot = (name: string, [order, hours]: readonly [string, string], greeting: string) => ({
  name,
  customizations: { logoText: name },
  prefill: ['customer'],
  variables: ['customer'],
  settings: { collectResults: true, allowedOrigins: ['https://shop.example'] },
  nodes: [
    { id: 'a', type: 'message', data: { text: greeting } },
    {
      id: 'b',
      type: 'two-choices',
      data: { choicePrompt: '?', choiceText1: order, choiceText2: hours },
    },
    {
      id: 'c',
      type: 'ask-custom-question',
      data: { questionText: 'How many?', answerVariable: 'many' },
    },
    { id: 'd', type: 'message', data: { text: '{many} it is.' } },
  ],
  edges: [
    { source: 'a', target: 'b' },
    { source: 'b', target: 'c' },
    { source: 'b', target: 'c', sourceHandle: 'choice1' },
    { source: 'b', target: 'c', sourceHandle: 'choice2' },
    { source: 'c', target: 'd' },
  ],
})
const bots = {
  bakery: bot('Sunrise Bakery', ['Order bread', 'Opening hours'], 'Good morning, {customer}!'),
  makhbaz: bot('مخبز الشروق', ['طلب الخبز', 'مواعيد العمل'], 'صباح الخير!'),
}
const domain = 'bakery.localhost'
const texts = new Map<string, readonly string[]>()
const nameResolver = {
  cname: async () => [],
  addresses: async () => [],
  texts: async (host: string) => texts.get(host) ?? [],
}
const server = setUpServer({ bots, apiKey, nameResolver })
const phone = { width: 390, height: 844 }
const contexts: BrowserContext[] = []

const call = (method: string, path: string, body?: object) =>
  fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

beforeAll(async () => {
  const open = async (chatbotId: string, settings: object) => {
    const answer = await call('POST', '/v1/channels', { channel: 'page', chatbotId, settings })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()).data.channel.id
  }
  const id = await open('bakery', { name: 'bakery', contact: 'hello@bakery.example', domain })
  texts.set(`_talkgraph.${domain}`, [`page=${id}`])
  expect((await call('GET', `/v1/channels/${id}/page`)).status).toBe(200)
  await open('bakery', { name: 'club', password: 'open sesame' })
  await open('makhbaz', { name: 'makhbaz', language: 'ar' })
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

it('a page talks at once, by keyboard alone, and what is said there counts as said on the page', async () => {
  const { page, complaints } = await server.visit('/c/bakery?customer=Ann', phone)
  const chat = new Chat(page)
  await chat.hears('Good morning, Ann!')
  expect(await page.title()).toBe('Sunrise Bakery')
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
  await chat.option('Order bread').press('Enter')
  await chat.hears('How many?')
  await chat.isAsked()
  await chat.field.press('1')
  await chat.field.press('2')
  await chat.field.press('Enter')
  await chat.hears('12 it is.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
  await expect
    .poll(async () => {
      const { data } = await (await call('GET', '/v1/results?chatbotId=bakery')).json()
      return data.results.map(({ channel }: { channel: string }) => channel)
    })
    .toEqual(['page'])
})

it('behind a password the chat comes after it, and a domain of its own has the page at the top', async () => {
  const { page, complaints } = await server.visit('/c/club', phone)
  await expectPageAccessible(page)
  const field = page.getByLabel('Password')
  await field.fill('open sesame')
  await field.press('Enter')
  await new Chat(page).hears('Good morning')
  await page.goto(server.url.replace(/\/\/[^:]+/, `//${domain}`))
  await new Chat(page).hears('Good morning')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /bakery\.localhost:\d+\/$/,
  )
  expect(complaints).toEqual([])
})

it('a language that is written from right to left has the whole page so', async () => {
  const { page } = await server.visit('/c/makhbaz')
  const chat = new Chat(page, arabic)
  await chat.option('طلب الخبز').waitFor()
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  expect(await chat.window.evaluate(window => getComputedStyle(window).direction)).toBe('rtl')
  expect(await violationsOn(page)).toEqual([])
})

it('without a line it opens as it was last, and says so', async () => {
  const { page } = await server.visit('/c/bakery', phone)
  await new Chat(page).hears('Good morning')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // What the page has loaded is in the worker's hands once the worker has answered for it.
    for (;;) {
      const names = await caches.keys()
      const kept = (
        await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      ).flat()
      if (kept.some(({ url }) => url.endsWith('/talkgraph.js'))) return
      await new Promise(requestAnimationFrame)
    }
  })
  const giveBack = await takeLine(page)
  await page.reload()
  await new Chat(page).hears('Good morning')
  await page.getByText('You are offline.').waitFor()
  await giveBack()
  await page.getByText('You are offline.').waitFor({ state: 'hidden' })
})

it('without script it says what it is, and how else its owner is reached', async () => {
  const context = await (await openChromium()).newContext({ javaScriptEnabled: false })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/c/bakery`)
  await page.getByRole('heading', { name: 'Sunrise Bakery', level: 1 }).waitFor()
  await page.getByText('This chat needs JavaScript.').waitFor()
  const contact = page.getByRole('link', { name: 'hello@bakery.example' })
  expect(await contact.getAttribute('href')).toBe('mailto:hello@bakery.example')
  expect(await page.getByText('The chat is loading').isVisible()).toBe(false)
})
