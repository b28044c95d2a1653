import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './repository.js'

// CONTRIBUTING.md tells how a channel is added; here that is done, in a copy of the sources.

const tsc = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const folder = 'server/channels/pigeon'
const files = [
  ...guide.matchAll(/^ {3}`(server\/channels\/pigeon\/\S+)`\n\n {3}```ts\n([\s\S]*?)^ {3}```$/gm),
].map(([, path = '', text = '']) => ({ path, text: text.replace(/^ {3}/gm, '') }))
const [, line = ''] = /to `server\/channels\/all\.ts`:\n\n {3}```ts\n {3}(.*)\n {3}```$/m.exec(guide) ?? []

mkdirSync(join(root, '.cache'), { recursive: true })
const copy = mkdtempSync(join(root, '.cache/contributing-'))

beforeAll(() => {
  for (const name of ['runtime', 'themes', 'server', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: source => !/[\\/](?:node_modules|dist)$/.test(source),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { path, text } of files) write(path, text)
  write('server/channels/all.ts', `${read('server/channels/all.ts')}${line}\n`)
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the example is one folder and one line', () => {
  expect(files.map(({ path }) => path).toSorted()).toEqual(
    ['index.ts', 'pigeon.parse.ts', 'pigeon.settings.ts', 'pigeon.test.ts'].map(name => `${folder}/${name}`),
  )
  expect(line).toBe("export { pigeon } from './pigeon/index.js'")
})

test.concurrent('the types hold', async () => {
  const own = [`${folder}/index.ts`, 'server/channels/index.ts']
  write('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', ...alone, files: own }))
  expect(await run(tsc, '--noEmit', '-p', '.')).toEqual({ status: 0, output: '' })
}, 120_000)

test.concurrent('a bot is played over it, and what holds for all channels holds for it too', async () => {
  const include = [`${folder}/*.test.ts`, 'server/channels/channels.test.ts']
  write('vitest.config.mjs', `export default { test: { include: ${JSON.stringify(include)} } }`)
  const { status } = await run(vitest, 'run', '--reporter=json', '--outputFile=report.json')
  const { testResults, numFailedTests } = JSON.parse(read('report.json'))
  expect([status, numFailedTests, testResults.length]).toEqual([0, 0, 2])
  expect(JSON.stringify(testResults)).toContain('pigeon has a name')
}, 120_000)

const alone = { compilerOptions: { types: ['node'] } }

/** Runs a script of the copy in Node; what it printed, both streams together. */
function run(script: string, ...args: string[]): Promise<{ status: number; output: string }> {
  // What this run of Vitest says to its own processes is none of the copy's business.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  return new Promise(resolve => {
    const child = execFile(process.execPath, [script, ...args], { cwd: copy, env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

function read(path: string): string {
  return readFileSync(join(copy, path), 'utf8')
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
