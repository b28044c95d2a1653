import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { typescriptArgs } from '../../server/testing/child-server.js'
import { says, startModel } from '../../server/testing/fake-model.js'
import { closeChromium } from './chromium.js'
import { expectPageAccessible } from './judge-page.js'
import { type Visit, visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-words-'))
const email = 'ann@shop.example'
const password = 'a-long-password'
let server: RunningServer
let model: Awaited<ReturnType<typeof startModel>>
let current: Visit | undefined

beforeAll(async () => {
  model = await startModel()
  const aiUrl = `${model.url}/v1`
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
    aiUrl,
    threadArgs: typescriptArgs,
  })
  const token = server.firstSignIn?.split('first=')[1]
  await fetch(`${server.url}/auth/links/accept`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ token, email, name: 'Ann Miller', password }),
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await model.close()
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const bakery = {
  explanation: 'Greets visitors and takes orders for cakes.',
  name: 'Mill Bakery',
  steps: [
    {
      id: 'hi',
      type: 'welcome',
      data: { text: 'Welcome to Mill Bakery!' },
      next: [{ exit: '', to: 'what' }],
    },
    {
      id: 'what',
      type: 'n-choices',
      data: {
        choicePrompt: 'What would you like?',
        choices: [
          { id: 'cake', choiceText: 'A cake' },
          { id: 'bread', choiceText: 'Bread' },
        ],
      },
      next: [
        { exit: 'cake', to: 'name' },
        { exit: 'bread', to: 'bye' },
      ],
    },
    {
      id: 'name',
      type: 'ask-name',
      data: { questionText: 'What is your name?', answerVariable: 'name' },
      next: [{ exit: '', to: 'bye' }],
    },
    { id: 'bye', type: 'message', data: { text: 'See you at the mill.' }, next: [] },
  ],
}

it('a bot comes of words, is changed in words, accepted step by step and undone', async () => {
  current = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
  const { page } = current
  await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  model.begin(says(bakery))
  await page.goto(`${server.url}/studio/bots/new`)
  await page.getByRole('tab', { name: 'From words' }).click()
  await page
    .getByRole('textbox', { name: 'What should it do?' })
    .fill('For a bakery: take orders for cakes.')
  await expectPageAccessible(page)
  await page.getByRole('button', { name: 'Draft the bot' }).click()

  const panel = page.getByRole('region', { name: 'Proposal' })
  const canvas = page.getByRole('region', { name: 'Canvas' })
  await panel.getByText('Greets visitors and takes orders for cakes.').waitFor()
  await panel.getByText('5 changes, none accepted yet.').waitFor()
  await canvas.getByText('+ New').first().waitFor()
  await expectPageAccessible(page)
  // Nothing is there before it is accepted, and a reload forgets nothing.
  await page.reload()
  await panel.getByRole('button', { name: 'Accept all 5' }).click()
  await panel.getByText('Nothing is left to accept.').waitFor()
  await page
    .getByRole('treeitem', { name: /^Message: See you at the mill/ })
    .first()
    .waitFor()
  await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor()
  await panel.getByRole('button', { name: 'Done' }).click()

  const draft = async () => {
    const answer = await page.request.get(
      `${server.url}/v1${new URL(page.url()).pathname.replace('/studio/bots', '/chatbots').replace('/flow', '/draft')}`,
    )
    return (await answer.json()).data.bot.elements[0]
  }
  // What was accepted is all there before something is asked of it.
  await expect.poll(async () => (await draft()).edges.length, { timeout: 30_000 }).toBe(4)
  const [welcome, , ask, bye] = (await draft()).nodes
  model.begin(
    says({
      explanation: 'Asks for the phone number, and is more formal.',
      name: null,
      steps: [
        {
          id: ask.id,
          type: 'ask-name',
          data: { questionText: 'May we have your name?' },
          next: [{ exit: '', to: 'phone' }],
        },
        {
          id: 'phone',
          type: 'ask-phone-number',
          data: { questionText: 'And your phone number?', answerVariable: 'phone' },
          next: [{ exit: '', to: bye.id }],
        },
      ],
    }),
  )
  await page
    .getByRole('treeitem', { name: /^Ask for a name/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'More panels' }).click()
  await page.getByRole('menuitem', { name: 'Change this part…' }).click()
  await panel.getByText(/^About 1 step: “Ask for a name/).waitFor()
  await panel
    .getByRole('textbox', { name: 'What should change?' })
    .fill('Ask for the phone number, too.')
  await panel.getByRole('button', { name: 'Draft the change' }).click()
  await panel.getByText('3 changes, none accepted yet.').waitFor()
  const row = (name: RegExp) => panel.getByRole('listitem').getByRole('button', { name }).first()
  await row(/Changed Ask for a name/).click()
  await panel.getByRole('button', { name: /^Accept “Ask for a name/ }).click()
  await panel.getByText('2 of 3 changes are left.').waitFor()
  await row(/New Ask for a phone number/).click()
  await panel.getByRole('button', { name: /^Refuse “Ask for a phone number/ }).click()
  await panel.getByText('1 of 3 changes are left.').waitFor()
  await page
    .getByRole('treeitem', { name: /May we have your name/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await panel.getByText('2 of 3 changes are left.').waitFor()
  await panel.getByRole('button', { name: 'Throw away' }).click()
  await panel.waitFor({ state: 'detached' })
  const { nodes } = await draft()
  expect(nodes).toHaveLength(4)
  expect(nodes[0]).toMatchObject({ id: welcome.id, data: { text: 'Welcome to Mill Bakery!' } })
}, 120_000)
