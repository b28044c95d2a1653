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
const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const

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
  // The client then judges what is answered by the tool's output schema.
  await client.listTools()
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
      'create_bot',
      'edit_bot',
      'publish',
      'read_results',
    ]),
  )
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(description).toMatch(/\.$/)
    expect(inputSchema.type).toBe('object')
    expect(outputSchema?.type).toBe('object')
    for (const hint of hints) expect(annotations?.[hint]).toBeTypeOf('boolean')
  }
  const hinted = (hint: 'destructiveHint' | 'openWorldHint') =>
    tools.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name)
  expect(hinted('destructiveHint')).toEqual(['edit_bot'])
  expect(hinted('openWorldHint')).toEqual(['publish'])
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

test('a bot is made, and named by its file, without .json, or by its title', async () => {
  const { call, client } = await connect(folderOf({ 'shop.json': shop }))
  expect(await call('create_bot', { title: 'Pottery & more' })).toEqual({
    bot: 'pottery-more.json',
    title: 'Pottery & more',
  })
  for (const bot of ['pottery-more.json', 'pottery-more', 'Pottery & More'])
    expect(await call('lint', { bot })).toMatchObject({ errors: 0 })
  expect(await call('read_bot', { bot: 'Shop' })).toMatchObject({ start: 'hello' })
  expect(await call('create_bot', { title: 'Pottery / more' })).toEqual({
    error: expect.stringContaining('exists already'),
  })
  expect(await call('create_bot', { title: 'Shop' })).toEqual({
    error: expect.stringContaining('shop.json exists already'),
  })
  expect(await call('create_bot', { title: 'Töpfe à Zürich' })).toMatchObject({
    bot: 'topfe-a-zurich.json',
  })
  await call('create_bot', { title: '壺' })
  expect(await call('read_bot', { bot: '壺' })).toMatchObject({ start: 'start' })
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual([
    'talkgraph://bots/bot.json',
    'talkgraph://bots/pottery-more.json',
    'talkgraph://bots/shop.json',
    'talkgraph://bots/topfe-a-zurich.json',
  ])
})

test('two bots of one title are told apart by their files', async () => {
  const { call } = await connect(folderOf({ 'one.json': shop, 'two.json': shop }))
  expect(await call('read_bot', { bot: 'Shop' })).toEqual({
    error: '2 bots are called "Shop": name one by one.json or two.json.',
  })
})

test('a bot is a resource, and prompts begin a piece of work', async () => {
  const { client } = await connect(folderOf({ 'shop.json': shop }))
  const { contents } = await client.readResource({ uri: 'talkgraph://bots/shop.json' })
  const [{ text = '' } = {}] = contents.map(each => ('text' in each ? { text: each.text } : {}))
  expect(JSON.parse(text)).toMatchObject({ name: 'Shop' })
  await expect(client.readResource({ uri: 'talkgraph://bots/gone' })).rejects.toThrow('gone')
  await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('nothing at')
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates).toMatchObject([{ uriTemplate: 'talkgraph://bots/{bot}' }])
  const { prompts } = await client.listPrompts()
  expect(prompts.map(({ name }) => name)).toEqual([
    'make_bot',
    'review_bot',
    'mend_tests',
    'read_losses',
  ])
  for (const { name, arguments: takes = [] } of prompts) {
    const given = Object.fromEntries(takes.map(({ name }) => [name, 'Shop']))
    const { messages } = await client.getPrompt({ name, arguments: given })
    expect(JSON.stringify(messages)).toContain('Shop')
    await expect(client.getPrompt({ name })).rejects.toThrow('needs')
  }
  await expect(client.getPrompt({ name: 'sing' })).rejects.toThrow('no prompt "sing"')
  // What was asked for is at fault, and not the server.
  await expect(client.getPrompt({ name: 'sing' })).rejects.toMatchObject({ code: -32_602 })
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
