import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { createGuides } from './index.js'

const guides = createGuides(new URL('../../../docs/', import.meta.url))
const slugs: string[] = []
const pages = new Map<string, Document>()

beforeAll(async () => {
  for (const { guides: branches } of await guides.groups())
    for (const { slug, children } of branches)
      slugs.push(slug, ...children.map(child => child.slug))
  for (const slug of slugs)
    pages.set(slug, new JSDOM((await guides.find(slug))?.html ?? '').window.document)
})

test('every page of docs/ has its place, once', async () => {
  const { readGuideFolder } = await import('./guide-files.js')
  const { files } = await readGuideFolder(new URL('../../../docs/', import.meta.url))
  expect([...slugs].sort()).toEqual([...files.keys()].sort())
  expect(slugs.slice(0, 3)).toEqual(['embed', 'embed/html', 'embed/react'])
})

test('each has a title and says what it is about, in words of its own', async () => {
  const found = await Promise.all(slugs.map(guides.find))
  for (const guide of found) {
    expect(guide?.title, guide?.slug).toMatch(/^[^`*[\]]+$/)
    expect(guide?.about.length, guide?.slug).toBeGreaterThan(20)
    expect(guide?.about.length, guide?.slug).toBeLessThan(210)
  }
  expect(new Set(found.map(guide => `${guide?.title} ${guide?.about}`)).size).toBe(slugs.length)
})

test('every link between guides has its place, and every picture is there with its size', async () => {
  const lost: string[] = []
  for (const [slug, document] of pages) {
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const [path = '', anchor] = href.startsWith('#')
        ? [`/docs/${slug}`, href.slice(1)]
        : href.split('#')
      if (/^[a-z]+:/.test(path)) continue
      const to = pages.get(path.replace('/docs/', ''))
      const isThere = anchor === undefined ? to : to?.getElementById(decodeURIComponent(anchor))
      if (!isThere && !(await guides.has(path.replace('/docs/', '')))) lost.push(`${slug}: ${href}`)
    }
    for (const picture of document.querySelectorAll('img')) {
      const src = picture.getAttribute('src') ?? ''
      if (!(await guides.has(src.replace('/docs/', ''))) || !picture.hasAttribute('height'))
        lost.push(`${slug}: ${src}`)
    }
    expect(document.querySelectorAll('h1, [style], script').length, slug).toBe(0)
  }
  expect(lost).toEqual([])
})

test('one guide leads to the next and back', async () => {
  const second = await guides.find('embed/html')
  expect([second?.previous?.slug, second?.next?.slug, second?.parent?.slug]).toEqual([
    'embed',
    'embed/react',
    'embed',
  ])
  expect((await guides.find('embed'))?.previous).toBeUndefined()
  expect((await guides.find(slugs.at(-1) ?? ''))?.next).toBeUndefined()
  expect(await guides.find('nowhere')).toBeUndefined()
})

test('a search finds the heading before the places that only speak of it, and marks the words', async () => {
  const [first] = await guides.search('script TAG')
  expect(first).toMatchObject({
    path: '/docs/embed#script-tag',
    title: 'Put a bot on a page',
    heading: 'Script tag',
  })
  expect(
    first?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase()),
  ).toContain('script')
  const byPage = await guides.search('business hours')
  expect(byPage[0]?.path).toBe('/docs/nodes/business-hours')
})

test.each(['', '   ', 'zzzznowhere', 'script zzzznowhere'])(
  'a search for %j finds nothing',
  async words => {
    expect(await guides.search(words)).toEqual([])
  },
)

test('what stands for something in a pattern is searched for as it is', async () => {
  expect((await guides.search('{name}')).length).toBeGreaterThan(0)
  expect(await guides.search('(((')).toEqual([])
})

test('a guide is there as Markdown, by its slug or its path', async () => {
  expect((await guides.file('nodes.md'))?.path).toBe('nodes/README.md')
  expect((await guides.file('embed.md'))?.text).toMatch(/^# Put a bot on a page/)
  expect(await guides.file('../package.md')).toBeUndefined()
})
