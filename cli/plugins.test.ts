import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lint } from './lint.js'
import { play } from './play.js'
import { test as runTests } from './test.js'

const folder = mkdtempSync(join(tmpdir(), 'talkgraph-plugins-'))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const runtime = join(import.meta.dirname, '../runtime/index.ts')
const plugin = file(
  'pottery.mjs',
  `import { defineNode, fields, sayText, statement, text } from ${JSON.stringify(runtime)}
export const name = 'pottery'
export const nodes = [
  defineNode({
    type: 'pottery/glaze',
    schema: fields({ colour: text('blue') }),
    machine: () => statement(({ data, variables }) => sayText('Glazed ' + data.colour, variables)),
  }),
]`,
)
const bot = file(
  'bot.json',
  JSON.stringify({
    plugins: ['pottery'],
    nodes: [{ id: 'g', type: 'pottery/glaze', data: {} }],
    tests: [{ name: 'glazes', expect: { says: ['Glazed blue'] } }],
  }),
)

async function run(command: typeof play, ...args: string[]) {
  let [out, errors] = ['', '']
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    errors += text
    return true
  })
  const code = await command(args)
  stdout.mockRestore()
  stderr.mockRestore()
  return { code, out, errors }
}

test('play, lint and test take plug-ins by their files', async () => {
  const played = await run(play, bot, '--plugin', plugin)
  expect(JSON.parse(played.out)).toMatchObject({
    transcript: [{ by: 'bot', message: 'Glazed blue' }],
    problems: [],
  })
  expect(await run(lint, bot, '--plugin', plugin)).toMatchObject({ code: 0, errors: '' })
  const tested = await run(runTests, bot, '--plugin', plugin)
  expect(tested).toMatchObject({ code: 0, out: expect.stringContaining('✓ glazes') })
})

test('without the plug-in lint names it', async () => {
  expect((await run(lint, bot)).out).toContain('The plug-in "pottery" is not there.')
})

test('a plug-in that cannot be loaded is named', async () => {
  const broken = file('broken.mjs', 'throw new Error("no kiln")')
  const { code, errors } = await run(play, bot, '--plugin', broken)
  expect([code, errors]).toEqual([1, `--plugin ${broken} cannot be loaded: no kiln\n`])
  const { errors: said } = await run(lint, bot, '--plugin', 'not-there')
  expect(said.split('\n')).toEqual([expect.stringMatching(/^--plugin not-there .*'$/), ''])
  expect((await run(lint, bot, '--plugin', '')).errors).toContain('--plugin has no name')
})

test('a plug-in that is broken is told, and the others play', async () => {
  const wrong = file('wrong.mjs', "export const name = 'Wrong'")
  const { out } = await run(play, bot, '--plugin', wrong, '--plugin', plugin)
  expect(JSON.parse(out)).toMatchObject({
    visited: ['g'],
    problems: [{ code: 'PLUGIN_BROKEN' }],
  })
  const tested = await run(runTests, bot, '--plugin', wrong, '--plugin', plugin)
  expect(tested.errors).toContain('The plug-in "Wrong" is left out')
})

test('a package is found by its name in the folder where the command runs, and by its own folder', async () => {
  const home = join(folder, 'node_modules/pottery-plugin')
  mkdirSync(home, { recursive: true })
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({
      name: 'pottery-plugin',
      type: 'module',
      exports: { './talkgraph-plugin': './plugin.js' },
    }),
  )
  writeFileSync(join(home, 'plugin.js'), "export const name = 'pottery'")
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  for (const named of ['pottery-plugin', home]) {
    const { out, errors } = await run(lint, bot, '--plugin', named)
    expect(errors).toBe('')
    expect(out).not.toContain('is not there')
  }
  cwd.mockRestore()
})
