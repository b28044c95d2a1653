import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { whatsappNumber } from '../../testing/whatsapp/provider.js'
import { inDisorder, signedWebhook, webhookBody } from '../../testing/whatsapp/webhooks.js'
import { whatsapp } from './index.js'

const { phoneNumberId, appSecret } = whatsappNumber
const settings = { ...whatsappNumber, businessAccountId: '', apiUrl: 'https://graph.facebook.com' }
const parsed = (body: string) => whatsapp.parse(signedWebhook(body, appSecret), settings)

/** Meta's own examples, from facebook/openapi (MIT). */
const published: Record<string, object> = JSON.parse(
  readFileSync(new URL('published-webhooks.fixture.json', import.meta.url), 'utf8'),
)
const example = (name: string) => parsed(JSON.stringify(published[name] ?? expect.fail(name)))

const ann = { from: '16505551234', timestamp: '1790000000' }
const contacts = [{ profile: { name: 'Ann' }, wa_id: '16505551234' }]
const said = (message: object) =>
  parsed(
    webhookBody(phoneNumberId, { contacts, messages: [{ id: 'wamid.1', ...ann, ...message }] }),
  )
const first = (message: object) =>
  said(message).map(each => ('heard' in each ? each.heard : each))[0]

test.each([
  ['Text Message', { heard: { kind: 'text', text: 'Does it come in another color?' } }],
  ['Text Message with Context (Product Inquiry)', { heard: { text: 'Is this still available?' } }],
  [
    'Text Message from Click to WhatsApp Ad',
    { heard: { text: 'Hello! Can I get more info on this?' } },
  ],
  ['Image Message', { heard: { kind: 'media', name: 'image.jpg', caption: 'Taj Mahal' } }],
  ['Location Message', { heard: { kind: 'location', latitude: 37.44221496582 } }],
  ['Contact Sharing Message', { heard: { kind: 'text', text: 'Lucía Gómez, +1 (983) 555-2319' } }],
  ['Button Message', { heard: { kind: 'pick', option: 'Unsubscribe', label: 'Unsubscribe' } }],
  ['Interactive List Reply Message', { heard: { kind: 'pick', option: 'priority_express' } }],
  [
    'Interactive Button Reply Message',
    { heard: { kind: 'pick', option: 'cancel-button', label: 'Cancel' } },
  ],
  ['Reaction Message', { type: 'reaction', reaction: '👍' }],
  ['Unsupported Message', { type: 'unsupported', what: 'this kind of message' }],
  ['Order Message', { type: 'unsupported', what: 'an order' }],
  [
    'System Message',
    { type: 'renamed', was: { ids: ['16505551234'] }, is: { ids: ['12195555358'] } },
  ],
])('Meta’s example “%s” is read', (name, what) => {
  expect(example(name)).toMatchObject([what])
})

test.each(Object.keys(published).filter(name => name.startsWith('Group')))(
  'Meta’s example “%s” is passed over',
  name => {
    expect(example(name)).toEqual([])
  },
)

test('a message tells who wrote, when, and under which id it comes again', () => {
  expect(said({ type: 'text', text: { body: 'Hi' } })).toEqual([
    {
      type: 'message',
      id: 'wamid.1',
      at: 1_790_000_000_000,
      from: { ids: ['16505551234'], name: 'Ann' },
      heard: { kind: 'text', text: 'Hi' },
    },
  ])
})

test('a person is known by the id of the business, and the number is an alias', () => {
  const user_id = 'US.13491208655302741918'
  const both = webhookBody(phoneNumberId, {
    contacts: [{ wa_id: ann.from, user_id, profile: { name: 'Ann' } }],
    messages: [{ id: 'a', ...ann, from_user_id: user_id, type: 'text', text: { body: 'Hi' } }],
  })
  expect(parsed(both)).toMatchObject([{ from: { ids: [user_id, ann.from], name: 'Ann' } }])
  const hidden = webhookBody(phoneNumberId, {
    contacts: [{ user_id, profile: { username: 'ann' } }],
    messages: [
      { id: 'b', from_user_id: user_id, timestamp: '1', type: 'text', text: { body: 'Hi' } },
    ],
  })
  expect(parsed(hidden)).toMatchObject([{ from: { ids: [user_id], name: 'ann' } }])
})

