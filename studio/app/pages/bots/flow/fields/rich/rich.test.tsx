import { act } from 'react'
import { textTags } from 'talkgraph/builder'
import { expect, test, vi } from 'vitest'
import { inspect } from '../../testing/inspect.js'
import { asHtmlAlone, asMarks, asNodes, cleanPasted, fitsRich } from './rich-extensions.js'
import './rich-words.js'

test.each([
  'Good day!',
  'Fish & chips, a < b',
  'One line\nand the next\n\nand one more',
  'Hello <b>{name}</b>, it is <i>{{weather.today}}</i> <a href="https://shop.example">here</a>',
  'Our loaves:<ul><li>Rye</li><li>Oat <em>new</em></li></ul>Which one?',
  '<h3>Hours</h3><p>From 7</p><p>to 6</p>',
  'Water is H<sub>2</sub>O<br>and salt NaCl',
  '<blockquote>Well said</blockquote>',
  '<pre>{ a\n  b }</pre>',
  '&lt;b&gt; is a tag',
])('takes and gives back %s', text => {
  expect(fitsRich(text)).toBe(true)
})

test.each([
  '<table><tr><td>1</td></tr></table>',
  '<div>boxed</div>',
  '<p style="color:red">red</p>',
])('leaves %s to be edited as HTML', text => expect(fitsRich(text)).toBe(false))

test('knows exactly the tags that the widget shows', () => {
  expect([...asNodes, ...asMarks, ...asHtmlAlone].sort()).toEqual([...textTags].sort())
})

test('what is pasted keeps its words and its tags, and nothing else', () => {
  expect(
    cleanPasted(
      '<style>p{}</style><p class="x" onclick="y()">a <b style="color:red">b</b><script>z()</script></p>',
    ),
  ).toBe('<p>a <b style="color:red">b</b></p>')
})

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment--><p class=MsoNormal style='margin:0'><b><span style='color:red'>Prices</span></b><o:p></o:p></p>
<p><img src="file:///C:/Temp/clip_image001.png"><img src="https://shop.example/cake.png" width=3></p>
<ol><li>Rye<ul><li>dark</li></ul></li></ol><a href="javascript:alert(1)">here</a><!--EndFragment--></body></html>`
const fromDocs =
  '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span></p></b><img src="data:image/png;base64,AAAA">'

test.each([
  ['Word', fromWord, ['Prices', 'Rye', 'dark', 'https://shop.example/cake.png', '<li>']],
  ['Docs', fromDocs, ['Bold']],
])(
  'what is pasted from %s keeps its words, lists and links, and nothing that visitors could not see',
  (_, html, kept) => {
    const clean = cleanPasted(html)
    for (const part of kept) expect(clean).toContain(part)
    expect(clean).not.toMatch(/javascript:|file:|data:|class=|<meta|<style|id=/i)
  },
)

test('a text with formatting is typed, and others’ changes come in where nobody types', async () => {
  const { home, room, data } = await inspect({
    id: 'hi',
    type: 'message',
    data: { text: 'Hello <b>you</b>' },
  })
  const box = await vi.waitFor(() => {
    const found = home.querySelector<HTMLElement>('[role=textbox]')
    if (!found) throw new Error('The editor is not there yet.')
    return found
  })
  expect(box.innerHTML).toContain('<b>you</b>')
  await act(async () => {
    room.change(
      [{ op: 'set', nodeId: 'hi', path: ['text'], value: 'Bye {name|my friend}' }],
      'Other',
    )
  })
  expect(box.textContent).toBe('Bye {name|my friend}')
  expect(box.querySelector('[data-variable]')?.textContent).toBe('{name|my friend}')
  expect(data()).toEqual({ text: 'Bye {name|my friend}' })
})
