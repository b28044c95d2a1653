import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopy, guideTo } from './guide-copy.js'

// CONTRIBUTING.md tells how a channel is added; here that is done, in a copy of the sources.

const tsc = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'
const folder = 'server/channels/pigeon'
const guide = guideTo(folder, 'server/channels/all.ts')
const { run, read, write, fill, follow, remove } = createCopy([
  ...['runtime', 'themes', 'wire', 'mcp', 'server'],
  ...['package.json', 'tsconfig.base.json', 'tsconfig.project.json'],
])

beforeAll(() => {
  fill()
  follow(guide)
})

afterAll(remove)

test('the example is one folder and one line', () => {
  expect(guide.files.map(({ path }) => path).toSorted()).toEqual(
    ['index.ts', 'pigeon.parse.ts', 'pigeon.settings.ts', 'pigeon.test.ts'].map(name => `${folder}/${name}`),
  )
  expect(guide.lines).toEqual(["export { pigeon } from './pigeon/index.js'"])
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
  expect([status, numFailedTests, testResults.length], JSON.stringify(testResults)).toEqual([0, 0, 2])
  expect(JSON.stringify(testResults)).toContain('pigeon has a name')
}, 120_000)

const alone = { compilerOptions: { types: ['node'] } }
