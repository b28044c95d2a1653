import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { playgroundBot, variables } from '../../examples/playground/bot.mjs'
import { ownTypes } from '../../runtime/index.js'
import { samples } from '../../runtime/testing/index.js'
import { closeChromium } from './chromium.js'
import { openSite, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const dist = join(import.meta.dirname, '../../dist')

/** What a page on which the one file lies alone tells of a bot that it plays. */
interface Told {
  readonly type: string
  readonly drawn: boolean
  readonly problems: readonly string[]
}

const page = (script: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
<title>Alone</title><link rel="icon" href="data:,"></head><body>${script}</body></html>`
const asScript = '<script src="talkgraph.js"></script><script>mountAlone = Talkgraph.mount</script>'
const asModule = `<script type="module">
import { mount } from './talkgraph.esm.js'
window.mountAlone = mount
</script>`

let folder: string
let site: Site
let current: Visit | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talkgraph-alone-'))
  for (const file of ['talkgraph.js', 'talkgraph.esm.js'])
    copyFileSync(join(dist, file), join(folder, file))
  writeFileSync(join(folder, 'index.html'), page(asScript))
  site = await openSite({ pages: { '/': { body: page(asModule) } } })
})
afterEach(async () => {
  await current?.close()
  current = undefined
})
afterAll(async () => {
  await site?.close()
  await closeChromium()
  rmSync(folder, { recursive: true, force: true })
})

/** The bots of all types, one after the other, and one with a type that nobody knows. */
const bots = [
  ...ownTypes.definitions.map(definition => ({
    type: definition.type,
    bot: playgroundBot(definition, samples[definition.type]),
  })),
  {
    type: 'hologram',
    bot: {
      nodes: [
        { id: 'a', type: 'hologram', data: {} },
        { id: 'b', type: 'message', data: { text: '<b>Bold</b> and <i>plain</i>' } },
      ],
      edges: [{ source: 'a', target: 'b' }],
    },
  },
]

/** Plays each bot until something of it is drawn or it is over. */
async function playAll(visited: Visit): Promise<readonly Told[]> {
  await visited.page.waitForFunction(() => Reflect.get(window, 'mountAlone'))
  const told: Told[] = []
  for (const { type, bot } of bots) {
    const result = await visited.page.evaluate(
      async ([own, values]) => {
        const mount = Reflect.get(window, 'mountAlone')
        const problems: string[] = []
        const widget = mount({ bot: own, variables: values, typingDelay: 0, locale: 'en' })
        widget.on('problem', ({ code }: { readonly code: string }) => problems.push(code))
        const done = new Promise<void>(resolve => widget.on('complete', () => resolve()))
        const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
        const seen = () => root()?.querySelector('.log .entry, .log fieldset, textarea:enabled')
        widget.open()
        const watched = new Promise<void>(resolve => {
          const look = () => (seen() ? resolve() : requestAnimationFrame(look))
          look()
        })
        await Promise.race([done, watched])
        const drawn = root()?.querySelector('.widget, .window') !== null
        widget.destroy()
        return { drawn, problems }
      },
      [bot, variables] as const,
    )
    told.push({ type, ...result })
  }
  return told
}

const besideCodes = ['STEPS_NOT_LOADED', 'MARKUP_NOT_LOADED', 'PLUGIN_BROKEN', 'BOT_INVALID']

it('talkgraph.js alone in a folder, from file://, plays every type', async () => {
  current = await visit(pathToFileURL(join(folder, 'index.html')).href)
  const told = await playAll(current)
  expect(told.filter(({ drawn }) => !drawn)).toEqual([])
  expect(told.filter(({ problems }) => problems.some(code => besideCodes.includes(code)))).toEqual(
    [],
  )
  expect(told.at(-1)?.problems).toEqual(['UNKNOWN_NODE_TYPE'])
})

it('talkgraph.esm.js alone plays every type, and asks for no other file', async () => {
  current = await visit(`${site.origin}/`)
  const told = await playAll(current)
  expect(told.filter(({ drawn }) => !drawn)).toEqual([])
  expect(site.asked.filter(path => /talkgraph-/.test(path))).toEqual([])
})

it('where emojis and a language lie nowhere, English and the own keyboard serve, and problems tell it', async () => {
  current = await visit(pathToFileURL(join(folder, 'index.html')).href)
  const { page: at } = current
  await at.evaluate(() => {
    const asks = { id: 'a', type: 'ask-name', data: { questionText: 'Who?' } }
    const mount = Reflect.get(window, 'mountAlone')
    const told: string[] = []
    Reflect.set(window, 'told', told)
    const widget = mount({ bot: { nodes: [asks] }, typingDelay: 0, locale: 'de' })
    widget.on('problem', ({ code }: { readonly code: string }) => told.push(code))
    widget.open()
  })
  await at.getByRole('textbox', { name: 'Type a message...' }).waitFor()
  await at.getByRole('button', { name: 'Choose an emoji' }).click()
  await at.waitForFunction(() => Reflect.get(window, 'told').length === 2)
  expect(await at.evaluate(() => Reflect.get(window, 'told'))).toEqual([
    'TEXTS_NOT_LOADED',
    'EMOJI_NOT_LOADED',
  ])
  const focused = at.locator('talkgraph-widget textarea:focus')
  expect(await focused.count()).toBe(1)
})