test('a person who has another id or number is known again', () => {
  const user_id = { previous: 'US.1', current: 'US.2' }
  const update = webhookBody(phoneNumberId, {
    user_id_update: [{ wa_id: '12195555358', user_id, timestamp: '7' }],
  })
  expect(parsed(update)).toEqual([
    { type: 'renamed', was: { ids: ['US.1'] }, is: { ids: ['US.2', '12195555358'] }, at: 7000 },
  ])
  const system = (what: object, from?: string) =>
    parsed(
      webhookBody(phoneNumberId, {
        messages: [{ id: 's', from, timestamp: '9', type: 'system', system: what }],
      }),
    )
  expect(
    system({ type: 'user_changed_number', wa_id: '12195555358', user_id: 'US.2' }, '16505551234'),
  ).toEqual([
    {
      type: 'renamed',
      id: 's',
      at: 9000,
      was: { ids: ['16505551234'] },
      is: { ids: ['US.2', '12195555358'] },
    },
  ])
  const words = {
    type: 'user_changed_user_id',
    user_id: 'US.2',
    body: 'User Ann changed from US.1 to US.2',
  }
  expect(system(words)).toEqual([
    { type: 'renamed', id: 's', at: 9000, was: { ids: ['US.1'] }, is: { ids: ['US.2'] } },
  ])
  expect(system({ type: 'user_identity_changed' }, '1')).toEqual([])
})

test('presses name their option and step, pages and ticks', () => {
  const press = (id: string) =>
    said({
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id, title: 'Cake' } },
    })
  expect(press('s:order:cake')).toMatchObject([
    { heard: { kind: 'pick', option: 'cake', step: 'order', label: 'Cake' } },
  ])
  expect(press('p:2')).toMatchObject([{ type: 'page', page: 2 }])
  expect(press('p:0:3')).toMatchObject([{ type: 'page', page: 0, ticks: [1, 2] }])
  expect(press('d:3:order')).toMatchObject([
    { type: 'message', heard: { kind: 'pick', option: '1, 2', ticks: [1, 2], step: 'order' } },
  ])
})

test('files, sounds, films and stickers are fetched later, by their ids', () => {
  const file = (type: string, what: object) => first({ type, [type]: { id: '9', ...what } })
  expect(
    file('document', { mime_type: 'application/pdf', filename: 'a.pdf', caption: 'Look' }),
  ).toEqual({
    kind: 'media',
    id: '9',
    type: 'application/pdf',
    name: 'a.pdf',
    caption: 'Look',
  })
  expect(file('audio', { mime_type: 'audio/ogg; codecs=opus', voice: true })).toMatchObject({
    name: 'audio.ogg',
  })
  expect(file('video', { mime_type: 'video/mp4' })).toMatchObject({ name: 'video.mp4' })
  expect(file('sticker', { mime_type: 'image/webp' })).toMatchObject({ name: 'sticker.webp' })
})

test('what a person takes back, changes or cannot send is told apart', () => {
  expect(said({ type: 'revoke', revoke: { original_message_id: 'wamid.0' } })).toEqual([
    { type: 'deleted', from: expect.anything(), of: 'wamid.0' },
  ])
  expect(said({ type: 'edit' })).toMatchObject([{ type: 'unsupported', what: 'a changed message' }])
  expect(said({ type: 'reaction', reaction: { message_id: 'wamid.0' } })).toEqual([])
  expect(said({ type: 'text', text: { body: 'Hi' }, group_id: 'g' })).toEqual([])
  expect(said({ type: 'request_welcome' })).toEqual([])
})

