import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

let open: Awaited<ReturnType<typeof testApp>> | undefined
afterEach(async () => {
  await open?.close()
  open = undefined
})

const apiKey = 'a-key-for-tests'

async function visit(key?: string) {
  open = await testApp()
  const { app, api } = open
  const { data } = await (await api('POST', '/v1/chatbots', { chatbotName: 'Shop' })).json()
  const bot: string = data.chatbot.id
  const client = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StreamableHTTPClientTransport(new URL('http://talkgraph.example/mcp'), {
    fetch: async (address, init) => app.request(String(address), init),
    requestInit: { headers: { authorization: `Bearer ${key ?? apiKey}` } },
  })
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { isError, content, structuredContent } = await client.callTool({
      name,
      arguments: given,
    })
    const [first] = Array.isArray(content) ? content : []
    return isError ? { error: String(first.text) } : structuredContent
  }
  return { ...open, bot, client, transport, call }
}

test('the protocol’s own client reads, changes, tests and publishes a bot with a key', async () => {
  const { client, transport, call, bot, api } = await visit()
  await client.connect(transport)
  expect((await client.listTools()).tools).toHaveLength(9)
  expect(await call('list_bots')).toEqual({ bots: [{ bot, title: 'Shop' }] })
  const node = {
    id: 'hello',
    type: 'welcome',
    position: { x: 0, y: 0 },
    data: { text: 'Good day!' },
  }
  expect(await call('edit_bot', { bot, operations: [{ op: 'add', node }] })).toMatchObject({
    accepted: [expect.any(String)],
    refused: [],
    lint: { errors: 0 },
  })
  expect(await call('read_bot', { bot, view: 'steps', nodeIds: ['hello'] })).toMatchObject({
    nodes: [node],
  })
  expect(await call('run_tests', { bot, explore: 5 })).toMatchObject({ failed: 0, findings: [] })
  expect(await call('publish', { bot, note: 'First' })).toMatchObject({
    chatbotId: bot,
    version: 1,
  })
  expect(await call('read_results', { bot })).toEqual({ results: [], nextCursor: null })
  const { data } = await (await api('GET', `/v1/chatbots/${bot}/versions`)).json()
  expect(data.versions).toMatchObject([{ version: 1, isPublished: true, note: 'First' }])
  await client.close()
})

test('a bot is made, named by its title as well, and read as a resource', async () => {
  const { client, transport, call } = await visit()
  await client.connect(transport)
  const bot = String(Object(await call('create_bot', { title: 'Pottery' })).bot)
  expect(bot).toMatch(/^[0-9a-f]{20}$/)
  expect(await call('read_bot', { bot: 'pottery' })).toMatchObject({ start: 'start' })
  expect(await call('lint', { bot: 'Pottery' })).toMatchObject({ errors: 0 })
  const set = { op: 'set', nodeId: 'start', path: ['text'], value: 'Hi' }
  expect(await call('edit_bot', { bot: 'Pottery', operations: [set] })).toMatchObject({
    refused: [],
  })
  expect(await call('publish', { bot: 'Pottery' })).toMatchObject({ version: expect.any(Number) })
  const { contents } = await client.readResource({ uri: `talkgraph://bots/${bot}` })
  expect(JSON.stringify(contents)).toContain('Hi')
  expect((await client.listPrompts()).prompts).toHaveLength(4)
  await client.close()
})

test('what the API refuses is told with the place', async () => {
  const { client, transport, call, bot } = await visit()
  await client.connect(transport)
  expect(await call('read_bot', { bot: 'gone' })).toEqual({
    error: 'There is no bot gone; list_bots names those there are.',
  })
  const jump = { id: 'jump', type: 'jump-to', data: { nodeId: 'gone' } }
  const start = { id: 'hello', type: 'welcome', data: { text: 'Hi' } }
  const edge = { source: 'hello', target: 'jump' }
  const operations = [
    { op: 'add', node: start },
    { op: 'add', node: jump },
    { op: 'connect', edge },
  ]
  expect(await call('edit_bot', { bot, operations })).toMatchObject({ lint: { errors: 1 } })
  expect(await call('publish', { bot })).toEqual({ error: expect.stringContaining('jump.nodeId') })
  await client.close()
})

test('without a key, or with a wrong one, nothing is told', async () => {
  const { client, transport, app } = await visit('wrong')
  await expect(client.connect(transport)).rejects.toThrow()
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  expect((await app.request('/mcp', { method: 'POST', headers, body })).status).toBe(401)
  const withKey = { ...headers, authorization: `Bearer ${apiKey}` }
  expect((await app.request('/mcp', { method: 'GET', headers: withKey })).status).toBe(405)
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  expect((await app.request('/mcp', { method: 'POST', headers: withKey, body: deep })).status).toBe(
    400,
  )
})
