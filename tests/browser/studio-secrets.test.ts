import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { closeChromium } from './chromium.js'
import { visit } from './visit.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-studio-secrets-'))
const database = join(folder, 'talkgraph.db')
const key = 'sk-typed-in-chromium-c0de'
let server: RunningServer

beforeAll(async () => {
  server = await startServer({
    port: 0,
    dataFolder: folder,
    apiKey: 'a-key-for-tests',
    logLevel: 'silent',
  })
  const store = await openStore(database)
  const link = await makeFirstLink(store)
  await store.close()
  const signUp = { email: 'ann@shop.example', name: 'Ann Miller', password: 'a-long-password' }
  await call('/auth/links/accept', 'POST', { token: link?.split('first=')[1], ...signUp })
  const nodes = [
    { id: 'start', type: 'welcome', data: { text: 'Hello' }, position: { x: 0, y: 0 } },
    { id: 'ai', type: 'gpt', data: {}, position: { x: 0, y: 200 } },
  ]
  await call('/v1/chatbots/shop/flow', 'PUT', { nodes, edges: [{ source: 'start', target: 'ai' }] })
})
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

const call = (path: string, method: string, body?: object) =>
  fetch(server.url + path, {
    method,
    headers: {
      origin: server.url,
      authorization: 'Bearer a-key-for-tests',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })

/** All that the studio keeps in the browser. */
const keptInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of db.objectStoreNames)
        kept.push(
          await new Promise((resolve, reject) => {
            const all = db.transaction(store).objectStore(store).getAll()
            all.onsuccess = () => resolve(all.result)
            all.onerror = () => reject(all.error)
          }),
        )
      db.close()
    }
    return JSON.stringify(kept)
  })

it('a key that is typed shows its last four characters, and is nowhere to be read again', async () => {
  const { page, close } = await visit(`${server.url}/healthz`, { width: 1440, height: 900 })
  const answers: Promise<string>[] = []
  page.on('response', response => answers.push(response.text().catch(() => '')))
  const data = { email: 'ann@shop.example', password: 'a-long-password' }
  await page.request.post(`${server.url}/auth/sign-in/email`, {
    headers: { origin: server.url },
    data,
  })
  await page.goto(`${server.url}/studio/bots/shop/flow`)
  const field = page
    .getByRole('textbox', { name: 'API key' })
    .or(page.getByLabel('API key', { exact: true }))
  const openStep = async () => {
    await page
      .getByRole('tree', { name: 'Outline' })
      .getByRole('treeitem', { name: /^AI reply/ })
      .click()
    await field.first().waitFor()
  }

  await openStep()
  // Without a line it is kept nowhere.
  await page.context().setOffline(true)
  await field.first().fill(key)
  await page.getByRole('button', { name: 'Keep API key' }).click()
  await page.getByText('Not kept: a secret goes to the server').waitFor()
  expect(await keptInBrowser(page)).not.toContain(key)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Keep API key' }).click()
  await expect.poll(() => field.first().inputValue()).toBe('•••••••• c0de')
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await keptInBrowser(page)).toContain('sec_')
  expect(await keptInBrowser(page)).not.toContain(key)

  await page.reload()
  await openStep()
  expect(await field.first().inputValue()).toBe('•••••••• c0de')
  expect(await page.content()).not.toContain(key)
  expect(await keptInBrowser(page)).not.toContain(key)
  const draft = await (await call('/v1/chatbots/shop/draft', 'GET')).text()
  expect(draft).toContain('"lastFour":"c0de"')
  await close()
  expect((await Promise.all(answers)).join()).not.toContain(key)
  for (const file of [database, `${database}-wal`])
    expect(readFileSync(file).includes(key)).toBe(false)
})
