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
    [['Help', 'Pay'], '- Card\n- Cash\n- only small'],
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

test.each([
  '<div hidden><table><tr><td>secret</td></tr></table></div>',
  '<table><tbody style="display:none"><tr><td>secret</td></tr></tbody></table>',
  '<table><tr style="display:none"><td>secret</td></tr></table>',
  '<table hidden><caption>secret</caption><tr><td>secret</td></tr></table>',
  '<p style="display:/* */none">secret</p>',
  '<p style="display:none! important">secret</p>',
  '<p style="font:0/0 a">secret</p>',
  '<p style="translate:-9999px">secret</p>',
  '<p style="transform:translate(0, -9999px)">secret</p>',
  '<p style="left:-100%;position:absolute">secret</p>',
  '<p style="margin:-9999px 0 0">secret</p>',
  '<p style="inset:-9999px">secret</p>',
  '<p style="scale:0">secret</p>',
  '<p style="clip-path:circle(0)">secret</p>',
  '<p style="filter:opacity(0)">secret</p>',
  '<p style="color:rgba(0,0,0,0)">secret</p>',
  '<p style="color:white;background:#FFFFFF">secret</p>',
  '<p style="color:rgb(255, 255, 255);background-color:#fff">secret</p>',
  '<style>@media screen { .x { display: none } }</style><p class="x">secret</p>',
  '<style>@layer a { .x { opacity: 0 } }</style><p class="x">secret</p>',
  '<style>.x { display: none } @media print { .x { display: block } }</style><p class="x">secret</p>',
  '<style>.x { display: none } .y { display: block }</style><p class="x">secret</p>',
])('nor is it taken out of tables and by rules within rules: %s', html => {
  expect(texts(`<main><p>Seen.</p>${html}</main>`)).toEqual(['Seen.'])
})

test('what is hidden is neither the content of a page nor its one article', () => {
  expect(texts('<div hidden><main>secret</main></div><p>Seen.</p>')).toEqual(['Seen.'])
  expect(texts('<div hidden><article>secret</article></div><p>Seen.</p>')).toEqual(['Seen.'])
  expect(texts('<template><main>secret</main></template><p>Seen.</p>')).toEqual(['Seen.'])
})

test('what a style sheet of its own address hides is not taken, but for what another rule shows', () => {
  const sheets =
    '.x{left:-9999px;position:absolute}.answer{display:none}.open .answer{display:block}.tab{display:none}.tab.now{display:block}'
  const html =
    '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" media="print" href="/b.css"><link rel="icon" href="/c"><link rel="stylesheet" media="print" onload="this.media=\'all\'" href="d.css"><main><p class="x">secret</p><p class="answer">On Sundays.</p><p class="tab">Second tab.</p></main>'
  const given = {
    kind: 'html',
    text: html,
    address: 'https://bakery.example/e/',
    name: '',
  } as const
  const { pieces, sheets: found } = readDocument({ ...given, sheets: ['} broken {', sheets] })
  expect(pieces.map(({ text }) => text)).toEqual(['On Sundays.\nSecond tab.'])
  expect(found).toEqual(['https://bakery.example/a.css', 'https://bakery.example/e/d.css'])
})

test('a table is read with its caption, heads in two rows and cells that reach over others', () => {
  expect(
    texts(`<main><table><caption>Prices</caption>
      <thead><tr><td rowspan="2">Cake</td><td colspan="2">Size</td></tr><tr><td>small</td><td>large</td></tr></thead>
      <tr><td rowspan="2">Plum</td><td>5 €</td><td>9 €</td></tr><tr><td colspan="2">sold out</td></tr></table></main>`),
  ).toEqual([
    'Prices\nCake: Plum | Size small: 5 € | Size large: 9 €\nCake: Plum | Size small: sold out',
  ])
  expect(
    texts(
      '<main><table><tr><td><h2>Left</h2>One</td><td><table><tr><td>Two</td><td>3</td></tr></table></td></tr></table></main>',
    ),
  ).toEqual(['One\nTwo | 3'])
})

test('steps keep their numbers, and each point of a list its mark', () => {
  expect(
    texts(
      '<main><ol start="3"><li><p>Mix.</p><p>Well.</p></li><li>Bake.<ul><li>Hot</li></ul></li></ol></main>',
    ),
  ).toEqual(['3. Mix.\nWell.\n4. Bake.\n- Hot'])
})

test('a section keeps its head and foot, and a page more than a teaser', () => {
  expect(
    texts(
      '<header>Menu</header><section><header><h2>Prices</h2></header><p>Five.</p><footer>From 2026</footer></section><footer>Imprint</footer>',
    ),
  ).toEqual(['Five.\nFrom 2026'])
  expect(texts('<p>All that there is to say of it, at length.</p><article>News</article>')).toEqual(
    ['All that there is to say of it, at length.\nNews'],
  )
})

test('a word that may be parted is one, and a picture of two joined ones stays', () => {
  expect(
    texts('<main><p>Öffnungs\u200bzeiten 👩\u200d🍳 می\u200cخواهم a\u200c\u200d\u200cb</p></main>'),
  ).toEqual(['Öffnungszeiten 👩\u200d🍳 می\u200cخواهم ab'])
})

const bySheet = (sheet: string, html: string) =>
  readDocument({
    kind: 'html',
    text: html,
    address: 'https://bakery.example/',
    name: '',
    sheets: [sheet],
  }).pieces.map(({ text }) => text)

