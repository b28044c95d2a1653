import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopy, guideTo, tsc } from './guide-copy.js'

// docs/recipes/server-step.md tells how a step that the server runs is added; here that is done, in a copy of the sources.

const vitest = 'node_modules/vitest/vitest.mjs'
const folder = 'runtime/nodes/stock-level'
const guide = guideTo(folder)
const { run, read, write, fill, follow, generate, remove } = createCopy([
  'runtime',
  'themes',
  'tools',
  'docs',
  'wire',
  'src',
  'client',
  'mcp',
  'cli',
  'server',
  'tests/unit/step-example',
  'site/content',
  'site/seed/bots',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.project.json',
])

beforeAll(async () => {
  fill()
  follow(guide)
  await generate()
}, 240_000)

afterAll(remove)

test('the example is one folder and one line', () => {
  const parts = ['form', 'server', 'test'].map(part => `stock-level.${part}.ts`)
  expect(guide.files.map(({ path }) => path).toSorted()).toEqual(
    ['index.ts', ...parts].map(name => `${folder}/${name}`),
  )
  expect(guide.lines).toEqual(["export { stockLevel } from './stock-level/index.js'"])
})

test('what stays on the server stands apart in docs and schema', () => {
  expect(read('docs/nodes/stock-level.md')).toMatch(
    /## Fields that stay on the server[\s\S]*`article`/,
  )
  expect(read('bot.schema.json')).toContain('Answers with a JSON field left.')
})

test.concurrent('the types hold', async () => {
  expect(await run(tsc, '--noEmit', '-p', 'runtime')).toEqual({ status: 0, output: '' })
}, 240_000)

test.concurrent('it runs in the widget, in `talkgraph play` and on the server, and its own tests hold', async () => {
  write(
    'vitest.config.mjs',
    `import { emojiWords } from './tools/build/emoji-words.mjs'
export default {
  plugins: [emojiWords()],
  test: {
    include: ['tests/unit/step-example/*.played.ts', '${folder}/*.test.ts', 'runtime/nodes/{registry,descriptions}.test.ts'],
    globalSetup: ['tests/unit/step-example/serve.ts'],
    maxWorkers: 2,
  },
}`,
  )
  const { status, output } = await run(vitest, 'run', '--reporter=json', '--outputFile=report.json')
  const { testResults, numFailedTests, numPassedTests } = JSON.parse(read('report.json'))
  expect([status, numFailedTests, testResults.length], output).toEqual([0, 0, 6])
  expect(numPassedTests).toBeGreaterThan(200)
}, 240_000)
