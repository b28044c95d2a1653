import { expect, test } from 'vitest'
import { readMrkdwn } from './slack.words.js'

test.each([
  ['<@U07BOT> two, please', { text: 'two, please' }],
  ['<tel:+4930123456|+49 30 123456>', { text: '+49 30 123456' }],
  ['<tel:+4930123456>', { text: '+4930123456' }],
  ['<mailto:ida@m.example|ida@m.example>', { text: 'ida@m.example' }],
  ['<mailto:ida@m.example|Ida>', { text: 'Ida (ida@m.example)', as: { email: 'ida@m.example' } }],
  ['<tel:112|Help>', { text: 'Help (112)', as: { tel: '112' } }],
  ['<https://m.example>', { text: 'https://m.example' }],
  ['<https://m.example/|m.example>', { text: 'm.example' }],
  [
    'See <https://m.example/?a=1&amp;b=2|our menu>!',
    {
      text: 'See our menu (https://m.example/?a=1&b=2)!',
      as: { url: 'https://m.example/?a=1&b=2' },
    },
  ],
  [
    '<https://a.example|one> or <https://b.example|the other>',
    { text: 'one (https://a.example) or the other (https://b.example)' },
  ],
  ['<!date^1796083200^{date_short}^https://m.example|1 Dec 2026>', { text: '1 Dec 2026' }],
  ['<!here> <!subteam^S1|@bakers> <!subteam^S2>', { text: '@here @bakers @subteam' }],
  ['in <#C07|bread> and <#C08>', { text: 'in #bread and #C08' }],
  ['3 &lt; 4 &amp;amp; <3', { text: '3 < 4 &amp; <3' }],
  ['a <b> c', { text: 'a <b> c' }],
])('%j is heard as %j', (written, heard) => {
  expect(readMrkdwn(written)).toEqual(heard)
})
