import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { type RepositoryFile, readFiles } from './repository.js'

const places = [
  'runtime',
  'src',
  'server',
  'themes',
  'wire',
  'client',
  'mcp',
  'cli',
  'ui',
  'studio',
  'site/app',
  'site/content',
  'docs',
  'tests',
  'tools',
  'examples',
  'bench',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
]
const files = readFiles(places, /\.(tsx?|mjs|md|css|html)$/)
const decisions = files.find(({ path }) => path === 'docs/decisions.md')?.text ?? ''

test('the decisions have numbers of their own, in ascending order', () => {
  const numbers = numbersIn(decisions)
  expect(numbers.length).toBeGreaterThan(80)
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
})

test('every decision that is cited stands in docs/decisions.md', () => {
  expect(files.flatMap(citationsOf).length).toBeGreaterThan(150)
  expect(missing(files, decisions)).toEqual([])
})

test('a citation without its decision is found, however it is written', () => {
  const citing = (text: string) =>
    missing([{ path: 'a.ts', text }], '### 4. Older names\n\n### 6. Faults\n')
  expect(citing('(decision 4), (Decisions 4 and 6)')).toEqual([])
  expect(citing('(decision 5)')).toEqual(['a.ts: decision 5'])
  expect(citing('(decisions 4, 7 and 8)')).toEqual(['a.ts: decision 7', 'a.ts: decision 8'])
  expect(citing('(decisions 4 to 6)')).toEqual(['a.ts: decision 5'])
  expect(citing(' * of it (decisions\n * 4 and\n * 9)')).toEqual(['a.ts: decision 9'])
  expect(citing('// as decision\n  // 3 has it')).toEqual(['a.ts: decision 3'])
})

test('no file cites a document that a reader does not have', () => {
  expect(files.flatMap(strangersOf)).toEqual([])
})

test('a citation of such a document is found', () => {
  const found = (text: string) => strangersOf({ path: 'docs/a.md', text })
  expect(found('see [the site](../src/index.ts), document 12 and a document')).toEqual([])
  expect(found(['as document', '2 says'].join(' '))).toHaveLength(1)
  expect(found(['shape of design', 'md'].join('.'))).toHaveLength(1)
  expect(found('see ../../elsewhere/notes.md')).toHaveLength(1)
  expect(found("   import { fields } from '../../bot/fields.js'")).toEqual([])
})

/** The numbers of the entries, in the order in which they stand. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/^### (\d+)\. \S/gm)].map(([, number]) => Number(number))
}

function missing(cited: readonly RepositoryFile[], text: string): string[] {
  const known = new Set(numbersIn(text))
  return cited.flatMap(file =>
    citationsOf(file)
      .filter(number => !known.has(number))
      .map(number => `${file.path}: decision ${number}`),
  )
}

/** Every number that a file cites: `decision 4`, `decisions 4, 7 and 8`, `decisions 4 to 6`, over a comment's line ends too. */
function citationsOf({ path, text }: RepositoryFile): number[] {
  if (path === 'tests/unit/decisions.test.ts') return []
  const flat = text.replace(/\s*\n\s*(?:\/\/|\*(?!\/))?\s*/g, ' ')
  return [...flat.matchAll(/\bdecisions? (\d+(?:(?:,? and |,? or |, | to )\d+)*)/gi)].flatMap(
    ([, list = '']) => list.split(/,? and |,? or |, /).flatMap(expand),
  )
}

function expand(range: string): number[] {
  const [from = 0, to = from] = range.split(' to ').map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Documents that the repository does not hold: by their usual names, or by a path that leads out of it. */
function strangersOf({ path, text }: RepositoryFile): string[] {
  if (path === 'tests/unit/decisions.test.ts') return []
  const named = [...text.matchAll(/\bdocuments? [123]\b|\bdesign\.md\b|\(design, section/gi)].map(
    ([name]) => name,
  )
  // An import in a code block leads on from the file that the block shows.
  const prose = path.endsWith('.md')
    ? [text.replace(/^ *import .* from '[^']*'$/gm, '')]
    : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm)].map(String)
  const outside = prose
    .flatMap(part => [...part.matchAll(/(?<![\w/.])(?:\.\.\/)+[\w.-][\w./-]*/g)].map(String))
    .filter(to => posix.join(posix.dirname(path), to).startsWith('..'))
  return [...named, ...outside].map(name => `${path}: ${name}`)
}
