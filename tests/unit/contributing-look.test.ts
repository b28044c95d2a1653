import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCopy } from './guide-copy.js'
import { root } from './repository.js'

// CONTRIBUTING.md tells what a new kind of prompt or content takes; here the compiler is asked, in a copy of the sources.

const tsc = 'node_modules/typescript/bin/tsc'
const { run, read, write, fill, remove } = createCopy([
  ...['runtime', 'themes', 'wire', 'src', 'mcp', 'server', 'tests/browser'],
  ...['package.json', 'tsconfig.base.json', 'tsconfig.project.json'],
])
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The files of a list in the guide, by the words before it. */
function listed(words: string): string[] {
  const [, list = ''] = guide.split(words)
  return [...(/^(?:- .*\n)+/m.exec(list)?.[0] ?? '').matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path)
}

const prompts = listed('A new kind of prompt stands in ten files at most')
const contents = listed('A new kind of content stands in')

beforeAll(() => {
  fill()
  for (const [path, last] of [
    ['runtime/node/prompt.ts', "  | { readonly kind: 'location' }\n"],
    ['runtime/node/content.ts', "  | { readonly kind: 'qr'; readonly src: string; readonly alt?: string }\n"],
  ] as const)
    write(path, read(path).replace(last, `${last}  | { readonly kind: 'colour' }\n`))
}, 120_000)

afterAll(remove)

test('a kind of prompt and content that nothing knows of is an error in each file that the guide names', async () => {
  const files = [...new Set([...prompts, ...contents])].filter(path => !path.includes('colour'))
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node'], jsx: 'react-jsx', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
      files,
    }),
  )
  const { output } = await run(tsc, '--noEmit', '--pretty', 'false', '-p', '.')
  console.log(output)
}, 240_000)
