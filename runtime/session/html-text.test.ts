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
  ['Gr&uuml;n &Eacute;t&eacute; &ntilde; &szlig; &oslash; &AElig;', 'Grün Été ñ ß ø Æ'],
  [
    '&Lstrok;&oacute;d&zacute; &ccaron; &Scedil; &gbreve; &odblac; &Aogon; &imath;',
    'Łódź č Ş ğ ő Ą ı',
  ],
  ['&rsquo;&ldquo;&rdquo;&hellip;&mdash;&euro;&trade;', '’“”…—€™'],
  ['so&shy;ja', 'so\u00adja'],
  ['&alpha;&Omega; &larr; &hearts; &starf; &check;', 'αΩ ← ♥ ★ ✓'],
  ['&#233;&#xE9;&#X1F600;&#128512; &#8217', 'éé😀😀 ’'],
  ['&#150;&#x80;', '–€'],
  ['&#0;&#xD800;&#x110000;&#9999999999;', '\uFFFD\uFFFD\uFFFD\uFFFD'],
  ['a&#160;b&#xa0;c', 'a b c'],
  ['Caf&eacute &copy 2026 R&D AT&T', 'Café © 2026 R&D AT&T'],
  [
    '?a=1&copy=2&euro=3 &nothing; &odot; &-; &#; &#x; &;',
    '?a=1&copy=2&euro=3 &nothing; &odot; &-; &#; &#x; &;',
  ],
])('%j is the text %j', (html, text) => {
  expect(stripHtml(html)).toBe(text)
})

test('escapes what HTML reads', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;')
})
