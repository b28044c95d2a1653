import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/index.js'
import { startTelegram, telegramToken, updateOf } from '../../server/testing/telegram.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

const bot = {
  name: 'Bakery',
  settings: { liveDesk: true, collectResults: true },
  prefill: ['city'],
  nodes: [
    { id: 'who', type: 'ask-name', data: { questionText: 'What is your name?' } },
    { id: 'h', type: 'human-handover', data: { handoverMessage: 'Somebody will be with you.' } },
    { id: 'm', type: 'message', data: { text: 'Thank you, {name}.' } },
  ],
  edges: [
    { source: 'who', target: 'h' },
    { source: 'h', target: 'm' },
  ],
}

const pictures = process.env.TALKGRAPH_PICTURES
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-channels-'))
const ann = 42
let telegram: Awaited<ReturnType<typeof startTelegram>>
/** What stands at domains, by host name. */
const texts = new Map<string, readonly string[]>()
let server: RunningServer
let current: Visit | undefined

beforeAll(async () => {
  telegram = await startTelegram()
  server = await startServer({
    dataFolder: folder,
    bots: { bakery: bot },
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
    allowHosts: [telegram.host],
    nameResolver: {
      cname: async () => [],
      addresses: async () => [],
      texts: async host => texts.get(host) ?? [],
    },
  })
  const token = server.firstSignIn?.split('first=')[1]
  const accepted = await fetch(`${server.url}/auth/links/accept`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ token, email, name: 'Mia', password }),
  })
  expect(accepted.status).toBe(200)
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await telegram.close()
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const email = 'mia@shop.example'
const password = 'a-long-password'

/** The first member, signed in, in a room of the studio. */
async function open(path: string): Promise<Visit> {
  current = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
  const { page } = current
  const signedIn = await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${server.url}/studio${path}`)
  return current
}

/** What somebody writes to the bot at Telegram. */
async function write(id: number, text: string): Promise<void> {
  const hook = telegram.sent.findLast(({ method }) => method === 'setWebhook')?.body
  const answer = await fetch(`${server.url}${new URL(String(hook?.url)).pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': String(hook?.secret_token),
    },
    body: JSON.stringify(updateOf(id, ann, { text }, Math.floor(Date.now() / 1000))),
  })
  expect(answer.status).toBe(200)
}

const told = (text: string) =>
  expect.poll(() => telegram.toldTo(ann).join('\n'), { timeout: 20_000 }).toContain(text)

async function look(page: Page, name: string) {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  const before = page.viewportSize()
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({
        path: join(pictures, `${name}-${width}-${colorScheme}.png`),
        animations: 'disabled',
        fullPage: true,
      })
    }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await page.screenshot({ path: join(pictures, `${name}-rtl.png`), animations: 'disabled', fullPage: true })
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  if (before) await page.setViewportSize(before)
}

