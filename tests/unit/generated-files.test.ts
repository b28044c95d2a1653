import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseBot, ownTypes as registry } from '../../runtime/index.js'
import { playBot, samples, sampleTime } from '../../runtime/testing/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { readFiles, root } from './repository.js'

const heavy = ['.git', '.cache', 'node_modules', 'dist', 'data', 'screenshots']

itAtLength(
  'a form that has changed makes its page stale, and the check says which and what to do',
  {
    timeout: 60_000,
  },
  async () => {
    const copy = copyOfTheProject()
    expect(await check(copy)).toEqual({ code: 0, said: '' })

    const form = join(copy, 'runtime/nodes/ask-email/ask-email.form.ts')
    const before = readFileSync(form, 'utf8')
    writeFileSync(
      form,
      before.replace("title: 'Ask for an e-mail address'", "title: 'Ask where to write to'"),
    )
    const { code, said } = await check(copy)
    expect(code).toBe(1)
    expect(said).toContain('docs/nodes/ask-email.md is stale: run npm run generate.')
    expect(said).toContain('docs/nodes/README.md is stale')
    expect(said).not.toContain('docs/nodes/ask-name.md')
  },
)

test('each node type that shows something has a picture on its page, and no other type has', async () => {
  const shown = await Promise.all(
    registry.definitions.map(async ({ type }) => ({ type, shows: await shows(type) })),
  )
  expect(shown.filter(({ shows }) => shows).length).toBeGreaterThan(30)
  expect(
    shown
      .filter(
        ({ type, shows }) => shows !== existsSync(join(root, `docs/nodes/pictures/${type}.png`)),
      )
      .map(({ type }) => `${type}: run npm run pictures`),
  ).toEqual([])
})

test('the sample on each page of docs/nodes can be pasted into a bot', () => {
  const pages = readFiles(['docs/nodes'], /(?<!README)\.md$/)
  expect(pages.length).toBe(registry.definitions.length)
  for (const { path, text } of pages) {
    const [, sample = ''] = /```json\n([\s\S]*?)\n```/.exec(text) ?? []
    const { flow } = parseBot({ nodes: [JSON.parse(sample)], edges: [] })
    expect(flow.nodes.get(flow.start)?.type, path).toBe(path.replace(/.*\/|\.md$/g, ''))
  }
})

/** The project as it stands, with the same packages. */
function copyOfTheProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'talkgraph-generated-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(root, copy, {
    recursive: true,
    filter: path =>
      !relative(root, path)
        .split(/[\\/]/)
        .some(name => heavy.includes(name)),
  })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

function check(folder: string): Promise<{ code: number; said: string }> {
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['tools/generate.mjs', '--check'],
      { cwd: folder },
      (_, __, said) => resolve({ code: child.exitCode ?? -1, said }),
    )
  })
}

/** Does a visitor see anything of a node with the sample of its type? */
async function shows(type: keyof typeof samples): Promise<boolean> {
  const bot = { nodes: [{ id: 'step', type, data: samples[type] }], edges: [] }
  const fetch = { step: { status: 200, text: 'It is on its way.' } }
  const played = await playBot(bot, { fetch, now: sampleTime })
  return 'transcript' in played && (played.transcript.length > 0 || played.ended === 'waiting')
}
