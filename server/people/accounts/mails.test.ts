import { expect, test } from 'vitest'
import { invitationMail, oneLine } from './mails.js'

test.each([
  ['می‌خواهم', 'می‌خواهم'],
  ['👩‍🍳 Bakery', '👩‍🍳 Bakery'],
  ['Ware\u00adhouse \u202eevil', 'Warehouse evil'],
  ['Ann : Ben', 'Ann : Ben'],
  ['Bot @shop_bot', 'Bot @shop_bot'],
  ['http://evil mailto:x@y', 'http: evil mailto x y'],
  ['see evil.example/now', 'see evil example now'],
  ["Dr. Müller's  café\r\nBcc: x@y.example", "Dr. Müller's café Bcc: x y example"],
])('%s stands in a mail as %s', (given, line) => {
  expect(oneLine(given)).toBe(line)
})

test('an invitation names who invites and to what, and leads there', () => {
  const link = 'https://chat.example/studio/join#abc'
  const mail = invitationMail('ben@shop.example', {
    link,
    account: 'مخبز السلام',
    invitedBy: 'Ann',
    isGuest: false,
  })
  expect(mail.subject).toBe('Ann invites you to مخبز السلام')
  expect(mail.text?.split('\n')).toContain(link)
  expect(mail.links).toEqual([{ address: link, label: 'Open the invitation' }])
})