test('what became of our messages is told, with what the owner can do', () => {
  const errors = [{ code: 131047, title: 'Re-engagement message' }]
  const statuses = [
    { id: 'a', status: 'sent' },
    { id: 'a', status: 'delivered' },
    { id: 'b', status: 'played' },
    { id: 'c', status: 'failed', errors },
    { id: 'd', status: 'warning' },
    { id: 'e', status: 'failed', errors: [{ code: 5, title: 'Odd' }] },
  ]
  expect(parsed(webhookBody(phoneNumberId, { statuses }))).toEqual([
    { type: 'status', of: 'a', status: 'sent' },
    { type: 'status', of: 'a', status: 'delivered' },
    { type: 'status', of: 'b', status: 'read' },
    {
      type: 'status',
      of: 'c',
      status: 'failed',
      reason: expect.stringContaining('approved template'),
    },
    { type: 'status', of: 'e', status: 'failed', reason: 'Odd' },
  ])
})

test('only this number’s messages are heard, in the order in which they were said', () => {
  const text = (id: string, timestamp: string) => ({
    id,
    ...ann,
    timestamp,
    type: 'text',
    text: { body: id },
  })
  const own = [
    { messages: [text('late', '20')] },
    { messages: [text('early', '10'), text('soon', '15')] },
  ]
  const both = JSON.parse(webhookBody(phoneNumberId, ...own))
  both.entry.push(...JSON.parse(webhookBody('999', { messages: [text('other', '1')] })).entry)
  expect(parsed(JSON.stringify(both)).map(each => 'id' in each && each.id)).toEqual([
    'early',
    'soon',
    'late',
  ])
})

test('doubled and disordered bodies tell the same ids again', () => {
  const bodies = Array.from({ length: 50 }, (_, index) =>
    webhookBody(phoneNumberId, {
      messages: [{ id: `wamid.${index}`, ...ann, type: 'text', text: { body: String(index) } }],
    }),
  )
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const heard = inDisorder(bodies, random).flatMap(parsed)
  expect(heard.length).toBeGreaterThan(50)
  expect(new Set(heard.map(each => 'id' in each && each.id)).size).toBe(50)
})

test('hostile bodies are passed over, and one bad message does not take the others with it', () => {
  const deep = `${'{"entry":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"entry":5}',
    '{"entry":[{"changes":[5]}]}',
    '['.repeat(50_000),
    deep,
  ])
    expect(parsed(body)).toEqual([])
  const bad = [5, null, { id: 7 }, { id: 'x', type: 'text', from: ann.from, text: { body: 8 } }]
  const messages = [...bad, { id: 'ok', ...ann, type: 'text', text: { body: 'Hi' } }] as object[]
  expect(parsed(webhookBody(phoneNumberId, { messages }))).toMatchObject([{ id: 'ok' }])
})

test('what Meta did not sign over the raw body is not believed, and the verify token opens the webhook', () => {
  const own = signedWebhook(webhookBody(phoneNumberId), appSecret)
  expect(whatsapp.verify(own, settings)).toBe(true)
  expect(
    whatsapp.verify({ ...own, body: JSON.stringify(JSON.parse(own.body), null, 1) }, settings),
  ).toBe(false)
  expect(whatsapp.verify({ ...own, headers: {} }, settings)).toBe(false)
  expect(whatsapp.verify(signedWebhook(own.body, 'another'), settings)).toBe(false)
  const query = {
    'hub.mode': 'subscribe',
    'hub.challenge': '1158201444',
    'hub.verify_token': 'words of ours',
  }
  const asked = { method: 'GET', url: '', headers: {}, body: '', query }
  expect([whatsapp.verify(asked, settings), whatsapp.challenge(asked)]).toEqual([
    true,
    '1158201444',
  ])
  expect(
    whatsapp.verify({ ...asked, query: { ...query, 'hub.verify_token': 'no' } }, settings),
  ).toBe(false)
})

test('whatever somebody answers on the phone is an answer, a reaction is none', () => {
  const echo = (message: object) =>
    parsed(
      webhookBody(phoneNumberId, {
        message_echoes: [
          { id: 'wamid.9', from: '15550783881', to: ann.from, timestamp: '1', ...message },
        ],
      }),
    )
  expect(echo({ type: 'order', order: {} })).toMatchObject([
    {
      type: 'echo',
      to: { ids: [expect.stringContaining('16505551234')] },
      heard: { text: '[an order]' },
    },
  ])
  expect(echo({ type: 'reaction', reaction: { message_id: 'wamid.1', emoji: 'x' } })).toEqual([])
})
