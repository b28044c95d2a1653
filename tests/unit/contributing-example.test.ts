import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './repository.js'

// CONTRIBUTING.md tells how a node type is added; here that is done, in a copy of the sources.

const tsc = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const folder = 'runtime/nodes/coin-flip'
const files = [...guide.matchAll(/^ {3}`(runtime\/\S+)`\n\n {3}```ts\n([\s\S]*?)^ {3}```$/gm)].map(
  ([, path = '', text = '']) => ({ path, text: text.replace(/^ {3}/gm, '') }),
)
const [, line = ''] = /to `runtime\/nodes\/all\.ts`:\n\n {3}```ts\n {3}(.*)\n {3}```$/m.exec(guide) ?? []

mkdirSync(join(root, '.cache'), { recursive: true })
const copy = mkdtempSync(join(root, '.cache/contributing-'))

beforeAll(async () => {
  for (const name of ['runtime', 'themes', 'tools', 'docs', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: source => !source.endsWith('node_modules'),
    })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { path, text } of files) write(path, text)
  write('runtime/nodes/all.ts', `${read('runtime/nodes/all.ts')}${line}\n`)
  const generated = await run('tools/generate.mjs')
  if (generated.status !== 0) throw new Error(generated.output)
}, 120_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the example is one folder, with every file of a node type, and one line', () => {
  const parts = ['schema.ts', 'form.ts', 'machine.ts', 'sample.ts', 'test.ts'].map(
    part => `coin-flip.${part}`,
  )
  expect(files.map(({ path }) => path).toSorted()).toEqual(
    [...parts, 'index.ts'].map(name => `${folder}/${name}`).toSorted(),
  )
  expect(line).toBe("export { coinFlip } from './coin-flip/index.js'")
})

test('the new type has its form', () => {
  expect(read('runtime/nodes/descriptions.ts')).toContain("'coin-flip': coinFlipForm,")
})

test('the new type has its page in docs, which the index leads to', () => {
  expect(read('docs/nodes/README.md')).toContain('(coin-flip.md)')
  expect(read('docs/nodes/coin-flip.md')).toContain('Chance of heads')
})

test.each(['coin-flip', 'coin-flip-node'])('the schema of bots knows %s, and checks its data', type => {
  const ajv = new Ajv({ allErrors: true, strict: false })
  const validate = ajv.compile(JSON.parse(read('bot.schema.json')))
  const withData = (data: unknown) => ({ nodes: [{ id: 'a', type, data }], edges: [] })
  expect([validate(withData({ heads: 30 })), validate.errors]).toEqual([true, null])
  expect(validate(withData({ heads: {} }))).toBe(false)
  expect(validate.errors).toContainEqual(expect.objectContaining({ instancePath: '/nodes/0/data/heads' }))
})

test.concurrent('what was generated is not stale', async () => {
  expect(await run('tools/generate.mjs', '--check')).toEqual({ status: 0, output: '' })
}, 120_000)

test.concurrent('the types hold', async () => {
  expect(await run(tsc, '--noEmit', '-p', 'runtime')).toEqual({ status: 0, output: '' })
}, 120_000)

test.concurrent('its own tests hold, and those over all types', async () => {
  const include = [`${folder}/*.test.ts`, 'runtime/nodes/{registry,descriptions}.test.ts']
  write('vitest.config.mjs', `export default { test: { include: ${JSON.stringify(include)} } }`)
  const { status } = await run(vitest, 'run', '--reporter=json', '--outputFile=report.json')
  const { testResults, numPassedTests, numFailedTests } = JSON.parse(read('report.json'))
  expect([status, numFailedTests, testResults.length]).toEqual([0, 0, 3])
  expect(numPassedTests).toBeGreaterThan(200)
}, 120_000)

test('a field without its form does not compile', async () => {
  const form = read(`${folder}/coin-flip.form.ts`)
  write(`${folder}/coin-flip.form.ts`, form.replace(/^ {4}heads: \{[\s\S]*?^ {4}\},\n/m, ''))
  const alone = { extends: './tsconfig.base.json', files: [`${folder}/coin-flip.form.ts`] }
  write('tsconfig.json', JSON.stringify(alone))
  const { status, output } = await run(tsc, '--noEmit', '-p', '.')
  expect(status).not.toBe(0)
  expect(output).toMatch(/coin-flip\.form\.ts.*error[\s\S]*'heads' is missing/)
}, 120_000)

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
