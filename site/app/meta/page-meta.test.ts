import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.js'

const args = {
  location: { pathname: '/ai-apps/1/a' },
  matches: [{ id: 'root', loaderData: { origin: 'https://a.test' } }],
}
const imageOf = (picture?: string) =>
  pageMeta(args, { title: 'A', description: 'B', picture }).filter(
    meta => 'property' in meta && String(meta.property).startsWith('og:image'),
  )

test('the picture of the site is told with its size', () => {
  expect(imageOf()).toEqual([
    { property: 'og:image', content: 'https://a.test/site/talkgraph.png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: expect.any(String) },
  ])
})

test('of a picture of its own, a page knows no size', () => {
  expect(imageOf('https://b.test/cover.png')).toEqual([
    { property: 'og:image', content: 'https://b.test/cover.png' },
  ])
})
