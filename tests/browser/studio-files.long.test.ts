import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-files-'))
const email = 'ann@shop.example'
const password = 'a-long-password'
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const bot = {
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello' }, position: { x: 0, y: 0 } },
    { id: 'cake', type: 'image', data: {}, position: { x: 0, y: 300 } },
  ],
  edges: [{ id: 'e', source: 'start', target: 'cake' }],
}
let server: RunningServer
let current: Visit | undefined

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
  })
  const store = await openStore(join(folder, 'talkgraph.db'))
  const link = await makeFirstLink(store)
  await store.close()
  await call('POST', '/auth/links/accept', {
    token: link?.split('first=')[1],
    email,
    name: 'Ann Miller',
    password,
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = (method: string, path: string, body?: object) =>
  fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Opens a bot with an image step, and the form of that step. */
async function openStep(id: string): Promise<{ page: Page; form: Locator }> {
  expect((await call('PUT', `/v1/chatbots/${id}/flow`, bot)).status).toBe(200)
  current = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
  const { page } = current
  const signedIn = await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data: { email, password },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(`${server.url}/studio/bots/${id}/flow`)
  await page.getByRole('treeitem', { name: /^Image/ }).click()
  return { page, form: page.getByRole('form', { name: 'Step' }) }
}

/** Puts a file into a field as a drag or the clipboard does. */
const hand = (field: Locator, how: 'drop' | 'paste', name: string, bytes: Buffer) =>
  field.evaluate(
    (element, [way, title, text]) => {
      const files = new DataTransfer()
      const content = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
      files.items.add(
        new File([content], title, { type: title.endsWith('png') ? 'image/png' : '' }),
      )
      const more = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        way === 'drop'
          ? new DragEvent('drop', { ...more, dataTransfer: files })
          : new ClipboardEvent('paste', { ...more, clipboardData: files }),
      )
    },
    [how, name, bytes.toString('base64')] as const,
  )

const imageOf = async (id: string) => {
  const { data } = await (await call('GET', `/v1/chatbots/${id}/draft`)).json()
  return data.bot.elements?.[0]?.nodes?.[1]?.data?.image ?? data.bot.nodes?.[1]?.data?.image
}

it('a picture by mouse: chosen, seen, kept in the draft, and another dropped in its place', async () => {
  const { page, form } = await openStep('by-mouse')
  const chosen = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Choose a picture for Image' }).click()
  await (await chosen).setFiles({ name: 'Carrot cake.png', mimeType: 'image/png', buffer: dot })
  const field = form.getByRole('textbox', { name: 'Image', exact: true })
  await expect.poll(() => field.inputValue()).toMatch(/^\/files\/[\w-]{32}\/carrot-cake\.png$/)
  const address = await field.inputValue()
  await expect
    .poll(() => form.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1)
  await expect.poll(() => imageOf('by-mouse')).toBe(address)

  await hand(field, 'drop', 'other.png', Buffer.concat([dot, Buffer.from('other')]))
  await expect.poll(() => field.inputValue()).toMatch(/other\.png$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => field.inputValue()).not.toMatch(/other/)
})

itAtLength(
  'a picture by keys: what is no picture is told, one is pasted while somebody types, and it can be cancelled',
  async () => {
    const { page, form } = await openStep('by-keys')
    const field = form.getByRole('textbox', { name: 'Image', exact: true })
    await field.pressSequentially('https://shop')
    await hand(field, 'paste', 'page.txt', Buffer.from('<html>'))
    await form.getByRole('alert').getByText('page.txt was not added').waitFor()
    await hand(field, 'paste', 'cake.png', dot)
    await expect.poll(() => field.inputValue()).toMatch(/cake\.png$/)
    await form.getByText('cake.png is added.').waitFor()

    await page.route('**/files', () => undefined)
    const chosen = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose a picture for Image' }).press('Enter')
    await (await chosen).setFiles({ name: 'slow.png', mimeType: 'image/png', buffer: dot })
    await form.getByRole('progressbar', { name: 'Sending slow.png' }).waitFor()
    await page.addScriptTag({ content: axe }).catch(() => page.evaluate(axe))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const faults = await page.evaluate(async () => {
        const { violations } = await (
          window as never as { axe: typeof import('axe-core') }
        ).axe.run('form')
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        )
      })
      expect(faults).toEqual([])
    }
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.getByRole('progressbar').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toMatch(/cake\.png$/)
  },
)
