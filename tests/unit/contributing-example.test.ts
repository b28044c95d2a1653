import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopy, guideTo, tsc } from './guide-copy.js'

// docs/recipes/node-type.md tells how a node type is added; here that is done, in a copy of the sources.

const vitest = 'node_modules/vitest/vitest.mjs'
const folder = 'runtime/nodes/coin-flip'
const guide = guideTo(folder)
const { run, read, write, fill, follow, generate, remove } = createCopy([
  'runtime',
  'themes',
  'cli',
  'tools',
  'docs',
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
}, 120_000)

afterAll(remove)

test('the example is one folder, with every file of a node type, and one line', () => {
  expect(guide.files.map(({ path }) => path).toSorted()).toEqual(
    ['coin-flip.form.ts', 'coin-flip.test.ts', 'index.ts'].map(name => `${folder}/${name}`),
  )
  expect(guide.lines).toEqual(["export { coinFlip } from './coin-flip/index.js'"])
})

test('the new type has its form', () => {
  expect(read('runtime/nodes/descriptions.ts')).toContain("'coin-flip': coinFlipForm,")
})

test('the new type has its page in docs, which the index leads to', () => {
  expect(read('docs/nodes/README.md')).toContain('(coin-flip.md)')
  expect(read('docs/nodes/coin-flip.md')).toContain('Chance of heads')
})

test.each(['coin-flip', 'coin-flip-node'])(
  'the schema of bots knows %s, and checks its data',
  type => {
    const ajv = new Ajv({ allErrors: true, strict: false })
    const validate = ajv.compile(JSON.parse(read('bot.schema.json')))
    const withData = (data: unknown) => ({ nodes: [{ id: 'a', type, data }], edges: [] })
    expect([validate(withData({ heads: 30 })), validate.errors]).toEqual([true, null])
    expect(validate(withData({ heads: {} }))).toBe(false)
    expect(validate.errors).toContainEqual(
      expect.objectContaining({ instancePath: '/nodes/0/data/heads' }),
    )
  },
)

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
  expect([status, numFailedTests, testResults.length], read('report.json')).toEqual([0, 0, 3])
  expect(numPassedTests).toBeGreaterThan(200)
}, 120_000)

test('a field without its form does not compile, nor does a sample of another shape', async () => {
  const form = read(`${folder}/coin-flip.form.ts`)
  const withoutField = form.replace(/^ {4}heads: \{[\s\S]*?^ {4}\},\n/m, '')
  write(`${folder}/coin-flip.form.ts`, withoutField.replace('heads: 30', "heads: 'often'"))
  const alone = { extends: './tsconfig.base.json', files: [`${folder}/coin-flip.form.ts`] }
  write('tsconfig.json', JSON.stringify(alone))
  const { status, output } = await run(tsc, '--noEmit', '-p', '.')
  expect(status).not.toBe(0)
  expect(output).toMatch(/coin-flip\.form\.ts.*error[\s\S]*'heads' is missing/)
  expect(output).toMatch(
    /coin-flip\.form\.ts.*error[\s\S]*'string' is not assignable to type 'number'/,
  )
}, 120_000)
