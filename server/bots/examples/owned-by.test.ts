import { expect, test } from 'vitest'
import { lintBot } from '../../../runtime/lint/lint-bot.js'
import { exampleFile, listExamples } from './index.js'
import { ownedBy } from './owned-by.js'

const read = async (id: string) =>
  JSON.parse((await exampleFile(id, 'https://chat.shop.org')) ?? '{}')

test('an example has the owner’s name and address where its own stood, in each language', async () => {
  const bot = await read('plumber')
  const owned = ownedBy(bot, { businessName: 'Smith & Sons', email: 'office@smith.org' })
  const text = JSON.stringify(owned)
  expect(text).not.toMatch(/Kettle (?:&|&amp;) Pipe|@kettleandpipe\.example/)
  expect(text).toContain('office@smith.org')
  expect(owned.customizations).toMatchObject({ logoText: 'Smith & Sons' })
  expect(ownedBy(bot, {})).toEqual(bot)
})

test('what was said of the business is no HTML, and a sign of a pattern is a sign', async () => {
  const hi = {
    id: 'hi',
    type: 'welcome',
    data: { text: 'Welcome to A &amp; B, write to a@b.example' },
  }
  const bot = { customizations: { logoText: 'A & B' }, elements: [{ nodes: [hi], edges: [] }] }
  const owned = ownedBy(bot, { businessName: '<b>$&</b>', email: '$1@shop.org' })
  expect(JSON.stringify(owned.elements)).toContain(
    'Welcome to &lt;b&gt;$&amp;&lt;/b&gt;, write to $1@shop.org',
  )
  expect(owned.customizations).toEqual({ logoText: '<b>$&</b>' })
})

test('no example that is taken mails to nobody any more', async () => {
  for (const { id } of await listExamples()) {
    const owned = ownedBy(await read(id), { businessName: 'Smith', email: 'office@smith.org' })
    const mailed = lintBot(owned).filter(
      ({ rule, field = '' }) =>
        rule === 'reserved-address' && /^(?:to|cc|bcc|replyTo)\b/.test(field),
    )
    expect([id, mailed]).toEqual([id, []])
  }
})
