import { expect, test } from 'vitest'
import { readArticle } from './read-article.js'

test('an article is its front matter, its text as HTML, and its headings', () => {
  const { about, html, headings, minutes } = readArticle(
    '---\ntitle: A\n---\n\n## One `two`\n\nText.\n\n## One two\n',
  )
  expect(about).toEqual({ title: 'A' })
  expect(html).toContain('<h2 id="one-two">One <code>two</code></h2>')
  expect(headings).toEqual([
    { id: 'one-two', text: 'One two', level: 2 },
    { id: 'one-two--2', text: 'One two', level: 2 },
  ])
  expect(minutes).toBe(1)
})

test('what may be too wide is reached by keyboard', () => {
  expect(readArticle('| a |\n|---|\n| 1 |').html).toMatch(
    /^<section aria-label="Table 1" tabindex="0"><table>/,
  )
  expect(readArticle('```\n<b>\n```').html).toContain('<pre tabindex="0"><code>&lt;b&gt;')
})

test('HTML in a text is shown as it was typed', () => {
  expect(readArticle('<script>alert(1)</script>').html).toContain('&lt;script&gt;')
})
