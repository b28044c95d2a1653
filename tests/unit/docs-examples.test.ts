import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { play } from '../../cli/play.js'
import { test as runFlowTests } from '../../cli/test.js'
import { parseBot, registry } from '../../runtime/index.js'
import { playBot } from '../../runtime/testing/index.js'
import { readFiles } from './repository.js'

interface Block {
  readonly language: string
  /** The name that the page gives it: `file=NAME` after the language. */
  readonly file: string
  readonly text: string
}

interface Run {
  readonly command: string
  readonly printed: string
}

const guide = blocksOf('docs/write-a-bot.md')
const readme = blocksOf('README.md')
const folder = mkdtempSync(join(tmpdir(), 'talkgraph-docs-'))
for (const { file, text } of guide) if (file) writeFileSync(join(folder, file), text)

test('the bot in README is short, loads and plays to its end', async () => {
  const bot =
    readme.find(({ language, text }) => language === 'json' && text.includes('"nodes"'))?.text ?? ''
  expect(bot.trim().split('\n').length).toBeLessThanOrEqual(12)
  const played = await playBot(bot, { answers: ['ann@example.org'] })
  expect(played).toMatchObject({ ended: 'no-next-node', problems: [] })
})

test('each bot in docs/write-a-bot.md loads, but for the one that shows the error', () => {
  const bots = guide.filter(({ language, text }) => language === 'json' && text.includes('"nodes"'))
  expect(bots.map(({ file }) => file)).toEqual([
    'hello.json',
    'delivery.json',
    'cakes.json',
    'broken.json',
  ])
  for (const { file, text } of bots)
    if (file === 'broken.json') expect(() => parseBot(text)).toThrow('not a step')
    else expect(parseBot(text).flow.start).toBe('start')
})

test.each(runsOf(guide))(
  '$command prints what docs/write-a-bot.md shows',
  async ({ command, printed }) => {
    const args = command
      .split(' ')
      .map(word => (word.endsWith('.json') ? join(folder, word) : word))
    expect(JSON.parse(await outputOf(args))).toMatchObject(JSON.parse(printed))
  },
)

test('talkgraph test prints what docs/write-a-bot.md shows', async () => {
  const flowTests = mkdtempSync(join(tmpdir(), 'talkgraph-docs-tests-'))
  for (const { file, text } of guide)
    if (/^cakes\b/.test(file)) writeFileSync(join(flowTests, file), text)
  const shown = guide.find(({ language }) => language === 'text')?.text
  expect(await outputOf([flowTests], runFlowTests)).toBe(shown)
})

test('docs/write-a-bot.md names every node type in its table of handles or among the plain ones', () => {
  const [, handles = ''] =
    /## Edges and handles([\s\S]*?)\n## /.exec(pageOf('docs/write-a-bot.md')) ?? []
  const named = (type: string) =>
    handles.includes(`\`${type}\``) || (/^ask-/.test(type) && handles.includes('`ask-…`'))
  expect([...registry.definitions].map(({ type }) => type).filter(type => !named(type))).toEqual([])
})

test('docs/api.md lists every error code with its status, and none besides', () => {
  const [source] = readFiles(['wire/errors.ts', 'server/base/errors.ts'], /\.ts$/).toReversed()
  const known = [...(source?.text ?? '').matchAll(/^ {2}([A-Z_]+): \{\s*status: (\d+)/gm)].map(read)
  const listed = [...pageOf('docs/api.md').matchAll(/^\| (\d+) \| `([A-Z_]+)` \|/gm)].map(
    ([, status, code]) => `${code} ${status}`,
  )
  expect(known.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test('docs/write-a-bot.md explains every code of a problem, and none besides', () => {
  const [source] = readFiles(['runtime/node/problem.ts'], /\.ts$/)
  const known = [...(source?.text ?? '').matchAll(/^ {2}\| '([A-Z_]+)'/gm)].map(([, code]) => code)
  const listed = [...pageOf('docs/write-a-bot.md').matchAll(/^\| `([A-Z]+_[A-Z_]+)` \|/gm)].map(
    ([, code]) => code,
  )
  expect(known.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

const read = ([, code, status]: RegExpMatchArray) => `${code} ${status}`

function pageOf(path: string): string {
  return readFiles([path], /\.md$/)[0]?.text ?? ''
}

function blocksOf(path: string): Block[] {
  return [...pageOf(path).matchAll(/^```(\w*)(?: file=(\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', text = '']) => ({ language, file, text }),
  )
}

/** Every `talkgraph play` of a page, with the JSON that stands behind it. */
function runsOf(blocks: readonly Block[]): Run[] {
  return blocks.flatMap(({ language, text }, index) => {
    const [, command] = /^npx talkgraph play (.*)$/m.exec(text) ?? []
    return language === 'sh' && command ? [{ command, printed: blocks[index + 1]?.text ?? '' }] : []
  })
}

async function outputOf(args: readonly string[], run = play): Promise<string> {
  let out = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  await run(args)
  stdout.mockRestore()
  return out
}
