import { expect, test } from 'vitest'
import { sayText, sayValue } from '../../../runtime/patterns/say.js'
import { textContent } from '../said/said.js'
import { flatText, plainText } from './plain-text.js'

const html = (text: string) => plainText({ kind: 'text', text, html: text })

test.each([
  ['<p>Hello <b>there</b></p><p>You</p>', 'Hello there\nYou'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  [
    'See <a href="https://shop.example/a?b=1">our shop</a>.',
    'See our shop (https://shop.example/a?b=1).',
  ],
  ["<a class='x' href='https://shop.example'>https://shop.example</a>", 'https://shop.example'],
  ['<a href="https://shop.example"><b>Our shop</b></a>', 'Our shop (https://shop.example)'],
  ['Our <a href="https://shop.example">shop', 'Our shop'],
  ['a &amp; b &lt; c', 'a & b < c'],
  ['<style>p{}</style><script>alert(1)</script>Hi', 'Hi'],
  ['3 < 4', '3 < 4'],
  ['', ''],
])('the HTML %j is the text %j', (given, text) => {
  expect(html(given)).toBe(text)
})

test.each([
  ['Caf&eacute; &rsquo;n&rsquo; &#x1F600; so&shy;ja', 'Café ’n’ 😀 so\u00adja'],
  ['&check; &Zopf; &NotEqualTilde; &nosuch;', '✓ ℤ ≂̸ &nosuch;'],
  ['<a href="https://a.example/?b=1&copy=2">x</a>', 'x (https://a.example/?b=1&copy=2)'],
  ['&amp;eacute;', '&eacute;'],
])('the characters of %j are %j', (given, text) => {
  expect(html(given)).toBe(text)
})

test.each(['Bob <bob@a.example>', 'Tea & <b>toast</b>', '&eacute; < 3', 'a <!-- b --> c'])(
  'what a visitor typed is said back as it was typed: %j',
  typed => {
    const variables = { get: () => typed }
    const [content] = sayText('<i>You</i> said&hellip; {n}', variables)
    if (!content) expect.fail('nothing said')
    expect(plainText(content)).toBe(`You said… ${typed}`)
    expect(flatText([textContent(typed)])).toBe(typed)
  },
)

test('of an answer of a call tags stay, and characters are read', () => {
  expect(flatText(sayValue('Tea & <b>toast</b>, caf&eacute; < 3'))).toBe(
    'Tea & <b>toast</b>, café < 3',
  )
})

test('links in a reply of an AI are words with their addresses', () => {
  const text =
    'See [our **menu**](https://a.example/m_(1)) and [b](<https://b.example/(x)>), [c](/c).'
  expect(plainText({ kind: 'text', text, html: '<p>See</p>' })).toBe(
    'See [our **menu**](https://a.example/m_(1)) and b: https://b.example/(x), [c](/c).',
  )
  const link = '[https://a.example](https://a.example)'
  expect(plainText({ kind: 'text', text: link, html: '<p>a</p>' })).toBe('https://a.example')
})

test('a reply of an AI stays Markdown, with its characters read', () => {
  const content = {
    kind: 'text',
    text: '**Two**:\n1. rye&nbsp;\n2. <oat>',
    html: '<p><b>Two</b></p>',
  } as const
  expect(plainText(content)).toBe('**Two**:\n1. rye \n2. <oat>')
})

test('media are their addresses, with their names', () => {
  expect(plainText({ kind: 'image', src: '/a.png', alt: 'A loaf' })).toBe('A loaf: /a.png')
  expect(plainText({ kind: 'image', src: '/a.png' })).toBe('/a.png')
  expect(plainText({ kind: 'file', src: '/a.pdf', name: 'Menu' })).toBe('Menu: /a.pdf')
  expect(plainText({ kind: 'link', src: 'https://a.example', label: 'Go' })).toBe(
    'Go: https://a.example',
  )
  expect(plainText({ kind: 'video', src: '/a.mp4' })).toBe('/a.mp4')
  expect(plainText({ kind: 'html', html: '<h2>Hi</h2><p>you</p>' })).toBe('Hi\nyou')
})

test('a long run of signs that open tags takes no time worth speaking of', () => {
  expect(html('<a href='.repeat(20_000)).length).toBeGreaterThan(0)
  expect(html(`Hi${'<script'.repeat(14_000)}`)).toBe('Hi')
  expect(html(`<a ${'href="" '.repeat(12_000)}`).length).toBeGreaterThan(0)
  expect(html(`${'<style>'.repeat(10_000)}</style>Hi`)).toBe('Hi')
})

test('words that are bold or the like stand between the channel’s signs', () => {
  const text = 'A <b>bold</b> <em>word</em>, <del>gone</del>, <code>x</code><br><i class="a">y</i>'
  const marks = { bold: '*', italic: '_', strike: '~', code: '`' }
  expect(plainText({ kind: 'text', text, html: text }, marks)).toBe(
    'A *bold* _word_, ~gone~, `x`\n_y_',
  )
  expect(plainText({ kind: 'text', text, html: text }, { bold: '**' })).toBe(
    'A **bold** word, gone, x\ny',
  )
})

test('several contents are one text, and what has no words has no line', () => {
  const [one, none] = [
    { kind: 'text', text: 'One', html: 'One' },
    { kind: 'html', html: '<img src="/a.png">' },
  ] as const
  expect(flatText([one, none, one])).toBe('One\nOne')
  expect(flatText([])).toBe('')
})
