import { expect, test } from 'vitest'
import { plainText } from './plain-text.js'

test.each([
  ['Hello', 'Hello'],
  ['<p>One</p><p>Two <b>bold</b></p>', 'One\nTwo bold'],
  ['One<br>two', 'One\ntwo'],
  ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
  ['1 < 2', '1 < 2'],
  ['a <!-- not > this --> b', 'a  b'],
  ['<img src=x onerror="alert(1)">after', 'after'],
  ['cut off <img src=x onerror=alert(1)', 'cut off'],
  ['<<b>script>x', '<script>x'],
])('what a bot says is read without HTML: %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
