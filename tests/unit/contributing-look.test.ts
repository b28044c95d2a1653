import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopy, tsc } from './guide-copy.js'
import { root } from './repository.js'

// docs/recipes/look.md tells which files a new kind of prompt or content takes; here the compiler is asked, in a copy of the sources.

const guide = readFileSync(join(root, 'docs/recipes/look.md'), 'utf8')
const { run, read, write, fill, remove } = createCopy([
  'runtime',
  'themes',
  'wire',
  'src',
  'client',
  'mcp',
  'server',
  'tests/browser',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.project.json',
])

/** A kind that nothing knows of yet: which interface it joins, and the files that the guide names for it. */
const added = [
  { kind: 'colour', type: 'Prompts' },
  { kind: 'map', type: 'Contents' },
].map(each => ({ ...each, files: filesFor(each.kind) }))

const kinds = 'runtime/node/kinds.ts'

let errors: readonly { readonly path: string; readonly message: string }[] = []

beforeAll(async () => {
  fill()
  for (const { kind, type } of added)
    write(
      kinds,
      read(kinds).replace(
        `export interface ${type} {\n`,
        line => `${line}  readonly ${kind}: { readonly kind: '${kind}' }\n`,
      ),
    )
  const known = added.flatMap(({ files }) => files).filter(path => !isNew(path))
  const lib = ['ES2023', 'DOM', 'DOM.Iterable']
  const compilerOptions = { types: ['node', 'trusted-types'], jsx: 'react-jsx', lib }
  // What reads the rows is checked with them: it has to know of no kind.
  const files = [...new Set(known), 'server/channels/index.ts']
  write(
    'tsconfig.json',
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }),
  )
  const { output } = await run(tsc, '--noEmit', '--pretty', 'false', '-p', '.')
  errors = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (.*(?:\n .*)*)/gm)].map(
    ([, path = '', message = '']) => ({ path, message }),
  )
}, 240_000)

afterAll(remove)

test.each(added)(
  '$kind is an error in each file that the guide names, and nowhere else',
  ({ kind, files }) => {
    const named = errors.filter(({ message }) => message.includes(`'${kind}' is missing`))
    const known = files.filter(path => !isNew(path) && path !== kinds)
    expect([...new Set(named.map(({ path }) => path))].toSorted()).toEqual(known.toSorted())
  },
)

test('no other file is red', () => {
  const named = added.flatMap(({ files }) => files)
  expect(errors.filter(({ path }) => !named.includes(path))).toEqual([])
})

test('a kind of prompt takes ten files at most', () => {
  expect(filesFor('colour').length).toBeGreaterThan(5)
  expect(filesFor('colour').length).toBeLessThanOrEqual(10)
})

function filesFor(kind: string): string[] {
  const [, list = ''] = guide.split(`such as \`{ kind: '${kind}' }\`:\n\n`)
  const lines = /^(?:- .*\n)+/.exec(list)?.[0] ?? ''
  return [...lines.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path)
}

function isNew(path: string): boolean {
  return /\/(?:colour|map)[./]/.test(path)
}
