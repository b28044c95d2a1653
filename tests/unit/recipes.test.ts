import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopy, tsc } from './guide-copy.js'
import { root } from './repository.js'

// docs/recipes tell how a customization, a preset and a rule of lint are added; here that is done, in a copy of the sources.

const vitest = 'node_modules/vitest/vitest.mjs'
const demo = 'server/demo/demo-bot.json'
const recipeOf = (name: string) => readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8')
const { run, read, write, fill, generate, remove } = createCopy([
  'runtime',
  'themes',
  'tools',
  'docs',
  'cli',
  'site/content',
  'site/seed/bots',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.project.json',
])

beforeAll(async () => {
  fill()
  for (const name of ['customization', 'preset', 'lint-rule']) carryOut(recipeOf(name))
  bring('themes/presets/index.ts', "import { plum } from './plum.js'")
  bring('runtime/lint/rules/index.ts', "import { shoutedText } from './shouted-text.js'")
  await generate()
  // A test of lint looks at it.
  write(demo, readFileSync(join(root, demo), 'utf8'))
}, 120_000)

afterAll(remove)

test('what was added has its line and its page in docs', () => {
  expect(read('docs/customizations.md')).toMatch(/`bubbleBorderWidth` \|.*Line around bubbles/)
  expect(read('docs/customizations.md')).toContain('light, in purples')
  expect(read('docs/lint/shouted-text.md')).toContain('# A text in capitals')
  expect(read('bot.schema.json')).toContain('"bubbleBorderWidth"')
})

test.concurrent('the types hold', async () => {
  expect(await run(tsc, '--noEmit', '-p', 'themes')).toEqual({ status: 0, output: '' })
  expect(await run(tsc, '--noEmit', '-p', 'runtime')).toEqual({ status: 0, output: '' })
}, 120_000)

test.concurrent('the tests over all of them hold', async () => {
  const include = [
    'themes/**/*.test.ts',
    'runtime/lint/*.test.ts',
    'runtime/lint/rules/rules.test.ts',
  ]
  write('vitest.config.mjs', `export default { test: { include: ${JSON.stringify(include)} } }`)
  const { status } = await run(vitest, 'run', '--reporter=json', '--outputFile=report.json')
  const { testResults } = JSON.parse(read('report.json'))
  const failed = testResults
    .flatMap(({ assertionResults }: { assertionResults: { status: string }[] }) => assertionResults)
    .filter((each: { status: string }) => each.status === 'failed')
  expect([status, failed]).toEqual([0, []])
  expect(read('report.json')).toContain('a text in capitals: shouted-text')
}, 120_000)

test('a customization without a form does not compile, nor does a form without a customization', async () => {
  const forms = read('themes/fields.form.ts')
  write('themes/fields.form.ts', forms.replace('  bubbleBorderWidth: {', '  bubbleBorderWith: {'))
  const { output } = await run(tsc, '--noEmit', '-p', 'themes')
  write('themes/fields.form.ts', forms)
  expect(output).toContain("'bubbleBorderWith' does not exist")
})

/** Writes the files of a recipe, and puts what it says into those that are there. */
function carryOut(recipe: string): void {
  for (const [, path = '', text = ''] of recipe.matchAll(
    /^ {3}`((?:runtime|themes)\/\S+)`\n\n {3}```ts\n([\s\S]*?)^ {3}```$/gm,
  ))
    write(path, text.replace(/^ {3}/gm, ''))
  for (const [, path = '', place, name = '', text = ''] of recipe.matchAll(
    /^ {3}Add to `(\S+)`, (behind|before) `(.*)`:\n\n {3}```ts\n([\s\S]*?)^ {3}```$/gm,
  ))
    write(path, withPart(read(path), place === 'behind', name, text.replace(/^ /gm, '')))
}

/** An entry of a record or a list ends where the next one of its depth begins. */
function withPart(source: string, isBehind: boolean, name: string, text: string): string {
  const lines = source.split('\n')
  const at = isBehind
    ? lines.findIndex(line => line.startsWith(`  ${name}:`) || line === `  ${name},`)
    : lines.findIndex(line => line.includes(name)) - 2
  const end = isBehind && /[{[(]$/.test(lines[at] ?? '') ? lines.indexOf('  },', at) : at
  expect(at, name).toBeGreaterThan(0)
  return lines.toSpliced(end + 1, 0, text.replace(/\n$/, '')).join('\n')
}

function bring(path: string, line: string): void {
  write(path, `${line}\n${read(path)}`)
}