test.each([
  [
    '[data-aos^=fade][data-aos^=fade]{opacity:0;transition-property:opacity}[data-aos^=fade][data-aos^=fade].aos-animate{opacity:1}',
    '<p data-aos="fade-up">Seen.</p>',
  ],
  ['html:not(.no-js) [data-aos="zoom > in"]{opacity:0}', '<p data-aos="zoom > in">Seen.</p>'],
  ['[data-x~=y]{visibility:hidden}', '<p data-x="y">Seen.</p>'],
  ['.elementor-invisible{visibility:hidden}', '<p class="elementor-invisible">Seen.</p>'],
  ['.js .wow{visibility:hidden}', '<p class="wow">Seen.</p>'],
  ['[v-cloak]{display:none}', '<div v-cloak><p>Seen.</p></div>'],
  ['[x-cloak]{display:none!important}', '<p x-cloak>Seen.</p>'],
  ['[ng\\:cloak],[ng-cloak],.ng-cloak{display:none!important}', '<p ng-cloak>Seen.</p>'],
  ['body{opacity:0}', '<p>Seen.</p>'],
  ['html.loading,:root{visibility:hidden}', '<p>Seen.</p>'],
  ['body.new main{transform:scale(0)}', '<p>Seen.</p>'],
  ['.boxed #app{opacity:0}', '<div id="app"><p>Seen.</p></div>'],
  ['.collapse:not(.show){display:none}', '<p class="collapse">Seen.</p>'],
  ['.et-way:not([data-in]){opacity:0}', '<p class="et-way">Seen.</p>'],
  ['.m{display:none;opacity:0}.m.on{display:block}.m.in{opacity:1}', '<p class="m">Seen.</p>'],
])('what waits for a script is taken: %s', (sheet, html) => {
  const whole = `<html class="loading js"><body class="boxed new"><main><h1>Head</h1>${html}</main></body></html>`
  expect(bySheet(sheet, whole)).toEqual(['Seen.'])
  expect(texts(whole.replace('<body', `<style>${sheet}</style><body`))).toEqual(['Seen.'])
})

test.each([
  ['[class*=secret]{display:none}', '<p class="a-secret">secret</p>'],
  ['[role=dialog]{display:none}', '<p role="dialog">secret</p>'],
  ['main .x{opacity:0}', '<p class="x">secret</p>'],
  ['.x{display:none;color:red}.x:hover{color:blue}', '<p class="x">secret</p>'],
  ['[data-x]{display:none}', '<p data-x>secret</p>'],
  ['.x:not(:focus):not(:focus-within){height:1px;overflow:hidden}', '<p class="x">secret</p>'],
])('what a sheet hides for good is not: %s', (sheet, html) => {
  expect(bySheet(sheet, `<main><p>Seen.</p>${html}</main>`)).toEqual(['Seen.'])
})

test('a page that its sheets hide as a whole is read without them', () => {
  const sheet = '.late{opacity:0}.x{display:none}'
  expect(bySheet(sheet, '<div class="late"><main><p>Seen.</p></main></div>')).toEqual(['Seen.'])
  expect(bySheet(sheet, '<main class="late"><p>Seen.</p></main><p class="x">secret</p>')).toEqual([
    'Seen.',
  ])
})

test('what a sheet shows is looked for among as much as may be', () => {
  const rules = Array.from({ length: 4000 }, (_, at) => `.s${at},.t${at}{display:block}`)
  expect(
    bySheet(
      `.x{display:none}.x.s{display:block}.y{display:none}${rules.join('')}`,
      '<main><p class="x">Seen.</p><p class="y">secret</p></main>',
    ),
  ).toEqual(['Seen.'])
})

test('of a sheet that is too long, as much is kept to as may be', () => {
  const rest = '.r{margin:0;padding:0}'.repeat(25_000)
  expect(
    bySheet(`@layer a{.x{display:none}${rest}}`, '<p class="x">secret</p><p>Seen.</p>'),
  ).toEqual(['Seen.'])
})

test('cells that say the same beside one that reaches over rows are all taken', () => {
  expect(
    texts(
      '<main><table><tr><th>Town</th><th>Mon</th><th>Tue</th></tr><tr><td rowspan="2">Bern</td><td>9-5</td><td>9-5</td></tr><tr><td>8-4</td><td>8-4</td></tr></table></main>',
    ),
  ).toEqual(['Town: Bern | Mon: 9-5 | Tue: 9-5\nTown: Bern | Mon: 8-4 | Tue: 8-4'])
  expect(
    texts(
      '<main><table><tr><td rowspan="2" colspan="2">Bern</td><td>5</td><td>5</td></tr><tr><td colspan="2">shut</td></tr></table></main>',
    ),
  ).toEqual(['Bern | 5 | 5\nBern | shut'])
})

test('a page leads to another by itself, but not for those without scripts alone', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/b">'
  expect(read(`<head>${refresh}</head><p>Seen.</p>`).leadsTo).toBe('https://bakery.example/b')
  expect(read(`<head><noscript>${refresh}</noscript></head><p>Seen.</p>`).leadsTo).toBeUndefined()
  expect(
    read(`<head><noscript>${refresh.replace('/b', '/c')}</noscript>${refresh}</head>`).leadsTo,
  ).toBe('https://bakery.example/b')
})
