import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-versions-'))
const email = 'ann@shop.example'
const password = 'a-long-password'
let server: RunningServer
let current: Visit | undefined

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
  })
  const token = server.firstSignIn?.split('first=')[1]
  await call('POST', '/auth/links/accept', { token, email, name: 'Ann Miller', password })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = (method: string, path: string, body: object) =>
  fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })

const flow = (greeting: string, last: string) => ({
  name: 'Shop',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: greeting }, position: { x: 0, y: 0 } },
    {
      id: 'ask',
      type: 'ask-name',
      data: { questionText: 'Who are you?' },
      position: { x: 380, y: 0 },
    },
    { id: last, type: 'message', data: { text: `See you, ${last}.` }, position: { x: 760, y: 0 } },
  ],
  edges: [
    { id: 'e1', source: 'hi', target: 'ask' },
    { id: 'e2', source: 'ask', target: last },
  ],
})

/** A bot of two versions, of which the first is live; the draft is like the second. */
async function open(id: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  expect((await call('PUT', `/v1/chatbots/${id}/flow`, flow('Good morning', 'bye'))).status).toBe(
    200,
  )
  const note = { version: 1, note: 'For the first day' }
  expect((await call('POST', `/v1/chatbots/${id}/publish`, note)).status).toBe(200)
  expect((await call('PUT', `/v1/chatbots/${id}/flow`, flow('Good evening', 'ciao'))).status).toBe(
    200,
  )
  current = await visit(`${server.url}/healthz`, viewport)
  const { page } = current
  const signedIn = await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  expect(signedIn.status()).toBe(200)
  return page
}

it('the draft is kept under a name, compared with what is live change by change, and brought back whole', async () => {
  const page = await open('shop')
  await page.goto(`${server.url}/studio/bots/shop/flow?compare=live`)
  const panel = page.getByRole('region', { name: 'Compare' })
  await panel.getByText('Published').waitFor()
  await panel.getByText('“For the first day”').waitFor()
  await panel.getByText('4 changes: 1 new, 2 changed, 1 gone.').waitFor()
  const canvas = page.getByRole('region', { name: 'Canvas' })
  // From change to change by keys, with the keyboard on the canvas.
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('n')
  await panel.getByText('1 of 4').waitFor()
  await panel.getByText('morning', { exact: true }).waitFor()
  expect(await panel.locator('del, ins').allTextContents()).toEqual(['morning', 'evening'])
  await page.keyboard.press('p')
  await panel.getByText('4 of 4').waitFor()
  // What is new stands where what is gone stood.
  await canvas.getByText('+ New').waitFor()
  await canvas.getByText('− Gone').waitFor()

  await page.getByRole('button', { name: 'More panels' }).click()
  await page.getByRole('menuitem', { name: 'Keep this draft under a name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Evening shop')
  await page.keyboard.press('Enter')
  await page.getByText('The draft is kept as “Evening shop”').waitFor()
  await panel.getByRole('button', { name: 'Bring everything back' }).click()
  await panel.getByText('Nothing differs.').waitFor()

  await panel
    .getByRole('combobox', { name: 'Compared with' })
    .selectOption({ label: 'Named draft: Evening shop' })
  await panel.getByText('4 changes: 1 new, 2 changed, 1 gone.').waitFor()
  await panel.getByText('by Ann Miller').waitFor()
  await panel.getByRole('button', { name: 'Bring everything back' }).click()
  await panel.getByText('Nothing differs.').waitFor()
  await page.getByText('Good evening').first().waitFor()
  await page.getByRole('toolbar', { name: 'Flow' }).getByRole('button', { name: 'Undo' }).click()
  await panel.getByText('4 changes: 1 new, 2 changed, 1 gone.').waitFor()
  await expectPageAccessible(page)
}, 120_000)

itAtLength(
  'any two are compared from the list of versions, which tells who made what live when; a named draft is renamed and deleted',
  async () => {
    const page = await open('bakery')
    await call('POST', '/v1/chatbots/bakery/named-drafts', { name: 'Plan B' })
    await page.goto(`${server.url}/studio/bots/bakery/versions`)
    const wentLive = page.getByRole('region', { name: 'What went live' }).getByRole('row')
    await wentLive
      .filter({ hasText: 'For the first day' })
      .filter({ hasText: 'Version 1' })
      .waitFor()
    await page
      .getByRole('combobox', { name: 'From' })
      .selectOption({ label: 'Version 1: For the first day' })
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Named draft: Plan B' })
    await page.getByRole('link', { name: 'Compare on the canvas' }).click()
    const bar = page.getByRole('region', { name: 'Named draft' })
    await bar.getByText('Plan B').waitFor()
    const panel = page.getByRole('region', { name: 'Compare' })
    await panel.getByText('4 changes: 1 new, 2 changed, 1 gone.').waitFor()
    expect(await panel.getByRole('button', { name: /Bring/ }).count()).toBe(0)
    await panel
      .getByRole('combobox', { name: 'Compared with' })
      .selectOption({ label: 'Version 2: never live' })
    await panel.getByText('Nothing differs.').waitFor()

    await page.goto(`${server.url}/studio/bots/bakery/versions`)
    await page.getByRole('button', { name: 'Rename “Plan B”' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Plan C')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await page.getByRole('button', { name: 'Delete “Plan C”' }).waitFor()
    await expectPageAccessible(page)
    await page.getByRole('button', { name: 'Delete “Plan C”' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByText('No draft is kept yet').waitFor()
  },
  120_000,
)
