import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../server/app/app.js'
import { createServices, type Services } from '../../server/app/services/services.js'
import { type Listening, listen } from '../../server/platform/listen.js'
import { firstMember } from '../../server/testing/members.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { textOf } from './downloaded.js'
import { expectPageAccessible } from './judge-page.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const ask = (id: string, questionText: string, answerVariable: string) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText, answerVariable },
})
const bot = {
  name: 'Bakery',
  nodes: [
    { id: 'who', type: 'ask-name', data: { questionText: 'What is your name?' } },
    ask('loaf', 'Which loaf would you like?', 'loaf'),
    ask('day', 'For which day?', 'day'),
    { id: 'bye', type: 'message', data: { text: 'Thank you, {name}.' } },
  ],
  edges: [
    { source: 'who', target: 'loaf' },
    { source: 'loaf', target: 'day' },
    { source: 'day', target: 'bye' },
  ],
}

const pictures = process.env.TALKGRAPH_PICTURES
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

async function chatAt(path: string): Promise<Chat> {
  const opened = await visit(`${site.origin}${path}`)
  visits.push(opened)
  const chat = new Chat(opened.page)
  await chat.launcher.click()
  return chat
}

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

async function picture(page: Page, name: string) {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: join(pictures, `${name}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
    }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Has conversations of the bot stored, with the keyboard alone. */
async function switchOn(page: Page) {
  const toggle = page.getByRole('switch', { name: 'Store conversations' })
  await toggle.waitFor()
  expect(await toggle.isChecked()).toBe(false)
  await toggle.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('90x')
  await page.keyboard.press('Enter')
  await page.getByText('Write a whole number from 1 to 36500').waitFor()
  await page.keyboard.press('Backspace')
  await picture(page, 'bot-settings')
  await expectPageAccessible(page)
  await page.getByRole('textbox', { name: 'Days to keep them' }).press('Enter')
  await page.getByText('Conversations are stored from now on').waitFor()
  await page.reload()
  await toggle.waitFor()
  expect(await toggle.isChecked()).toBe(true)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Days to keep them' }).inputValue())
    .toBe('90')
  // A server notes within a second what was set.
  await expect
    .poll(async () => (await services.bots.find('bakery'))?.settings.results)
    .toMatchObject({
      collect: true,
      retentionDays: 90,
    })
}

it('who finishes and who leaves stand in the list, the search, the counts and the table', async () => {
  const { page, complaints } = await studio('/bots/bakery/settings')
  await switchOn(page)
  const [ann, bob] = await Promise.all([chatAt('/'), chatAt('/')])
  await Promise.all([
    ann
      .says('Ann')
      .then(() => ann.says('Rye <b>with seeds</b>'))
      .then(() => ann.says('=Friday'))
      .then(() => ann.hears('Thank you, Ann.')),
    bob.says('Bob').then(() => bob.hears('Which loaf would you like?')),
  ])
  await bob.page.goto('about:blank')
  await expect
    .poll(async () =>
      (await services.store.results.list({ owner: 'owner', limit: 9 })).map(({ state }) => state),
    )
    .toEqual(expect.arrayContaining(['finished', 'abandoned']))

  await page.goto(`${url}/studio/results`)
  const rows = page.getByRole('table', { name: 'Conversations', exact: true }).getByRole('row')
  await page.getByRole('link', { name: 'Ann' }).waitFor()
  expect((await rows.allTextContents()).toSorted()).toEqual([
    expect.stringMatching(/^AnnRye <b>with seeds<\/b> · =Friday3 answersbakeryWebsiteFinished/),
    expect.stringMatching(/^Bob1 answerbakeryWebsiteLeft early/),
    expect.stringContaining('Visitor'),
  ])
  await expect.poll(() => page.getByText('50%').count()).toBe(1)
  await picture(page, 'results')
  await expectPageAccessible(page)

  await page.getByRole('combobox', { name: 'Bot' }).selectOption('bakery')
  await page.getByRole('table', { name: 'Ways through the flow' }).waitFor()
  await picture(page, 'results-of-bot')

  // Found by the beginning of a word, with the keyboard alone.
  await page.getByRole('searchbox', { name: 'Search conversations' }).focus()
  await page.keyboard.insertText('seed')
  await expect.poll(() => page.getByRole('link', { name: 'Bob' }).count()).toBe(0)

  // The table says the same, and nothing in it is a formula.
  await page.getByRole('button', { name: 'Export' }).press('Enter')
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).press('Enter')
  const csv = await textOf(await downloading)
  expect(csv).toMatch(/Ann.*Rye <b>with seeds<\/b>.*'=Friday|Ann.*'=Friday.*Rye <b>with seeds<\/b>/)
  expect(csv).not.toContain('Bob')

  await page.getByRole('link', { name: 'Ann' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: /Ann/ }).waitFor()
  await page.getByRole('heading', { name: 'Path' }).waitFor()
  await expect
    .poll(() => page.getByRole('listitem').filter({ hasText: 'Visitor: ' }).allTextContents())
    .toEqual(['Visitor: Ann', 'Visitor: Rye <b>with seeds</b>', 'Visitor: =Friday'])
  await picture(page, 'result')
  await expectPageAccessible(page)

  // Deleted at once, and back again.
  await page.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('link', { name: 'Bob' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Ann' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('link', { name: 'Ann' }).waitFor()
  expect(complaints).toEqual([])
}, 120_000)
