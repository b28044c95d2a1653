import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { type RepositoryFile, readFiles, root } from './repository.js'

const pages = readFiles(
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs', 'bench'],
  /\.md$/,
)

test('every link and anchor in the documents leads somewhere', () => {
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(60)
  expect(
    pages.flatMap(page =>
      linksOf(page)
        .filter(link => !leads(page, link))
        .map(link => `${page.path}: ${link}`),
    ),
  ).toEqual([])
})

test('every page of docs is reached from README', () => {
  const reached = new Set(['README.md'])
  for (const path of reached)
    for (const link of linksOf({ path, text: textOf(path) })) {
      const to = placeOf({ path }, link).path
      if (to.endsWith('.md') && existsSync(join(root, to))) reached.add(to)
    }
  expect(
    pages.map(({ path }) => path).filter(path => !reached.has(path) && path !== 'bench/RESULTS.md'),
  ).toEqual([])
})

test('a link that leads nowhere is found', () => {
  const page = { path: 'docs/api.md', text: '' }
  expect(leads(page, 'operations.md')).toBe(true)
  expect(leads(page, 'operations.md#settings')).toBe(true)
  expect(leads(page, '../README.md#try-it')).toBe(true)
  expect(leads(page, 'operations.md#no-such-heading')).toBe(false)
  expect(leads(page, 'no-such-page.md')).toBe(false)
  expect(leads(page, '../../outside.md')).toBe(false)
})

test('an anchor is made of a heading as GitHub makes it', () => {
  const text =
    '# Try it: `talkgraph play`\n## Twice\n## Twice\n```sh\n# no heading\n```\n### 24. A visitor’s "slots"\n'
  expect(anchorsOf(text)).toEqual([
    'try-it-talkgraph-play',
    'twice',
    'twice-1',
    '24-a-visitors-slots',
  ])
})

/** Every address that a page links to or shows as an image, apart from those on other sites and those in code. */
function linksOf({ text }: RepositoryFile): string[] {
  const prose = withoutCode(text).replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(\s*([^)\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter(link => !/^[a-z][a-z+.-]*:/i.test(link))
}

function leads(page: { readonly path: string }, link: string): boolean {
  const { path, anchor } = placeOf(page, link)
  if (path.startsWith('..') || !existsSync(join(root, path))) return false
  if (anchor === undefined) return true
  return statSync(join(root, path)).isFile() && anchorsOf(textOf(path)).includes(anchor)
}

function placeOf(page: { readonly path: string }, link: string) {
  const [file = '', anchor] = decodeURI(link).split('#')
  return { path: file === '' ? page.path : posix.join(posix.dirname(page.path), file), anchor }
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>()
  return [...withoutCode(text).matchAll(/^#{1,6} +(.+?)\s*#*$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

function withoutCode(text: string): string {
  return text.replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
}
