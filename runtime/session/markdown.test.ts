import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown.js'

/** Without the line ends that only keep blocks apart when they are read out. */
const html = (text: string) => markdownToHtml(text).replace(/\n(?=<\/(?:p|li|h\d|code)>|<[uo]l)/g, '')

test.each([
  ['Rye keeps longer.', 'Rye keeps longer.'],
  ['one\ntwo', 'one\ntwo'],
  ['**bold** and __bold__', '<strong>bold</strong> and <strong>bold</strong>'],
  ['*it* and _it_', '<em>it</em> and <em>it</em>'],
  ['***both***', '<strong><em>both</em></strong>'],
  ['**a *b* c**', '<strong>a <em>b</em> c</strong>'],
  ['`a * b * c` and ``x ` y``', '<code>a * b * c</code> and <code>x ` y</code>'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['\\*not\\* \\_it\\_', '*not* _it_'],
  ['[shop](https://a.example/?b=1&c=2)', '<a href="https://a.example/?b=1&amp;c=2">shop</a>'],
  ['[**shop**](mailto:a@b.example "Title")', '<a href="mailto:a@b.example"><strong>shop</strong></a>'],
  ['one\n\ntwo\nthree', '<p>one</p><p>two<br>three</p>'],
  ['# Bread\nRye', '<h1>Bread</h1><p>Rye</p>'],
  ['### Bread ###', '<h3>Bread</h3>'],
  ['- Rye\n- **Oat**', '<ul><li>Rye</li><li><strong>Oat</strong></li></ul>'],
  ['3. Mix\n4) Bake', '<ol start="3"><li>Mix</li><li>Bake</li></ol>'],
  ['Buy:\n* Rye\n* Oat', '<p>Buy:</p><ul><li>Rye</li><li>Oat</li></ul>'],
  [
    '- Rye\n  - dark\n  - light\n- Oat',
    '<ul><li>Rye<ul><li>dark</li><li>light</li></ul></li><li>Oat</li></ul>',
  ],
  ['1. Rye\n\n   dark\n\n2. Oat', '<ol start="1"><li>Rye\ndark</li><li>Oat</li></ol>'],
  ['- Rye\n\nDone.', '<ul><li>Rye</li></ul><p>Done.</p>'],
  [
    '```js\nlet a = "<b>" * 2\n```\nSo.',
    '<pre><code>let a = &quot;&lt;b&gt;&quot; * 2</code></pre><p>So.</p>',
  ],
  ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
])('%j is %j', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each([
  ['<b>x</b> <img src=x onerror=alert(1)>', '&lt;b&gt;x&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](data:text/html,x)', '[x](data:text/html,x)'],
  ['[x](https://a.example/"onmouseover="x)', '<a href="https://a.example/&quot;onmouseover=&quot;x">x</a>'],
])('%j adds no element of its own', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test.each([
  ['**bol', '**bol'],
  ['a `co', 'a `co'],
  ['[shop](https://a.exam', '[shop](https://a.exam'],
  ['```js\nlet a', '<pre><code>let a</code></pre>'],
  ['- Rye\n-', '<ul><li>Rye</li></ul><p>-</p>'],
])('what has only arrived in part, %j, is %j', (text, expected) => {
  expect(html(text)).toBe(expected)
})

/** Are the elements closed in the order in which they were opened, and is there nothing else? */
function isWellFormed(markup: string): boolean {
  const open: string[] = []
  for (const [, end, name = ''] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*>/g)) {
    if (name === 'br' || name === 'hr') continue
    if (!end) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0 && !/[<>]/.test(markup.replace(/<\/?[a-z][^<>]*>/g, ''))
}

test('any text, and any beginning of it, is whole HTML', () => {
  const parts = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '```',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '# ',
    '[a](',
    'https://b.example',
    ')',
    '  ',
    'x',
    '<',
    '\\',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), list => {
      expect(isWellFormed(markdownToHtml(list.join('')))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
