import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-sub-flows-'))
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

const at = (column: number) => ({ x: column * 380, y: 0 })
const ask = (id: string, column: number, questionText: string, answerVariable: string) => ({
  id,
  type: 'ask-custom-question',
  position: at(column),
  data: { questionText, answerVariable },
})
const bakery = {
  name: 'Bakery',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Good morning' }, position: at(0) },
    ask('town', 1, 'Which town?', 'town'),
    ask('street', 2, 'Which street in {town}?', 'street'),
    { id: 'thanks', type: 'message', data: { text: 'Noted: {street}.' }, position: at(3) },
    { id: 'bye', type: 'message', data: { text: 'We come to {street}, {town}.' }, position: at(4) },
  ],
  edges: [
    { id: 'e1', source: 'hi', target: 'town' },
    { id: 'e2', source: 'town', target: 'street' },
    { id: 'e3', source: 'street', target: 'thanks' },
    { id: 'e4', source: 'thanks', target: 'bye' },
  ],
}

async function open(): Promise<Page> {
  expect((await call('PUT', '/v1/chatbots/bakery/flow', bakery)).status).toBe(200)
  current = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
  const { page } = current
  const signedIn = await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${server.url}/studio/bots/bakery/flow`)
  await page.getByRole('toolbar', { name: 'Flow' }).waitFor()
  return page
}

it('steps become a sub-flow by keys; it is changed inside, published, taken in its newer version, and played by visitors', async () => {
  const page = await open()
  const outline = page.getByRole('tree', { name: 'Outline' })
  const row = (name: string) => outline.getByRole('treeitem', { name })
  const step = page.getByRole('form', { name: 'Step' })

  // Steps into whose middle a way leads are refused with the reason.
  await row('Which town?').click()
  await row('Noted: {street}.').click({ modifiers: ['Control'] })
  await page.keyboard.press('s')
  const refused = page.getByRole('dialog', { name: 'These steps cannot become a sub-flow' })
  await refused.getByText('entered at 2').waitFor()
  await page.keyboard.press('Escape')
  await refused.waitFor({ state: 'detached' })

  await row('Which street in {town}?').click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 steps', { exact: true }).waitFor()
  await page.keyboard.press('s')
  const making = page.getByRole('dialog', { name: 'Make a sub-flow' })
  await making.getByRole('textbox', { name: 'Name', exact: true }).fill('Ask the address')
  await making.getByRole('button', { name: 'Remove town' }).waitFor()
  await making.getByRole('button', { name: 'Remove street' }).waitFor()
  await expectPageAccessible(page)
  await page.keyboard.press('Enter')
  await making.waitFor({ state: 'detached' })
  await row('Ask the address').waitFor()
  await row('Noted: {street}.').waitFor({ state: 'detached' })
  await step.getByRole('textbox', { name: 'town' }).waitFor()
  expect(await step.getByRole('textbox', { name: 'town' }).inputValue()).toBe('{town}')
  expect(await step.getByRole('combobox', { name: 'street' }).inputValue()).toBe('street')
  await expectPageAccessible(page)
  await page.getByText('Saved', { exact: true }).first().waitFor()

  // Inside, something is changed and published.
  await step.getByRole('link', { name: 'Open', exact: true }).click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'Bakery' }).waitFor()
  await row('Which street in {town}?').click()
  await step
    .getByRole('textbox', { name: 'Question' })
    .first()
    .fill('What is the street in {town}?')
  await row('What is the street in {town}?').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await publishing.getByRole('button', { name: 'Publish' }).click()
  const published = page.getByRole('dialog', { name: 'Version 2 can be taken' })
  await published.getByText('Draft: version 1').waitFor()
  await published.getByRole('button', { name: 'Done' }).click()

  // The bot is told of the newer version, with what is new, and takes it.
  await crumbs.getByRole('link', { name: 'Bakery' }).click()
  await row('Ask the address').click()
  await step.getByRole('button', { name: 'What changed' }).click()
  await step.getByText('Changed: 1 step.').waitFor()
  await expectPageAccessible(page)
  await step.getByRole('button', { name: 'Take version 2' }).click()
  await step.getByText('Version 2 is there').waitFor({ state: 'detached' })
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: 'Publish' })
    .click()
  await page.getByRole('dialog', { name: /is live/ }).waitFor()

  await page.goto(`${server.url}/demo/bots/bakery`)
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.hears('Which town?')
  await chat.says('Bern')
  await chat.hears('What is the street in Bern?')
  await chat.says('Mill Lane')
  await chat.hears('Noted: Mill Lane.')
  await chat.hears('We come to Mill Lane, Bern.')
}, 120_000)

itAtLength(
  'a sub-flow is listed apart from bots, and its steps are looked at inside and put back',
  async () => {
    const page = await open()
    const made = await call('POST', '/v1/sub-flows', {
      name: 'Say thanks',
      flow: {
        outputs: [],
        nodes: [{ id: 'm', type: 'message', data: { text: 'Thanks a lot.' } }],
        edges: [],
      },
    })
    const { subFlowId } = (await made.json()).data
    await page.goto(`${server.url}/studio/bots`)
    await page.getByRole('link', { name: 'Bakery' }).waitFor()
    expect(await page.getByRole('link', { name: 'Say thanks' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Sub-flows' }).click()
    await page.getByRole('link', { name: 'Say thanks' }).click()
    await page.getByText('No bot plays “Say thanks” yet.').waitFor()
    await expectPageAccessible(page)

    await page.goto(`${server.url}/studio/bots/bakery/flow`)
    const outline = page.getByRole('tree', { name: 'Outline' })
    await outline.getByRole('treeitem', { name: 'We come to' }).click()
    await page.keyboard.press('a')
    await page.getByRole('combobox', { name: 'Add a step' }).fill('Sub-flow')
    await page.keyboard.press('Enter')
    const step = page.getByRole('form', { name: 'Step' })
    await step.getByRole('combobox', { name: 'Sub-flow' }).selectOption({ label: 'Say thanks' })
    await outline.getByRole('treeitem', { name: 'Say thanks' }).waitFor()
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await step.getByRole('link', { name: 'Look inside' }).click()
    await page.getByRole('region', { name: 'Sub-flow' }).getByText('Bakery › Say thanks').waitFor()
    await outline.getByRole('treeitem', { name: 'Thanks a lot.' }).waitFor()
    await expectPageAccessible(page)
    await page.getByRole('link', { name: 'Back to the bot' }).click()

    await outline.getByRole('treeitem', { name: 'Say thanks' }).click()
    await step.getByRole('button', { name: 'Put its steps here' }).click()
    await outline.getByRole('treeitem', { name: 'Thanks a lot.' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await outline.getByRole('treeitem', { name: 'Say thanks' }).waitFor()
    expect(subFlowId).toMatch(/^[0-9a-f]{20}$/)
  },
  120_000,
)
