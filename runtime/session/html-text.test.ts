import { expect, test } from 'vitest'
import { escapeHtml, stripHtml } from './html-text.js'

test.each([
  ['<b>Yes</b>', 'Yes'],
  ['<p class="x">One <i>two</i></p>', 'One two'],
  ['a &lt; b &amp; c&nbsp;&#39;', "a < b & c '"],
  ['1 < 2', '1 < 2'],
  ['3 > 2', '3 > 2'],
  [' <!-- note --> ', ''],
  ['<<b>script>x</script>', 'script>x'],
  ['<img src=x', 'img src=x'],
  ['&amp;lt;', '&lt;'],
])('%j is the text %j', (html, text) => {
  expect(stripHtml(html)).toBe(text)
})

test('escapes what HTML reads', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;')
})
