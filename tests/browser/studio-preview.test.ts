import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { startUpstream } from '../../server/testing/upstream.js'
import { itAtLength } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-preview-'))
const email = 'ann@shop.example'
const password = 'a-long-password'
let server: RunningServer
let upstream: Awaited<ReturnType<typeof startUpstream>>
let current: Visit | undefined

beforeAll(async () => {
  upstream = await startUpstream((_, response) => response.end('{"order":{"id":77}}'))
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
    allowHosts: [upstream.host],
  })
  const token = server.firstSignIn?.split('first=')[1]
  await call('/auth/links/accept', { token, email, name: 'Ann Miller', password })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await upstream.close()
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = (path: string, body: object, method = 'POST') =>
  fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })

const shop = () => ({
  name: 'Shop',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'ask', type: 'ask-name', data: { questionText: 'Who are you?' } },
    {
      id: 'call',
      type: 'webhook',
      data: { url: `${upstream.url}/orders`, waitForResponse: true, body: { who: '{name}' } },
    },
    { id: 'bye', type: 'message', data: { text: 'Bye {name}' } },
    { id: 'sorry', type: 'message', data: { text: 'Sorry' } },
  ],
  edges: [
    { source: 'hi', target: 'ask' },
    { source: 'ask', target: 'call' },
    { source: 'call', target: 'bye' },
    { source: 'call', target: 'sorry', sourceHandle: 'error' },
  ],
})

async function open(id: string, bot: object, viewport = { width: 1440, height: 900 }) {
  expect((await call(`/v1/chatbots/${id}/flow`, bot, 'PUT')).status).toBe(200)
  const visited = await visit(`${server.url}/healthz`, viewport)
  current = visited
  const { page } = visited
  await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  await page.goto(`${server.url}/studio/bots/${id}/flow`)
  const button = page.getByRole('button', { name: 'Show the preview' })
  await button.waitFor()
  const preview = page.getByRole('region', { name: 'Preview', exact: true })
  const says = (text: string, times = 1) =>
    preview
      .getByRole('log')
      .getByText(text, { exact: true })
      .nth(times - 1)
      .waitFor()
  return { page, visited, button, preview, says }
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

it('a call comes out as one types, until calls may go out; the step that speaks glows', async () => {
  const { page, visited, button, preview, says } = await open('mouse', shop())
  await button.click()
  await says('Who are you?')
  await page.locator('[data-id="ask"] [class*="speaking"]').waitFor()
  const field = preview.getByRole('textbox', { name: 'Type a message...' })
  await field.fill('Zoe')
  await field.press('Enter')
  const answer = preview.getByRole('textbox', { name: 'Answer' })
  await answer.fill('{"order":{"id":5}}')
  expect(await judge(page, '[aria-label=Preview]')).toEqual([])
  await preview.getByRole('button', { name: 'Answer', exact: true }).click()
  await says('Bye Zoe')
  await page.locator('[data-id="bye"] [class*="speaking"]').waitFor()
  await preview.getByText('Your answer').waitFor()
  expect(upstream.received).toEqual([])

  await preview.getByRole('switch', { name: 'Let calls go out' }).check()
  await preview.getByText(`Mails go to you alone, ${email}.`).waitFor()
  await preview.getByRole('button', { name: 'Again', exact: true }).click()
  await says('Who are you?')
  await field.fill('Max')
  await field.press('Enter')
  await says('Bye Max')
  await preview.getByText('Called: 200').waitFor()
  expect(upstream.received.map(({ url, body }) => [url, body])).toEqual([
    ['/orders', '{"who":"Max"}'],
  ])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await judge(page, '[aria-label=Preview]')).toEqual([])
  expect(visited.complaints).toEqual([])
})

itAtLength(
  'by keys alone and on a phone: a call is let fail, how it comes out next is changed, and one goes a step back',
  async () => {
    const { page, button, preview, says } = await open('keys', shop(), { width: 390, height: 844 })
    const tabTo = async (place: Locator) => {
      await place.waitFor()
      for (let presses = 0; presses < 60; presses++) {
        if (
          await place.evaluate(
            element => element === (element.getRootNode() as Document).activeElement,
          )
        )
          return
        await page.keyboard.press('Tab')
      }
      throw new Error('The keyboard never came there.')
    }
    await button.focus()
    await page.keyboard.press('Enter')
    await says('Who are you?')
    await tabTo(preview.getByRole('textbox', { name: 'Type a message...' }))
    await page.keyboard.type('Zoe')
    await page.keyboard.press('Enter')
    await tabTo(preview.getByRole('button', { name: 'Let it fail' }))
    await page.keyboard.press('Enter')
    await says('Sorry')
    const change = preview.getByRole('button', { name: /^Change the answer of “Webhook/ })
    await tabTo(change)
    await page.keyboard.press('Enter')
    await tabTo(preview.getByRole('textbox', { name: 'Answer' }))
    await page.keyboard.type('done')
    await tabTo(preview.getByRole('button', { name: 'Use it from now on' }))
    await page.keyboard.press('Enter')
    await tabTo(preview.getByRole('button', { name: 'One step back' }))
    await page.keyboard.press('Enter')
    await tabTo(preview.getByRole('textbox', { name: 'Type a message...' }))
    await page.keyboard.type('Max')
    await page.keyboard.press('Enter')
    await says('Bye Max')
  },
)

it('what lint finds stands at exits and in the dialog, which goes live with a note once it is mended there', async () => {
  const bot = shop()
  const edges = bot.edges.map(edge => ({
    ...edge,
    ...(edge.sourceHandle && { sourceHandle: 'eror' }),
  }))
  const { page } = await open('findings', { ...bot, edges })
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText('With errors the bot cannot go live').waitFor()
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  expect(await publish.isDisabled()).toBe(true)
  expect(await judge(page, '[role=dialog]')).toEqual([])
  await dialog.getByRole('listitem').getByRole('button', { name: /error/ }).last().click()
  await dialog.getByText('With errors the bot cannot go live').waitFor({ state: 'detached' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill('First')
  await publish.click()
  await page.getByRole('dialog', { name: 'Version 2 is live' }).getByText('on any site').waitFor()
  expect(await judge(page, '[role=dialog]')).toEqual([])
})
