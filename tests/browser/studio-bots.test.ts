import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-bots-'))
let server: RunningServer
let current: Visit | undefined

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

/** The first member, signed in; whoever comes later does so with the password. */
async function signIn(page: Page): Promise<void> {
  const store = await openStore(join(folder, 'talkgraph.db'))
  const link = await makeFirstLink(store)
  await store.close()
  const [path, more] = link
    ? ['/auth/links/accept', { token: link.split('first=')[1], name: 'Ann Miller' }]
    : ['/auth/sign-in/email', {}]
  const accepted = await page.request.post(`${server.url}${path}`, {
    headers: { origin: server.url },
    data: { ...more, email: 'ann@shop.example', password: 'a-long-password' },
  })
  expect(accepted.status()).toBe(200)
}

/** What axe finds on the page around the chat, in both schemes; the chat has tests of its own. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(axe)
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: object,
          ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>
        }
      }
      const { violations } = await axe.run({ include: ['main'], exclude: ['[class*="frame"]'] })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    })
    found.push(...violations.map(violation => `${page.url()} ${colorScheme} ${violation}`))
  }
  return found
}

// Sixteen looks of axe take their time on a slow machine.
it('a newcomer makes a bot of an example and copies its snippet, then changes looks, publishes, compares, goes back and deletes it, by keyboard', {
  timeout: 240_000,
}, async () => {
  current = await visit('about:blank')
  const { page, complaints } = current
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const press = (role: 'button' | 'link', name: string | RegExp, key = 'Enter') =>
    page.getByRole(role, { name, exact: true }).press(key)
  const found: string[] = []

  await page.goto(`${server.url}/studio/bots`)
  await page.getByText('Your first bot is three steps away').waitFor()
  found.push(...(await faults(page)))
  await press('link', 'Describe your business')
  await page.getByLabel('Name of the business').waitFor()
  found.push(...(await faults(page)))
  await page.getByRole('tab', { name: 'From an example' }).press('Enter')
  await page.getByRole('button', { name: /^Orders for a bakery/ }).press('Enter')
  await page.getByRole('log').getByText('What would you like?').waitFor()
  found.push(...(await faults(page)))
  await press('button', 'Use this example')
  await page.getByLabel('Name of the business').fill('Smith & Sons')
  expect(await page.getByLabel('E-mail address for messages').inputValue()).toBe('ann@shop.example')
  await page.getByLabel('E-mail address for messages').fill('office@smith.org')
  found.push(...(await faults(page)))
  await press('button', 'Make the bot')
  await page.getByRole('heading', { name: 'Orders for a bakery', level: 1 }).waitFor()
  await page.getByRole('toolbar', { name: 'Flow' }).waitFor()
  await press('link', 'Overview')
  await page.getByText('No problems found').waitFor()
  found.push(...(await faults(page)))
  await press('button', 'Publish')
  const asking = page.getByRole('dialog', { name: 'Publish' })
  expect(await asking.getByRole('radio', { name: 'Yes, for 365 days' }).isChecked()).toBe(true)
  found.push(...(await faults(page)))
  await asking.getByRole('button', { name: 'Publish' }).press('Enter')
  const id = /\/bots\/([^/]+)/.exec(page.url())?.[1] ?? ''
  await page.getByRole('dialog', { name: 'Version 2 is live' }).waitFor()
  await press('button', 'Copy')
  await page.getByText('Copied').waitFor()
  const snippet = await page.evaluate(() => navigator.clipboard.readText())
  expect(snippet).toBe(
    `<script async src="${server.url}/talkgraph-loader.js?bot=${id}" data-chatbot-id="${id}"></script>`,
  )
  found.push(...(await faults(page)))
  await press('button', 'Done')
  const live = async () => (await page.request.get(`${server.url}/widget/v1/bots/${id}`)).json()
  expect(await live()).toMatchObject({
    results: true,
    customizations: { logoText: 'Smith & Sons' },
  })

  await press('link', 'Looks')
  const colour = page.getByRole('textbox', { name: 'Text of the header', exact: true })
  await colour.fill('#999999')
  await page.getByRole('status').getByText('A text is hard to read').waitFor()
  await press('button', 'Use #ffffff')
  await page.getByLabel('Header', { exact: true }).fill('#0a7d4f')
  await expect
    .poll(() =>
      page
        .locator('talkgraph-widget [part~="header"]')
        .evaluate(header => getComputedStyle(header).backgroundColor),
    )
    .toBe('rgb(10, 125, 79)')
  found.push(...(await faults(page)))
  await page.getByRole('status').getByText('Saved').waitFor()
  // Every page publishes the draft that Looks shows.
  await press('link', 'Overview')
  await page.getByText('Live, newer draft').waitFor()
  await press('button', 'Publish')
  await asking.getByText('Changed: 1 look.').waitFor()
  await asking.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByRole('dialog', { name: 'Version 3 is live' }).waitFor()
  await press('button', 'Done')
  await page.getByRole('dialog', { name: 'Version 3 is live' }).waitFor({ state: 'hidden' })
  expect((await live()).customizations.headerBgColor).toBe('#0a7d4f')

  await press('link', 'Versions')
  await page.getByText('Changed: 1 look.').waitFor()
  await page.getByText('#8a4b22').waitFor()
  found.push(...(await faults(page)))
  await press('button', 'Go back to version 2')
  // The toast of the first time may still be there.
  await page.getByText('Version 2 is live').last().waitFor()
  await expect.poll(async () => (await live()).customizations.headerBgColor).toBe('#8a4b22')

  await page
    .getByRole('navigation', { name: 'Parts of the bot' })
    .getByRole('link', { name: 'Settings' })
    .press('Enter')
  await page.getByRole('button', { name: 'Delete the bot…' }).waitFor()
  found.push(...(await faults(page)))
  await press('button', 'Delete the bot…')
  await page.getByLabel('Name of the bot').fill('something else')
  await page.keyboard.press('Enter')
  await page.getByText('That is not the name.', { exact: false }).waitFor()
  await page.getByLabel('Name of the bot').fill('Orders for a bakery')
  await page.keyboard.press('Enter')
  await page.getByText('“Orders for a bakery” is deleted').waitFor()
  const status = async () => (await page.request.get(`${server.url}/widget/v1/bots/${id}`)).status()
  // For a second the server serves what it has in memory.
  await expect.poll(status).toBe(404)
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})

itAtLength(
  'looks that are typed while the session is over stay, and are saved once one is signed in again',
  {
    timeout: 120_000,
  },
  async () => {
    current = await visit('about:blank')
    const { page } = current
    const headers = { origin: server.url }
    await signIn(page)
    const data = { nodes: [{ id: 'start', type: 'welcome', data: { text: 'Hi' } }], edges: [] }
    await page.request.put(`${server.url}/v1/chatbots/kept/flow`, { headers, data })
    await page.goto(`${server.url}/studio/bots/kept/looks`)
    const header = page.getByRole('textbox', { name: 'Header', exact: true })
    await header.fill('notacolour')
    await page.getByText('Write a colour such as #1b55f3').waitFor()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Corner Bakery')
    await page.getByRole('status').getByText('Saved').waitFor()
    await page.locator('talkgraph-widget [part=title]').getByText('Corner Bakery').waitFor()

    await page.context().clearCookies()
    await page.getByRole('textbox', { name: 'Tagline', exact: true }).fill('Fresh at six')
    await page.getByText('You are signed out').first().waitFor()
    await signIn(page)
    await page.goto(`${server.url}/studio/bots/kept/looks`)
    await page.getByRole('status').getByText('Saved').waitFor()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Tagline', exact: true }).inputValue())
      .toBe('Fresh at six')
    expect(await header.inputValue()).toBe('notacolour')
    const draft = async () =>
      (await page.request.get(`${server.url}/v1/chatbots/kept/draft`)).json()
    await expect
      .poll(async () => (await draft()).data.bot.customizations)
      .toEqual({ logoText: 'Corner Bakery', tagline: 'Fresh at six' })
  },
)
