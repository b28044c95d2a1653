import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { fillDesk, threadId } from '../../bench/desk/fill.mjs'
import { type RunningServer, startServer } from '../../server/app/index.js'
import { makeFirstLink } from '../../server/people/accounts/index.js'
import { openStore } from '../../server/store/index.js'
import { closeChromium } from './chromium.js'
import { type Visit, visit } from './visit.js'

const open = 5000
const apiKey = 'a-key-for-tests'
const bot = {
  name: 'Bakery',
  settings: { liveDesk: true },
  nodes: [{ id: 'h', type: 'human-handover', data: {} }],
  edges: [],
}

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-many-threads-'))
let server: RunningServer
const visits: Visit[] = []

beforeAll(async () => {
  server = await startServer({
    dataFolder: folder,
    bots: { bakery: bot },
    apiKey,
    logLevel: 'silent',
  })
  fillDesk(join(folder, 'talkgraph.db'), 'bakery', open)
})
afterEach(async () => {
  for (const each of visits.splice(0)) await each.close()
})
afterAll(async () => {
  await server.stop(0)
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

it('with 5,000 threads open an agent sees the right lists and counts and the own threads, walks them by keys, and a draft outlives a reload', async () => {
  const agent = await visit('about:blank')
  visits.push(agent)
  const { page } = agent
  const store = await openStore(join(folder, 'talkgraph.db'))
  const token = (await makeFirstLink(store))?.split('first=')[1]
  await store.close()
  const headers = { origin: server.url }
  const accepted = await page.request.post(`${server.url}/auth/links/accept`, {
    headers,
    data: { token, email: 'mia@shop.example', name: 'Mia', password: 'a-long-password' },
  })
  expect(accepted.status()).toBe(200)
  // What is offered to an agent is the agent's, too.
  const away = { headers, data: { isAvailable: false } }
  expect((await page.request.put(`${server.url}/v1/desk/availability`, away)).status()).toBe(200)
  // Those that nothing has happened in for the longest.
  const own = [5, 10, 15].map(threadId)
  for (const id of own)
    expect(
      (await page.request.post(`${server.url}/v1/desk/threads/${id}/take`, { headers })).status(),
    ).toBe(200)

  await page.goto(`${server.url}/studio/desk`)
  await page.getByText('No thread is selected').waitFor()
  const filter = (name: string) => page.getByRole('button', { name, exact: true })
  await filter('Open 5,000').waitFor()
  await filter('Waiting 997').waitFor()
  const rows = page.locator('[data-thread]')
  await rows.first().waitFor()
  expect(await rows.count()).toBeLessThan(60)
  // Who waits longest stands first, with what the visitor said last.
  await expect.poll(() => rows.first().textContent()).toContain('My order 20 has not come yet')
  const place = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('li')
      return [row?.ariaPosInSet, row?.ariaSetSize]
    })
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(place).toEqual(['2', '5000'])
  await page.keyboard.press('End')
  await expect.poll(place).toEqual(['100', '5000'])
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return Number((await place())[0])
    })
    .toBeGreaterThan(200)

  await filter('Mine 3').click()
  await expect
    .poll(() => rows.evaluateAll(all => all.map(each => each.getAttribute('data-thread')).sort()))
    .toEqual(own)
  await page.locator(`[data-thread="${own[0]}"]`).click()
  const field = page.getByRole('textbox', { name: 'Answer' })
  await field.fill('It is on its w')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('It is on its w')

  const ended = await fetch(`${server.url}/v1/chatbots/bakery/threads/${own[1]}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'ended' }),
  })
  expect(ended.status).toBe(200)
  await filter('Mine 2').waitFor()
  await filter('Open 4,999').waitFor()
  expect(agent.complaints).toEqual([])
})
