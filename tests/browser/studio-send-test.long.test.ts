import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { apiKey, look, startStudio } from './studio.js'

const outbox = mkdtempSync(join(tmpdir(), 'talkgraph-send-test-'))
let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  studio = await startStudio({ port: 0, mail: { folder: outbox } })
})
afterEach(() => studio.leave())
afterAll(async () => {
  await studio.close()
  rmSync(outbox, { recursive: true, force: true })
})

const mail = { to: 'orders@bakery.org', subject: 'For {name}', body: '{name} would like {loaves}.' }
const bot = {
  name: 'Bakery',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Hello' } },
    { id: 'mail', type: 'email', data: mail },
  ],
  edges: [{ id: 'e', source: 'hi', target: 'mail' }],
}

it('a mail is sent for a test to who draws the bot, and all of it is shown', async () => {
  await fetch(`${studio.url}/v1/chatbots/bakery/flow`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(bot),
  })
  const { page } = await studio.open('/bots/bakery/flow')
  await page.getByRole('treeitem', { name: /^Send an e-mail/ }).click()
  const form = page.getByRole('form', { name: 'Step' })
  await form.getByRole('button', { name: 'Send a test' }).click()
  const test = form.getByRole('region', { name: 'Send a test' })
  await test.getByLabel('{name}').fill('Ann')
  await test.getByLabel('{loaves}').fill('two rye')
  await test.getByRole('button', { name: 'Send it' }).click()
  await test.getByText('It went out').waitFor()
  await test.getByText('For Ann').waitFor()
  await test.getByText('Ann would like two rye.').waitFor()
  await look(page, 'send-test')
  await expect.poll(() => readdirSync(outbox).length).toBe(1)
  const [name = ''] = readdirSync(outbox)
  expect(readFileSync(join(outbox, name), 'utf8')).toContain('To: mia@shop.example')
})
