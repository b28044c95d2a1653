import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type FlowTest, testBot } from '../../runtime/testing/index.js'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { typescriptArgs } from '../../server/testing/child-server.js'
import { itAtLength } from '../arbitraries/cases.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-tests-'))
const email = 'ann@shop.example'
const password = 'a-long-password'
let server: RunningServer
const visits: Visit[] = []

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
    threadArgs: typescriptArgs,
  })
  const token = server.firstSignIn?.split('first=')[1]
  await call('POST', '/auth/links/accept', { token, email, name: 'Ann Miller', password })
})
afterEach(async () => {
  for (const each of visits.splice(0)) await each.close()
})
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = async (method: string, path: string, body?: object) => {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...(await answer.json()) }
}

const cakes = {
  name: 'Cakes',
  settings: { requireGreenTests: true },
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Good day' } },
    {
      id: 'who',
      type: 'ask-email',
      data: {
        questionText: 'Your mail?',
        answerVariable: 'mail',
        incorrectEmailResponse: 'That is no mail.',
      },
    },
    {
      id: 'size',
      type: 'two-choices',
      data: { choicePrompt: 'Which size?', choiceText1: 'Small', choiceText2: 'Large' },
    },
    { id: 'small', type: 'message', data: { text: 'A small one' } },
    { id: 'large', type: 'message', data: { text: 'A large one for you' } },
  ],
  edges: [
    { id: 'e1', source: 'hi', target: 'who' },
    { id: 'e2', source: 'who', target: 'size' },
    { id: 'e3', source: 'size', sourceHandle: 'source-1', target: 'small' },
    { id: 'e4', source: 'size', sourceHandle: 'source-2', target: 'large' },
  ],
}

async function open(id: string) {
  expect((await call('PUT', `/v1/chatbots/${id}/flow`, cakes)).status).toBe(200)
  const visited = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
  visits.push(visited)
  const { page } = visited
  await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  await page.goto(`${server.url}/studio/bots/${id}/flow`)
  await page.getByRole('toolbar', { name: 'Flow' }).waitFor()
  return visited
}

const judge = async (page: Page, part: string) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async part => {
    const { violations } = await (
      window as unknown as { axe: { run(part: string): Promise<Judged> } }
    ).axe.run(part)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, part)
}
interface Judged {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly target: string[] }[]
  }[]
}

