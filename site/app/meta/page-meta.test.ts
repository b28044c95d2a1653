import { expect, test } from 'vitest'
import { type PageAbout, pageMeta } from './page-meta.js'

const args = {
  location: { pathname: '/ai-apps/1/a' },
  matches: [{ id: 'root', loaderData: { origin: 'https://a.test' } }],
}
const metaOf = (about: Partial<PageAbout> = {}) =>
  pageMeta(args, { title: 'A', description: 'B.', ...about })
const imageOf = (picture?: string) =>
  metaOf({ picture }).filter(
    meta => 'property' in meta && String(meta.property).startsWith('og:image'),
  )

test('the picture with the title of a page is told with its size', () => {
  expect(imageOf()).toEqual([
    { property: 'og:image', content: 'https://a.test/pictures/ai-apps/1/a.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'A' },
  ])
})

test('of a picture of its own, a page knows no size', () => {
  expect(imageOf('https://b.test/cover.png')).toEqual([
    { property: 'og:image', content: 'https://b.test/cover.png' },
  ])
})

test('the first part of a list goes by its name', () => {
  expect(metaOf({ part: { currentPage: 1, totalPages: 3 } })).toEqual(metaOf())
})

test('a further part of a list has a title, a description and an address of its own', () => {
  const meta = metaOf({ path: '/ai-apps?category=a', part: { currentPage: 2, totalPages: 3 } })
  expect(meta).toContainEqual({ title: 'A – page 2 · Talkgraph' })
  expect(meta).toContainEqual({ name: 'description', content: 'B. Page 2 of 3.' })
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://a.test/ai-apps?category=a&page=2',
  })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://a.test/pictures/ai-apps.png',
  })
})

test('the way to a page is told as structured data', () => {
  const meta = metaOf({ trail: [{ label: 'AI apps', href: '/ai-apps' }] })
  expect(meta).toContainEqual({
    'script:ld+json': expect.objectContaining({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'AI apps', item: 'https://a.test/ai-apps' },
        { '@type': 'ListItem', position: 2, name: 'A', item: 'https://a.test/ai-apps/1/a' },
      ],
    }),
  })
})

test('a feed is told', () => {
  expect(metaOf({ feed: { title: 'News', href: '/blog/rss.xml' } })).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'News',
    href: '/blog/rss.xml',
  })
})
