import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatReply } from './format-reply.js'

const whole = (text: string) => formatReply().grow(text, true)
const soFar = (text: string) => formatReply().grow(text)

describe('a whole reply', () => {
  test.each([
    ['**Rye** keeps *longer*.', '<p><strong>Rye</strong> keeps <em>longer</em>.</p>'],
    ['one\ntwo', '<p>one<br>\ntwo</p>'],
    ['# Bread\n\n- rye\n- oat', '<h1>Bread</h1><ul>\n<li>rye</li>\n<li>oat</li>\n</ul>'],
    ['1. mix\n2. wait', '<ol>\n<li>mix</li>\n<li>wait</li>\n</ol>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['~~old~~', '<p><s>old</s></p>'],
    ['[us](https://a.example/?x=1&y)', '<p><a href="https://a.example/?x=1&amp;y">us</a></p>'],
    ['[us][1]\n\n[1]: https://a.example', '<p><a href="https://a.example">us</a></p>'],
    ['at https://a.example.', '<p>at <a href="https://a.example">https://a.example</a>.</p>'],
    ['read.me and a.example', '<p>read.me and a.example</p>'],
    ['2 * 3 * 4 and snake_case_name', '<p>2 * 3 * 4 and snake_case_name</p>'],
    ['', ''],
  ])('%j is formatted', async (text, html) => {
    expect(await whole(text)).toBe(html)
  })

  test.each([
    ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['**<img src=x onerror=1>**', '<p><strong>&lt;img src=x onerror=1&gt;</strong></p>'],
    ['[x](javascript:alert)', '<p>[x](javascript:alert)</p>'],
    ['&lt;b&gt;', '<p>&lt;b&gt;</p>'],
  ])('%j can add no markup of its own', async (text, html) => {
    expect(await whole(text)).toBe(html)
  })
})

describe('a reply that still grows', () => {
  test.each([
    ['**Ry', '<p><strong>Ry</strong></p>'],
    ['so `a', '<p>so <code>a</code></p>'],
    ['see [our pri', '<p>see our pri</p>'],
    ['see [our prices](https://a.ex', '<p>see our prices</p>'],
    ['a <b', '<p>a &lt;b</p>'],
  ])('%j shows no mark that is to be closed', async (text, html) => {
    expect(await soFar(text)).toBe(html)
  })

  test('ends with the same HTML however it has grown', async () => {
    const line = fc.constantFrom(
      '- a',
      '**b**',
      'c',
      '',
      '',
      '# d',
      '```',
      '> e',
      '| f |',
      '|---|',
      '  - g',
      '1. h',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), fc.nat(20), async (lines, step) => {
        const text = lines.join('\n')
        const reply = formatReply()
        for (let at = 0; at < text.length; at += step + 1) await reply.grow(text.slice(0, at))
        expect(await reply.grow(text, true)).toBe(await whole(text))
      }),
    )
  })
})

describe('a reply of any size', () => {
  test('is formatted in pieces and, very far down, shown as it is', async () => {
    const html = await whole(`${'- rye\n'.repeat(10_000)}<b>**end**</b>`)
    expect(html.match(/<li>rye<\/li>/g)?.length).toBeGreaterThan(6000)
    expect(html).toMatch(/&lt;b&gt;\*\*end\*\*&lt;\/b&gt;<\/p>$/)
  })

  test.each([
    '[',
    '*a ',
    '*a_b',
    '>',
    '- a\n',
    '~~a ',
    '<a',
    '![a](',
    '`',
    '|a|b|\n|-|-|\n',
    '\\',
    'a\n\n',
  ])('%j over and over is formatted too', async text => {
    expect(await whole(text.repeat(100_000 / text.length))).not.toBe('')
  })
})
