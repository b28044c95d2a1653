import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { lintBot } from '../../../runtime/index.js'
import { loadPlugins } from '../../bots/plugins/index.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-plugins-'))
const runtime = join(import.meta.dirname, '../../../runtime/index.ts')
const steps = join(import.meta.dirname, '../../../runtime/node/step.ts')

const pottery = packed('pottery', {
  './talkgraph-plugin': `
import { defineForm, defineNode, fields, outbound, text, words } from ${JSON.stringify(runtime)}
const schema = fields({ question: words(), glaze: text('celadon') })
export const name = 'pottery'
export const nodes = [
  defineNode({
    type: 'pottery/kiln',
    schema,
    machine: () => outbound({ step: 'plugin', waits: () => true, contents: () => [], failure: 'No kiln' }),
  }),
]
export const forms = {
  'pottery/kiln': defineForm(schema, {
    title: 'Kiln', group: 'calls', help: 'Fires.', exits: [{ handle: null, title: 'Next' }],
    fields: {
      question: { kind: 'words', translatable: true, isPublic: true, title: 'Question', help: 'Asked.' },
      glaze: { kind: 'text', isPublic: false, title: 'Glaze', help: 'Kept.' },
    },
  }),
}`,
  './talkgraph-plugin/server': `
import { fields, text } from ${JSON.stringify(runtime)}
import { defineStep } from ${JSON.stringify(steps)}
export const steps = {
  'pottery/kiln': defineStep({
    publicSchema: fields({}),
    schema: fields({ url: text() }),
    fields: { url: { kind: 'address', title: 'Address', help: 'Called.' } },
    needs: ['call'],
    run: ({ url }, { call }) => call({ url }),
  }),
}`,
  './talkgraph-plugin/browser': `export default { name: 'pottery', nodes: [] }`,
})
const odd = packed('odd', {
  './talkgraph-plugin': 'export const name = "odd"; export const nodes = 5',
})
const broken = packed('broken', { './talkgraph-plugin': 'throw new Error("no clay")' })

function packed(name: string, entries: Readonly<Record<string, string>>): string {
  const home = join(folder, name)
  mkdirSync(home, { recursive: true })
  const exports = Object.fromEntries(
    Object.entries(entries).map(([entry, source], at) => {
      writeFileSync(join(home, `${at}.mjs`), source)
      return [entry, `./${at}.mjs`]
    }),
  )
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, type: 'module', exports }))
  return home
}

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await loadPlugins([])
})
afterAll(() => rmSync(folder, { recursive: true }))

async function setUp(plugins: readonly string[]) {
  const upstream = await startUpstream((_, response) => response.end('{"degrees":900}'))
  const server = await testApp({ plugins, allowHosts: [upstream.host] })
  closers.push(upstream.close, server.close)
  const bot = {
    plugins: ['pottery'],
    nodes: [
      { id: 'k', type: 'pottery/kiln', data: { question: 'Hot?', url: `${upstream.url}/kiln` } },
    ],
  }
  await server.bots.publish('shop', bot)
  const get = async (path: string) => server.app.request(path)
  const published = async (id: string) => (await get(`/widget/v1/bots/${id}`)).json()
  return { ...server, get, published, bot }
}

test('a bot gets the file of its plug-in by integrity, and of its data what the form says is public', async () => {
  const { get, published } = await setUp([pottery])
  const bot = await published('shop')
  const [file] = bot.pluginFiles
  expect(bot.plugins).toEqual(['pottery'])
  expect(file).toMatchObject({
    name: 'pottery',
    src: expect.stringMatching(/^\/plugins\/pottery\//),
  })
  expect(bot.elements[0].nodes[0].data).toEqual({ question: 'Hot?' })
  const answer = await get(file.src)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(file.integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': expect.stringContaining('immutable'),
    'content-type': expect.stringContaining('javascript'),
  })
  expect((await get(file.src.replace('.js', '0.js'))).status).toBe(404)
})

test('a bot without a plug-in names none', async () => {
  const { bots, published } = await setUp([pottery])
  await bots.publish('plain', { nodes: [{ id: 'a', type: 'message', data: { text: 'Hi' } }] })
  expect(Object.keys(await published('plain'))).not.toContain('pluginFiles')
})

test('runs the server half of a step, within the limits of what it needs', async () => {
  const { step } = await setUp([pottery])
  const values = { answers: {}, variables: {}, visitor: {} }
  const answer = await step('shop', 'k', values, undefined, 'plugin')
  expect(await answer.json()).toEqual({ status: 200, body: { degrees: 900 } })
})

test('tells the studio what its types are for', async () => {
  const { get } = await setUp([pottery])
  const { plugins } = await (await get('/plugins')).json()
  expect(plugins).toMatchObject([
    {
      name: 'pottery',
      types: [
        {
          type: 'pottery/kiln',
          form: { title: 'Kiln' },
          serverFields: { url: { kind: 'address' } },
        },
      ],
    },
  ])
})

test('a plug-in that is broken is named in the log and harms no other', async () => {
  const { published, logged } = await setUp([broken, odd, 'not-there', pottery])
  expect((await published('shop')).pluginFiles).toHaveLength(1)
  expect(logged.join('\n')).toMatch(/broken\\?" cannot be loaded: no clay/)
  expect(logged.join('\n')).toMatch(/not-there\\?" cannot be loaded/)
  expect(logged.join('\n')).toMatch(/odd\\?" is left out: its nodes must be a list/)
  // No owner of a bot can mend it.
  expect(lintBot({ nodes: [{ id: 'a', type: 'message', data: { text: 'Hi' } }] })).toEqual([])
})

test('without its plug-in a bot is published all the same, and its step is nothing', async () => {
  const { published } = await setUp([])
  const bot = await published('shop')
  expect(bot).toMatchObject({ plugins: ['pottery'], pluginFiles: [] })
  expect(bot.elements[0].nodes[0].data).toEqual({})
})
