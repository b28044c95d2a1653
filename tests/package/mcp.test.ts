import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../server/app/index.js'

const command = join(import.meta.dirname, '../../dist/cli.js')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-mcp-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function connect(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const all = [command, 'mcp', ...args]
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: all,
      cwd: folder,
      env: { ...env },
    }),
  )
  return client
}

test('talkgraph mcp works on the bots of a folder over stdio', async () => {
  const bot = {
    name: 'Shop',
    nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Hi' } }],
    edges: [],
  }
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(bot))
  const client = await connect([])
  expect(client.getServerVersion()).toMatchObject({
    name: 'talkgraph',
    version: expect.stringMatching(/^\d/),
  })
  const { structuredContent } = await client.callTool({ name: 'list_bots', arguments: {} })
  expect(structuredContent).toEqual({ bots: [{ bot: 'shop.json', title: 'Shop' }] })
  await client.close()
})

test('with --plugin it knows the steps of plug-ins, and a broken one harms no other', async () => {
  const runtime = join(import.meta.dirname, '../../dist/runtime.js')
  const plugin = join(folder, 'pottery.mjs')
  writeFileSync(
    plugin,
    `import { defineNode, fields, sayText, statement } from ${JSON.stringify(runtime)}
export const name = 'pottery'
export const nodes = [
  defineNode({
    type: 'pottery/glaze',
    schema: fields({}),
    machine: () => statement(({ variables }) => sayText('Glazed', variables)),
  }),
]`,
  )
  const broken = join(folder, 'broken.mjs')
  writeFileSync(broken, "export const name = 'broken'\nexport const nodes = 5")
  const bot = {
    plugins: ['pottery'],
    nodes: [{ id: 'g', type: 'pottery/glaze', data: {} }],
    tests: [{ name: 'glazes', expect: { says: ['Glazed'] } }],
  }
  writeFileSync(join(folder, 'pot.json'), JSON.stringify(bot))
  const client = await connect(['--plugin', plugin, '--plugin', broken])
  const call = async (name: string) =>
    (await client.callTool({ name, arguments: { bot: 'pot' } })).structuredContent
  expect(await call('lint')).toMatchObject({ errors: 0, warnings: 0 })
  expect(await call('run_tests')).toMatchObject({ passed: 1, failed: 0 })
  await client.close()
})

test('with --server it works on the bots of an account there', async () => {
  const server = await startServer({
    database: ':memory:',
    uploads: join(folder, 'uploads'),
    apiKey: 'a-key-for-tests-of-mcp',
  })
  try {
    const client = await connect(['--server', server.url], {
      TALKGRAPH_API_KEY: 'a-key-for-tests-of-mcp',
    })
    const { structuredContent } = await client.callTool({ name: 'list_bots', arguments: {} })
    expect(structuredContent).toMatchObject({ bots: expect.any(Array) })
    await client.close()
  } finally {
    await server.stop()
  }
})
