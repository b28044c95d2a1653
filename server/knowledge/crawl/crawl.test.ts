import { expect, test } from 'vitest'
import { readSitemap } from './read-sitemap.js'
import { readRules } from './site-rules.js'
import { isWanted, pageKey } from './which-pages.js'

test.each([
  ['https://a.example/x?utm_source=y&b=1#c', 'https://a.example/x?b=1'],
  ['https://a.example', 'https://a.example/'],
  ['https://user:word@a.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://a.example/', undefined],
  ['nothing', undefined],
])('%s is known as %s', (address, key) => {
  expect(pageKey(address)).toBe(key)
})

test.each([
  ['https://a.example/docs/x', [], [], true],
  ['https://www.a.example/docs/x', [], [], true],
  ['https://b.example/docs/x', [], [], false],
  ['https://a.example:8080/', [], [], false],
  ['https://a.example/logo.png', [], [], false],
  ['https://a.example/docs/x/y', ['/docs/*'], [], true],
  ['https://a.example/docs/x/y', ['/docs/**'], ['*/y'], false],
  ['https://a.example/blog', ['/docs/*'], [], false],
  ['https://a.example/', ['/docs/*'], [], true],
  ['https://a.example/p?page=2', [], ['*?page=*'], false],
])('%s with %j and without %j is wanted: %s', (key, include, exclude, wanted) => {
  expect(isWanted(key, { address: 'https://a.example/', include, exclude })).toBe(wanted)
})

const page = (text: string) => ({
  is: 'page' as const,
  text,
  type: 'text/plain',
  etag: null,
  modified: null,
  robots: { isNoindex: false, isNofollow: false },
  size: 1,
})

test('robots.txt says what may be read, and how often; where it cannot be told, nothing may', () => {
  const at = 'https://a.example/robots.txt'
  const rules = readRules(
    at,
    page(
      'User-agent: *\nDisallow: /a\n\nUser-agent: TalkgraphBot\nDisallow: /b\nCrawl-delay: 2\nSitemap: https://a.example/s.xml',
    ),
  )
  expect(rules?.allows('https://a.example/a')).toBe(true)
  expect(rules?.allows('https://a.example/b/c')).toBe(false)
  expect(rules).toMatchObject({ pause: 2000, sitemaps: ['https://a.example/s.xml'] })
  expect(readRules(at, { is: 'missing', status: 404 })?.allows('https://a.example/b')).toBe(true)
  expect(readRules(at, { is: 'failed', reason: 'HTTP 403', status: 403 })?.pause).toBe(0)
  expect(readRules(at, { is: 'failed', reason: 'HTTP 500', status: 500 })).toBeUndefined()
  expect(readRules(at, { is: 'failed', reason: 'It took too long' })).toBeUndefined()
})

test('a sitemap names pages or further sitemaps, in XML or line by line', () => {
  expect(
    readSitemap(
      '<?xml version="1.0"?><urlset><url><loc> https://a.example/x?a=1&amp;b=2 </loc></url><url><loc>javascript:1</loc></url></urlset>',
    ),
  ).toEqual({ pages: ['https://a.example/x?a=1&b=2'], sitemaps: [] })
  expect(
    readSitemap(
      '<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>',
    ),
  ).toEqual({ pages: [], sitemaps: ['https://a.example/1.xml'] })
  expect(readSitemap('https://a.example/1\nhttps://a.example/2').pages).toHaveLength(2)
})