it('a bot is connected with Telegram, answers there, hands over to the desk, and is disconnected', async () => {
  const { page, complaints } = await open('/bots/bakery/channels')
  await page
    .getByRole('row', { name: /Telegram/ })
    .getByText('Not connected')
    .waitFor()
  await expectPageAccessible(page)
  await look(page, 'list')

  await page.getByRole('link', { name: 'Connect with Telegram' }).click()
  const token = page.getByRole('textbox', { name: 'Token' })
  const connect = page.getByRole('button', { name: 'Connect with Telegram' })
  await connect.click()
  await page.getByText('Fill this in: token.').waitFor()
  await page.getByText('For proxies and servers of your own').click()
  await page.getByRole('textbox', { name: 'Address of the API' }).fill(telegram.url)
  await token.fill(`${telegramToken.slice(0, -3)}bad`)
  await connect.click()
  await page
    .getByText(/BotFather/)
    .last()
    .waitFor()
  await expect.poll(() => token.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => token.evaluate(field => field === document.activeElement)).toBe(true)
  await expectPageAccessible(page)
  await look(page, 'refused')
  await token.fill(telegramToken)
  await connect.click()
  await page.getByText('@shop_bot').waitFor()
  await page.getByText(`ends in ${telegramToken.slice(-4)}`).waitFor()
  await expect(page.content()).resolves.not.toContain(telegramToken)

  await page.getByRole('textbox', { name: 'To whom' }).fill(String(ann))
  await page.getByRole('button', { name: 'Send the test message' }).click()
  await page.getByText('It went out.').waitFor()
  await expectPageAccessible(page)
  await look(page, 'connected')

  await page.goto(`${server.url}/studio/desk`)
  await page.getByRole('switch', { name: 'Available for new threads', checked: true }).waitFor()
  await write(1, 'Hello')
  await told('What is your name?')
  await write(2, 'Ann')
  await told('Somebody will be with you.')
  await page.getByRole('link', { name: /Ann/ }).filter({ hasText: 'Telegram' }).click()
  const talk = page.getByRole('region', { name: 'Conversation with Ann' })
  await talk.getByText('Telegram', { exact: true }).waitFor()
  await talk.getByRole('button', { name: 'Take' }).click()
  await talk.getByRole('button', { name: 'Hand back' }).waitFor()
  await talk.getByRole('textbox', { name: 'Answer' }).fill('What may we bake?')
  await page.keyboard.press('Enter')
  await told('What may we bake?')
  const answer = talk.getByRole('listitem').filter({ hasText: 'What may we bake?' })
  await answer.getByText('Sent', { exact: true }).waitFor()
  await write(3, 'A cake')
  await talk.getByText('A cake').waitFor()
  await expectPageAccessible(page)
  await look(page, 'desk')

  await page.goto(`${server.url}/studio/bots/bakery/channels`)
  await page.getByText(/^Last message (in|out)/).waitFor()
  await page.getByRole('link', { name: 'Open Telegram: @shop_bot' }).click()
  await page.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('textbox', { name: 'Name of the channel' }).fill('telegram')
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await page
    .getByRole('row', { name: /Telegram/ })
    .getByText('Not connected')
    .waitFor()
  expect(telegram.sent.at(-1)?.method).toBe('deleteWebhook')
  expect(complaints.filter(each => !each.includes('422'))).toEqual([])
})

it('a page is made under a free name, renamed, linked to with a variable, and taken away', async () => {
  const { page, complaints } = await open('/bots/bakery/channels')
  await page.getByRole('link', { name: 'Make a page' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('No name')
  await page.getByText('A name has 1 to 60').first().waitFor()
  await name.fill('cakes')
  await page.getByText('Free: the address ends in /c/cakes').waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill('Cakes to order')
  await expectPageAccessible(page)
  await look(page, 'make-page')
  await page.getByRole('button', { name: 'Make the page' }).click()
  await page.getByRole('img', { name: 'QR code that leads to the page' }).waitFor()
  await name.fill('bakery')
  await page.getByText('Free: the address ends in /c/bakery').waitFor()
  await page.getByRole('textbox', { name: 'Password' }).fill('sweet')
  await page.getByRole('textbox', { name: 'Domain of your own' }).fill('chat.bakery.invalid')
  await page.getByRole('button', { name: 'Store' }).click()
  await page.getByText(/Earlier names go on leading here .*: cakes\./).waitFor()
  await page.getByText('Open with the password').waitFor()
  await page.getByText('chat.bakery.invalid is not proven yet').waitFor()
  const record = page.getByRole('row', { name: /^TXT _talkgraph\.chat\.bakery\.invalid/ })
  await record.getByText('Missing').waitFor()
  await record.getByRole('button', { name: 'Copy the value' }).waitFor()
  await look(page, 'page-unproven')
  const value = await record.getByText(/^page=/).innerText()
  texts.set('_talkgraph.chat.bakery.invalid', ['v=spf1 -all', value])
  await page.getByRole('button', { name: 'Check again' }).click()
  await record.getByText('Right').waitFor()
  await page.getByText('chat.bakery.invalid does not lead here yet').waitFor()
  await page.getByRole('textbox', { name: 'city' }).fill('São Paulo')
  await page.getByText('/c/bakery?city=S%C3%A3o+Paulo', { exact: false }).first().waitFor()
  await expectPageAccessible(page)
  await look(page, 'page')
  await page.getByRole('button', { name: 'Take the page away…' }).click()
  await page.getByRole('textbox', { name: 'Name of the page' }).fill('bakery')
  await page.getByRole('button', { name: 'Take it away' }).click()
  await page.getByRole('link', { name: 'Make a page' }).waitFor()
  expect(complaints).toEqual([])
})
