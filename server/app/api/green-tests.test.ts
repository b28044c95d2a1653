import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { test as testCommand } from '../../../cli/test.js'
import { createClient } from '../../../client/index.js'
import { createApiWorkshop } from '../../../mcp/api-workshop.js'
import { checksHere } from '../../../mcp/checks-here.js'
import { parseBot } from '../../../runtime/index.js'
import { playBot, recordTest, testBot } from '../../../runtime/testing/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'

const patience = { timeout: 60_000 }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const bot = {
  name: 'Cakes',
  nodes: [
    { id: 'hi', type: 'welcome', data: { text: 'Good day!' } },
    { id: 'mail', type: 'ask-email', data: { questionText: 'Your mail?', answerVariable: 'mail' } },
    {
      id: 'call',
      type: 'webhook',
      data: { url: 'https://a.example', waitForResponse: true, answerVariable: 'order' },
    },
    { id: 'bye', type: 'message', data: { text: 'Order {order} goes to {mail}.' } },
  ],
  edges: [
    { source: 'hi', target: 'mail' },
    { source: 'mail', target: 'call' },
    { source: 'call', target: 'bye' },
  ],
}

/** A conversation of the preview, with an answer that is refused, as the test that is kept of it. */
async function recorded() {
  const given = {
    answers: ['no mail', 'ann@shop.example'],
    fetch: { call: { status: 200, json: 17 } },
    now: '2026-11-20T09:00:00.000Z',
  }
  const played = await playBot(bot, given)
  if ('error' in played) throw new Error(played.error.message)
  const { visited, transcript, variables } = played
  const made = await recordTest(parseBot(bot), 'An order', {
    ...given,
    visited,
    transcript,
    stored: variables,
  })
  expect(made.difference).toBeUndefined()
  return made.test
}

async function shop(make: () => TestDatabase | Promise<TestDatabase>) {
  const database = await make()
  closers.push(database.drop)
  const server = await testApp({ database: database.address })
  closers.push(server.close)
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await server.api(method, `/v1/chatbots/shop/${path}`, body)
    return { status: answer.status, ...(await answer.json()) }
  }
  let count = 0
  const draw = async (...operations: object[]) => {
    const { data } = await call('POST', 'draft/operations', {
      operations: operations.map(operation => ({ id: `o${count++}`, ...operation })),
    })
    expect(data.refused).toEqual([])
  }
  await call('PUT', 'flow', bot)
  return { ...server, call, draw }
}

const say = (text: string) => ({ op: 'set', nodeId: 'bye', path: ['text'], value: text })
const needsGreen = { op: 'bot', path: ['settings', 'requireGreenTests'], value: true }

describe.each(databases)('tests of a bot on $name', ({ make }) => {
  test(
    'one that is kept in a draft comes back as it is, and plays the same here and by the command',
    patience,
    async () => {
      const kept = await recorded()
      const { call, draw, app } = await shop(make)
      await draw({ op: 'bot', path: ['tests'], value: [kept] })
      const { bot: file } = (await call('GET', 'draft')).data
      expect(file.tests).toEqual([kept])
      const here = await testBot(file, file.tests)
      expect(here).toMatchObject({ tests: [{ failures: [], visited: kept.expect.visited }] })

      const folder = mkdtempSync(join(tmpdir(), 'talkgraph-tests-'))
      closers.push(() => rmSync(folder, { recursive: true }))
      writeFileSync(join(folder, 'shop.json'), JSON.stringify(file))
      const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      closers.push(() => written.mockRestore())
      expect(await testCommand([folder])).toBe(0)
      expect(written.mock.calls.flat().join('')).toContain('✓ An order')

      await call('POST', 'publish')
      const { flow } = (await call('GET', 'versions/2')).data
      expect(flow.tests).toEqual([kept])
      expect(await (await app.request('/widget/v1/bots/shop')).json()).not.toHaveProperty('tests')
    },
  )

  test(
    'a bot that requires green tests goes live with these alone, whoever asks',
    patience,
    async () => {
      const { call, draw, api } = await shop(make)
      await draw(
        { op: 'bot', path: ['tests'], value: [await recorded()] },
        needsGreen,
        say('Sold out.'),
      )
      const refused = await call('POST', 'publish')
      expect(refused).toMatchObject({ status: 400, error: { code: 'TESTS_FAILED' } })
      expect(refused.error.details).toEqual([
        {
          path: 'tests',
          message: expect.stringMatching(/^“An order”: expected the bot to say "Order 17 goes to/),
        },
      ])
      expect((await call('GET', 'versions')).data.versions).toHaveLength(1)

      const client = createClient({
        server: '',
        fetch: async (address, { method = 'GET', body }) =>
          api(method, address, body ? JSON.parse(String(body)) : undefined),
      })
      const workshop = createApiWorkshop(client, checksHere, '')
      await expect(workshop.publish('shop', {})).rejects.toThrow('“An order”')

      const { bot: red } = (await call('GET', 'draft')).data
      const { version } = (await call('PUT', 'flow', red)).data
      expect(await call('POST', 'publish', { version })).toMatchObject({
        error: { code: 'TESTS_FAILED' },
      })

      await draw(say('Order {order} goes to {mail}.'))
      expect(await call('POST', 'publish')).toMatchObject({
        status: 200,
        data: { version: version + 1 },
      })
    },
  )

  test(
    'a test that cannot be read counts as one that fails, and without the setting none counts',
    patience,
    async () => {
      const { call, draw } = await shop(make)
      await draw({ op: 'bot', path: ['tests'], value: [{ name: 'No test' }] }, needsGreen)
      expect((await call('POST', 'publish')).error).toMatchObject({
        code: 'TESTS_FAILED',
        details: [{ path: 'tests.0.expect', message: expect.stringContaining('cannot be read') }],
      })
      await draw({ op: 'bot', path: ['settings', 'requireGreenTests'], value: false })
      expect((await call('POST', 'publish')).status).toBe(200)
    },
  )
})
