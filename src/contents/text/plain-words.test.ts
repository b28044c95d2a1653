import { describe, expect, it } from 'vitest'
import { hasMarkup, plainWords } from './plain-words.js'

describe('a text without markup', () => {
  it.each([
    ['1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
    ['&lt;b&gt; &amp;amp; &quot;a&quot; &#39;b&#39; ', '<b> &amp; "a" \'b\' '],
  ])('%s is read as it is meant', (text, words) => {
    expect(hasMarkup(text)).toBe(false)
    expect(plainWords(text)).toBe(words)
    const read = document.createElement('div')
    read.innerHTML = text
    expect(read.textContent).toBe(words)
  })
})

describe('a text with markup', () => {
  it.each([
    ['<b>warm</b> bread', 'warm bread'],
    ['one<br>two<p>three</p>', 'one\ntwothree'],
    ['<style>b { color: red }</style><script>x</script>Hello', 'Hello'],
    ['a<scr<script>x</script>ipt>b', 'ab'],
    ['Hello<script>x', 'Hello'],
    ['caf&eacute; &copy 2026', 'café © 2026'],
    ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ])('%s has its words as a stand-in', (text, words) => {
    expect(hasMarkup(text)).toBe(true)
    expect(plainWords(text)).toBe(words)
  })

  it('is read in no time, whatever it is', () => {
    const text = '<script></script '.repeat(50_000)
    expect(plainWords(text)).toBe('')
  })
})
