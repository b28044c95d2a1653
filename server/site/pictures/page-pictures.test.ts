import { expect, test, vi } from 'vitest'
import { cutLinesOf, linesOf } from '../../platform/drawings/lines.js'
import { drawPicture } from './draw-picture.js'
import { createPagePictures } from './page-pictures.js'
import { pageWords } from './page-words.js'

const page = (title: string, description = 'B') =>
  `<meta property="og:title" content="${title}"/><meta property="og:description" content="${description}"/>`

test('the words of a picture are those of the page', () => {
  const way = `<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"name":"Blog"},{"name":"A"}]}</script>`
  expect(pageWords(`${page('Nuts &amp; bolts', 'It&#x27;s &lt;b&gt;')}${way}`)).toEqual({
    title: 'Nuts & bolts',
    description: "It's <b>",
    above: 'Blog',
  })
  expect(pageWords('<p>none</p>')).toBeUndefined()
})

test('a title is drawn as text, whatever it holds', () => {
  const svg = drawPicture({ title: '</text><script>', description: '"&', above: undefined })
  expect(svg).toContain('>&#60;/text&#62;&#60;script&#62;</text>')
  expect(svg).not.toContain('<script')
})

test('lines break between words, and what is too long is cut after one', () => {
  expect(linesOf('one two three', 5, 2)).toEqual(['one two', 'three'])
  expect(linesOf('one two three', 5, 1)).toBeUndefined()
  expect(cutLinesOf('one two three', 5, 1)).toEqual(['one two…'])
  expect(cutLinesOf('x'.repeat(500), 5, 1)).toEqual([])
})

test('a picture is drawn once for the same words', async () => {
  const toPng = vi.fn(async () => new Uint8Array([1]))
  const pictureOf = createPagePictures(toPng)
  const first = await pictureOf(page('A'))
  expect(await pictureOf(page('A'))).toBe(first)
  expect((await pictureOf(page('B')))?.etag).not.toBe(first?.etag)
  expect(toPng).toHaveBeenCalledTimes(2)
})

test('a picture that failed is tried again', async () => {
  const toPng = vi.fn(async () => new Uint8Array([1])).mockRejectedValueOnce(new Error('no memory'))
  const pictureOf = createPagePictures(toPng)
  await expect(pictureOf(page('A'))).rejects.toThrow('no memory')
  expect(await pictureOf(page('A'))).toBeDefined()
})

test('words without letters in the typeface have no picture of their own', async () => {
  const pictureOf = createPagePictures(() => Promise.reject(new Error('not asked for')))
  expect(await pictureOf(page('会話'))).toBeUndefined()
})
