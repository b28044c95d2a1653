import { expect, test } from 'vitest'
import { readDocument } from './read-document.js'

const read = (text: string, kind: 'html' | 'markdown' | 'text' | 'csv' = 'html') =>
  readDocument({ kind, text, address: 'https://bakery.example/a', name: 'Paper' })
const texts = (html: string) => read(html).pieces.map(({ text }) => text)

test('headings, lists and tables are kept, each piece below its headings', () => {
  const { title, pieces, links } = read(`<title>Help &amp; hours</title><body><header>Logo</header>
    <nav>Menu <a href="/b?utm_source=x#y">B</a></nav>
    <main><h1>Help</h1><p>First.<br>Second.</p><h2>Pay</h2><ul><li>Card</li><li>Cash <ul><li>only small</li></ul></li></ul>
    <h2>Open</h2><table><tr><th>Day</th><th>From</th></tr><tr><td>Monday</td><td>9</td></tr></table></main>
    <footer>Imprint</footer></body>`)
  expect(title).toBe('Help & hours')
  expect(pieces.map(({ path, text }) => [path, text])).toEqual([
    [['Help'], 'First.\nSecond.'],
    [['Help', 'Pay'], '- Card\nCash\n- only small'],
    [['Help', 'Open'], 'Day: Monday | From: 9'],
  ])
  expect(links).toEqual(['https://bakery.example/b?utm_source=x'])
})

test.each([
  '<p hidden>secret</p>',
  '<p aria-hidden="true">secret</p>',
  '<p style="display:none">secret</p>',
  '<p style="DISPLAY : none !important">secret</p>',
  '<p style="visibility:hidden">secret</p>',
  '<p style="opacity:0">secret</p>',
  '<p style="font-size:0">secret</p>',
  '<p style="font-size:1px">secret</p>',
  '<p style="position:absolute;left:-9999px">secret</p>',
  '<p style="text-indent:-9999px">secret</p>',
  '<p style="position:fixed;top:-100em">secret</p>',
  '<p style="height:0;overflow:hidden">secret</p>',
  '<p style="clip:rect(0,0,0,0);position:absolute">secret</p>',
  '<p style="clip-path:inset(50%)">secret</p>',
  '<p style="transform:scale(0)">secret</p>',
  '<p style="color:#fff;background-color:#FFF">secret</p>',
  '<p style="color:transparent">secret</p>',
  '<p class="sr-only">secret</p>',
  '<style>.x, #y { display: none }</style><p class="x">secret</p>',
  '<style>.x { position: absolute; left: -5000px }</style><div class="x"><p>secret</p></div>',
  '<!-- secret -->',
  '<template>secret</template>',
  '<noscript>secret</noscript>',
  '<script>secret</script>',
  '<svg><text>secret</text></svg>',
  '<textarea>secret</textarea>',
  '<p>\u{e0073}\u{e0065}</p>',
])('hidden text is never taken: %s', html => {
  expect(texts(`<main><p>Seen.</p>${html}</main>`)).toEqual(['Seen.'])
})

test.each([
  '<style>@media print { .x { display: none } }</style><p class="x">seen</p>',
  '<p style="margin-left:-20px">seen</p>',
  '<p style="font-size:1em">seen</p>',
  '<p style="color:#000;background-color:#fff">seen</p>',
  '<details><summary>seen</summary></details>',
])('what is seen is taken: %s', html => {
  expect(texts(`<main>${html}</main>`)).toEqual(['seen'])
})

test('a page says that it does not want to be found, or followed', () => {
  expect(read('<meta name="robots" content="NOINDEX, follow"><a href="/b">B</a>')).toMatchObject({
    isNoindex: true,
    links: ['https://bakery.example/b'],
  })
  expect(read('<meta name=robots content=nofollow><a href="/b">B</a>')).toMatchObject({
    isNoindex: false,
    links: [],
  })
})

test('a long text is cut behind a sentence, and deep nesting breaks nothing', () => {
  const sentence = 'The bread of the day is rye bread with seeds and salt. '
  const pieces = texts(`<main><p>${sentence.repeat(60)}</p></main>`)
  expect(pieces.length).toBeGreaterThan(2)
  expect(pieces.every(text => text.length <= 1200 && text.endsWith('.'))).toBe(true)
  expect(texts(`${'<div>'.repeat(3000)}deep`)).toEqual([])
})

test('Markdown, text and tables are read', () => {
  expect(read('# Pay\n\nBy *card*.\n\n## Later\n\nNo.', 'markdown').pieces).toMatchObject([
    { title: 'Pay', path: ['Pay'], text: 'By card.' },
    { title: 'Pay', path: ['Pay', 'Later'], text: 'No.' },
  ])
  expect(read('One.\n\nTwo.', 'text').pieces).toMatchObject([
    { title: 'Paper', text: 'One.\nTwo.' },
  ])
  expect(read('name;price\nRye;"3,20"\n;', 'csv').pieces).toMatchObject([
    { text: 'name: Rye | price: 3,20' },
  ])
})