/** Talks in the preview until the end, with an answer that is refused, and keeps it as a test. */
async function keep(page: Page, name: string) {
  await page.getByRole('button', { name: 'Show the preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  const log = preview.getByRole('log')
  const field = preview.getByRole('textbox', { name: 'Type a message...' })
  await log.getByText('Your mail?').waitFor()
  await field.fill('no mail')
  await field.press('Enter')
  await log.getByText('That is no mail.').waitFor()
  await field.fill('ann@shop.example')
  await field.press('Enter')
  await log.getByRole('button', { name: 'Large' }).click()
  await log.getByText('A large one for you').waitFor()
  await preview.getByRole('button', { name: 'Keep as test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep as test' })
  await dialog.getByRole('textbox', { name: 'Name of the test' }).fill(name)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

async function openTests(page: Page) {
  await page.getByRole('button', { name: 'More panels' }).click()
  await page.getByRole('menuitem', { name: 'Tests' }).click()
}

/** Writes what a step says: in its fields, which the panel covers. */
async function write(page: Page, step: string, text: string) {
  const panel = page.getByRole('region', { name: 'Tests', exact: true })
  if (await panel.isVisible()) await panel.getByRole('button', { name: 'Close the tests' }).click()
  await page.getByRole('treeitem', { name: step }).first().click()
  await page.getByRole('form', { name: 'Step' }).getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await openTests(page)
}

it('a chat is kept as a test, turns red where the flow is broken, and green when it is mended; only then the bot goes live', async () => {
  const { page, complaints } = await open('cakes')
  await keep(page, 'A large cake')
  await openTests(page)
  const panel = page.getByRole('region', { name: 'Tests', exact: true })
  await panel.getByText('The test is green. 3 of 4 ways walked.').waitFor()

  // The ways that it does not walk are marked on the canvas and in the outline, and gone to.
  await panel.getByRole('tab', { name: /^Ways/ }).click()
  await page.getByRole('region', { name: 'Canvas' }).getByText('Not walked').waitFor()
  await page
    .getByRole('treeitem', { name: 'Small', exact: true })
    .and(page.locator('[aria-description="No test walks this way"]'))
    .waitFor()
  await panel.getByRole('button', { name: /Small$/ }).click()
  expect(await judge(page, '[aria-label=Tests]')).toEqual([])
  await panel.getByRole('tab', { name: 'Tests' }).click()

  await write(page, 'Message: A large one', 'Sold out')
  await panel.getByText('0 of 1 test green.').waitFor()
  // By keys from the outline.
  await page.getByRole('treeitem').first().focus()
  await page.keyboard.press('n')
  await panel.getByText('Says “A large one for you”').waitFor()
  await panel.getByText('Says “Sold out”').waitFor()
  const mark = page
    .getByRole('region', { name: 'Canvas' })
    .getByRole('img', { name: /^Expected: Says “A large one for/ })
  await mark.waitFor()
  expect(await mark.getAttribute('aria-label')).toContain('Came: Says “Sold out”')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await judge(page, '[aria-label=Tests]')).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })

  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText('“A large cake” fails.').waitFor()
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  expect(await publish.isDisabled()).toBe(true)
  const refused = await call('POST', '/v1/chatbots/cakes/publish')
  expect(refused).toMatchObject({ status: 400, error: { code: 'TESTS_FAILED' } })
  await dialog.getByRole('button', { name: 'Show the tests' }).click()

  await write(page, 'Message: Sold out', 'A large one for you')
  await panel.getByText('The test is green.').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByText('All tests are green').waitFor()
  await publish.click()
  await page.getByRole('dialog', { name: /is live/ }).waitFor()
  expect(complaints).toEqual([])
})

itAtLength(
  'a recorded test replays the same in the widget as headless; random conversations find a dead end',
  async () => {
    const { page } = await open('bakery')
    await keep(page, 'A large cake')
    await expect
      .poll(async () => (await call('GET', '/v1/chatbots/bakery/draft')).data.bot.tests?.length)
      .toBe(1)
    const { bot } = (await call('GET', '/v1/chatbots/bakery/draft')).data
    const [test]: FlowTest[] = bot.tests
    expect(await testBot(bot, bot.tests)).toMatchObject({ tests: [{ failures: [] }] })
    expect((await call('POST', '/v1/chatbots/bakery/publish')).status).toBe(200)

    const visitor = await visit(`${server.url}/demo/bots/bakery`)
    visits.push(visitor)
    const chat = new Chat(visitor.page)
    await chat.launcher.click()
    for (const answer of test?.answers ?? []) {
      if (typeof answer === 'string') await chat.says(answer)
      else await chat.option('Large').click()
    }
    for (const text of test?.expect.says ?? []) await chat.hears(text)

    await call('POST', '/v1/chatbots/bakery/draft/operations', {
      operations: [{ id: 'hole', op: 'disconnect', edgeId: 'e3' }],
    })
    await openTests(page)
    const panel = page.getByRole('region', { name: 'Tests', exact: true })
    await panel.getByRole('tab', { name: 'Explore' }).click()
    await panel.getByRole('button', { name: 'Explore 1,000 conversations' }).click()
    await panel.getByText('Found 1 thing').waitFor()
    await panel.getByRole('button', { name: /^Dead end/ }).click()
    await panel.getByText(/answers lead there/).waitFor()
    await page.getByRole('region', { name: 'Canvas' }).getByText('Dead end').waitFor()
  },
)
