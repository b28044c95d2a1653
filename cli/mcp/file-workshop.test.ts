import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, test } from 'vitest'
import { createMcpServer } from '../../mcp/mcp-server.js'
import { createFileWorkshop } from './file-workshop.js'

const shop = {
  name: 'Shop',
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: 'Good day!' } },
    { id: 'more', type: 'yes-or-no-choice', data: { questionText: 'More?' } },
    { id: 'bye', type: 'message', data: { text: 'Bye' } },
  ],
  edges: [
    { source: 'hello', target: 'more' },
    { source: 'more', sourceHandle: 'no', target: 'bye' },
  ],
}
const tests = [
  { name: 'No', answers: ['No'], expect: { says: ['Bye'] } },
  { name: 'Yes', answers: ['Yes'], expect: { says: ['Bye'] } },
]

function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-mcp-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), JSON.stringify(content))
  }
  return folder
}

async function connect(folder: string) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const server = await createMcpServer(createFileWorkshop(folder), { version: '1.0.0' })
  await server.connect(ours)
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(theirs)
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { isError, content, structuredContent } = await client.callTool({
      name,
      arguments: given,
    })
    const [first] = Array.isArray(content) ? content : []
    if (structuredContent) expect(JSON.parse(first.text)).toEqual(structuredContent)
    return isError ? { error: String(first.text) } : structuredContent
  }
  return { client, call }
}

test('the protocol’s own client finds the tools, each with what it takes', async () => {
  const { client } = await connect(folderOf({ 'shop.json': shop }))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'read_bot',
      'lint',
      'run_tests',
      'edit_bot',
      'publish',
      'read_results',
    ]),
  )
  for (const { description, inputSchema, annotations } of tools) {
    expect(description).toMatch(/\.$/)
    expect(inputSchema.type).toBe('object')
    expect(annotations?.readOnlyHint).toBeTypeOf('boolean')
  }
  expect(client.getInstructions()).toContain('below the current folder')
})

test('bots of a folder are listed, read, linted and tested', async () => {
  const { call } = await connect(folderOf({ 'bots/shop.json': shop, 'bots/shop.test.json': tests }))
  expect(await call('list_bots')).toEqual({ bots: [{ bot: 'bots/shop.json', title: 'Shop' }] })
  const bot = 'bots/shop.json'
  expect(await call('read_bot', { bot })).toMatchObject({
    start: 'hello',
    steps: [
      { id: 'hello', name: 'Welcome: Good day!', exits: [{ goesTo: 'more' }] },
      {
        id: 'more',
        exits: [
          { sourceHandle: 'yes', goesTo: null },
          { sourceHandle: 'no', goesTo: 'bye' },
        ],
      },
      { id: 'bye' },
    ],
  })
  expect(await call('read_bot', { bot, view: 'steps', nodeIds: ['bye'] })).toEqual({
    nodes: [shop.nodes[2]],
  })
  expect(await call('read_bot', { bot, view: 'file' })).toMatchObject({ bot: { name: 'Shop' } })
  expect(await call('lint', { bot })).toMatchObject({ errors: 0, findings: expect.any(Array) })
  expect(await call('run_tests', { bot, explore: 20, seed: 1 })).toMatchObject({
    passed: 1,
    failed: 1,
    tests: [
      { name: 'No', failures: [] },
      { name: 'Yes', failures: [expect.stringContaining('Bye')] },
    ],
    coverage: { walked: 2, total: 2 },
  })
})

test('what is changed stands in the file, with what lint finds in it; what is refused changes nothing', async () => {
  const folder = folderOf({ 'shop.json': shop })
  const { call } = await connect(folder)
  const bot = 'shop.json'
  const done = await call('edit_bot', {
    bot,
    operations: [
      { op: 'set', nodeId: 'bye', path: ['text'], value: 'See you' },
      { op: 'connect', edge: { source: 'more', sourceHandle: 'yes', target: 'bye' } },
      { id: 'lost', op: 'remove', nodeId: 'gone' },
    ],
  })
  expect(done).toMatchObject({
    accepted: [expect.any(String), expect.any(String)],
    refused: [{ id: 'lost', code: 'NO_SUCH_NODE' }],
    lint: { errors: 0 },
  })
  expect(readFileSync(join(folder, bot), 'utf8')).toContain('"See you"')
  expect(await call('read_bot', { bot })).toMatchObject({
    steps: [{}, { exits: [{ goesTo: 'bye' }, { goesTo: 'bye' }] }, { name: 'Message: See you' }],
  })
})

test('what cannot be done is told with what helps', async () => {
  const outside = folderOf({ 'secret.json': shop })
  const folder = folderOf({ 'shop.json': shop, 'notes.txt': 'none' })
  symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'))
  const { call } = await connect(folder)
  for (const bot of [
    '../secret.json',
    join(outside, 'secret.json'),
    'link.json',
    'gone.json',
    'notes.txt',
    '.',
  ])
    expect(await call('read_bot', { bot })).toEqual({ error: expect.stringContaining('list_bots') })
  expect(await call('read_bot', {})).toEqual({ error: expect.stringContaining('bot') })
  expect(await call('publish', { bot: 'shop.json' })).toEqual({
    error: expect.stringContaining('--server'),
  })
  expect(await call('read_results', { bot: 'shop.json' })).toEqual({
    error: expect.stringContaining('--server'),
  })
  expect(await call('describe_steps', { type: 'teleport' })).toEqual({
    error: expect.stringContaining('teleport'),
  })
  expect(await call('no_tool')).toEqual({ error: expect.stringContaining('no_tool') })
})

test('kinds of steps are described with their fields and a sample', async () => {
  const { call } = await connect(folderOf({}))
  expect(await call('describe_steps')).toMatchObject({
    types: expect.arrayContaining([expect.objectContaining({ type: 'message', title: 'Message' })]),
  })
  expect(await call('describe_steps', { type: 'message' })).toMatchObject({
    form: { fields: { text: { title: 'Text' } } },
    sample: expect.any(Object),
  })
})
