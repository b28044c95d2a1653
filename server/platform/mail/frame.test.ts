import { expect, test } from 'vitest'
import { inFrame } from './frame.js'
import type { Mail } from './transport.js'

const mail: Mail = {
  fromName: 'Shop & Sons',
  to: ['a@b.example'],
  cc: [],
  bcc: [],
  subject: 'Your <order>',
}
const html = (given: Partial<Mail>, brand = {}) => inFrame({ ...mail, ...given }, brand).html ?? ''

test('a text stays as it is, and stands beside the same as HTML, where nothing of it is markup', () => {
  const text = 'Two loaves <b>\nfor Zoë\n\nSee you'
  const framed = inFrame({ ...mail, text }, {})
  expect(framed.text).toBe(text)
  expect(framed.html).toContain('Two loaves &lt;b&gt;<br>for Zoë</p>')
  expect(framed.html).toContain('<title>Your &lt;order&gt;</title>')
  expect(framed.html).toContain('Shop &amp; Sons')
  expect(framed).not.toHaveProperty('links')
})

test('a line that is the address of a link is a button, the next ones are links, and no other address is', () => {
  const text =
    'Open this:\nhttps://a.example/?x=1&y=2\n\nOr this:\nhttps://b.example\n\nhttps://c.example'
  const links = [
    { address: 'https://a.example/?x=1&y=2', label: 'Open' },
    { address: 'https://b.example', label: 'Other' },
  ]
  const page = html({ text, links })
  expect(page).toMatch(
    /class="tg-button" href="https:\/\/a\.example\/\?x=1&amp;y=2"[^>]*>Open<\/a>/,
  )
  expect(page).toMatch(/class="tg-link" href="https:\/\/b\.example"[^>]*>Other<\/a>/)
  expect(page.match(/<a /g)).toHaveLength(2)
})

test('HTML has text beside it, with the addresses of its links', () => {
  const given =
    '<style>p{}</style><h1>News</h1><p>Hello <b>Ann</b>,<br>see <a href="https://a.example">here</a>.</p><ul><li>one</li><li>two</li></ul>&lt;3'
  const { text, html: page } = inFrame({ ...mail, html: given }, {})
  expect(text).toBe('News\n\nHello Ann,\nsee here (https://a.example).\n\n- one\n- two\n<3\n')
  expect(page).toContain('<h1>News</h1>')
  expect(page).toContain('prefers-color-scheme: dark')
})

test('a whole page of an owner stays as it was written', () => {
  const given = '<!doctype html><html><body bgcolor="red">Hi</body></html>'
  expect(inFrame({ ...mail, html: given }, { logo: 'https://a.example/l.png' }).html).toBe(given)
})

test('the logo of who runs the server stands at the top, and leads to the server', () => {
  const page = html(
    { text: 'Hi' },
    { logo: 'https://a.example/l.png', home: 'https://chat.example' },
  )
  expect(page).toContain('<a href="https://chat.example"')
  expect(page).toMatch(/<img src="https:\/\/a\.example\/l\.png" alt="Shop &amp; Sons" height="32"/)
  expect(html({ text: 'Hi' })).not.toContain('<img')
})

test('a paragraph begins at the side where its language begins, and the product’s name gives way but in addresses', () => {
  const text = 'موعدك عند Talkgraph\n\nhttps://a.example/Talkgraph/b'
  const links = [{ address: 'https://a.example/Talkgraph/b', label: 'Open Talkgraph' }]
  const page = html({ fromName: 'Talkgraph', text, links }, { name: 'Acme' })
  expect(page).toMatch(/<p dir="auto"[^>]*>موعدك عند Acme<\/p>/)
  expect(page).toMatch(
    /<p dir="auto"[^>]*><a class="tg-button" href="https:\/\/a\.example\/Talkgraph\/b"[^>]*>Open Acme<\/a>/,
  )
})

test('what a link is called stands before it in the text, and on it in HTML', () => {
  const text = 'Hello\n\nOpen it:\nhttps://a.example/b'
  const links = [{ address: 'https://a.example/b', label: 'Open it' }]
  const framed = inFrame({ ...mail, text, links }, {})
  expect(framed.text).toBe(text)
  expect(framed.html?.match(/Open it/g)).toHaveLength(1)
})
