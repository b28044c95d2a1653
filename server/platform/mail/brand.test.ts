import { expect, test } from 'vitest'
import { inFrame } from './frame.js'

const mail = {
  to: ['ann@a.example'],
  cc: [],
  bcc: [],
  subject: 'Welcome to Talkgraph',
  text: 'Sign in to Talkgraph:\n\nhttps://talkgraph.example/studio\n',
  links: [{ address: 'https://talkgraph.example/studio', label: 'Open Talkgraph' }],
}
const brand = { name: 'Acme $& Chat', colour: '#0a7d4f', footer: 'Acme <Ltd>\nLeeds' }

test('the server’s own mails bear the brand’s name, colour and footer, and lead where they led', () => {
  const { html = '', text, subject, fromName } = inFrame({ ...mail, fromName: 'Talkgraph' }, brand)
  expect([fromName, subject]).toEqual(['Acme $& Chat', 'Welcome to Acme $& Chat'])
  expect(text).toBe(
    'Sign in to Acme $& Chat:\n\nhttps://talkgraph.example/studio\n\n-- \nAcme <Ltd>\nLeeds\n',
  )
  expect(html).toContain('href="https://talkgraph.example/studio"')
  expect(html).toContain('Open Acme $&amp; Chat')
  expect(html).toContain('background: #0a7d4f !important; color: #ffffff')
  expect(html).toContain('Acme &lt;Ltd&gt;<br>Leeds')
})

test('mails of bots keep their names, and what they say', () => {
  const { text, fromName } = inFrame({ ...mail, fromName: 'Bakery' }, { name: 'Acme' })
  expect([fromName, text]).toEqual(['Bakery', mail.text])
})
