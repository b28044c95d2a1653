import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { botWith } from '../../testing/bots.js'
import { startSmtp } from '../../testing/smtp.js'
import { testApp } from '../../testing/test-app.js'

const patience = { timeout: 60_000 }
let smtp: Awaited<ReturnType<typeof startSmtp>>
const closers: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  smtp = await startSmtp()
  closers.push(smtp.close)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function setUp(data: Record<string, unknown>, smtpUrl = smtp.url) {
  const server = await testApp({
    mailTiming: { pauses: [20, 40] },
    mail: { smtpUrl, from: 'bots@example.com' },
  })
  closers.push(server.close)
  await server.bots.publish('orders', botWith('email-node', { to: 'shop@bakery.example', ...data }))
  const send = (body: unknown) => server.step('orders', 'call', body, undefined, 'email')
  const mails = async () =>
    (await (await server.api('GET', '/v1/chatbots/orders/mails')).json()).data.mails
  return { ...server, send, mails }
}

async function received() {
  await expect.poll(() => smtp.received.length, patience).toBe(1)
  const { message = '', ...envelope } = smtp.received[0] ?? {}
  const [head = '', ...body] = message.split('\n\n')
  return { ...envelope, head: head.replace(/\n[ \t]+/g, ' '), body: body.join('\n\n') }
}

test('speaks the visitor’s language where the bot brings it, and writes dates as people do', async () => {
  const server = await testApp({
    mailTiming: { pauses: [20, 40] },
    mail: { smtpUrl: smtp.url, from: 'bots@example.com' },
  })
  closers.push(server.close)
  const mail = {
    to: 'shop@bakery.example',
    subject: 'Your visit on {day}',
    body: 'See you: {slot}',
  }
  const translations = { de: { call: { subject: 'Ihr Besuch am {day}', body: ' ' } } }
  await server.bots.publish('orders', { ...botWith('email-node', mail), translations })
  const answers = { day: '2026-03-12', slot: '2026-03-12 09:00 - 10:00' }
  expect(
    (await server.step('orders', 'call', { answers, locale: 'de-AT' }, undefined, 'email')).status,
  ).toBe(202)
  const { head, body } = await received()
  expect(head).toContain('Ihr_Besuch_am_Donnerstag')
  expect(body).toMatch(/See you: Donnerstag, 12\. M=C3=A4rz 2026, 09:00 - 10:00/)
})

test('is in the bot’s own language for a visitor of another, or of none', async () => {
  for (const [index, locale] of ['fr', undefined, 'x'.repeat(500), 7].entries()) {
    smtp.received.length = 0
    const { send } = await setUp({ subject: `${index} on {day}`, body: 'x' })
    expect((await send({ answers: { day: '2026-03-12' }, locale })).status).toBe(202)
    const { head } = await received()
    expect(head).toContain(
      locale === 'fr' ? `Subject: ${index} on jeudi 12 mars 2026` : `${index} on Thursday`,
    )
  }
})

test('a guest’s bot sends a few mails a day, and as many as it likes once its account is trusted', async () => {
  const server = await testApp({
    guestLimit: 1,
    mail: { smtpUrl: smtp.url, from: 'bots@example.com' },
  })
  closers.push(server.close)
  await server.bots.publish(
    'orders',
    botWith('email-node', { to: 'shop@bakery.example', subject: 'x', body: 'y' }),
  )
  const { owner = '' } = (await server.store.bots.find('orders')) ?? {}
  await server.store.accounts.ensure(owner, 'Shop')
  await server.store.operators.setGuest(owner, true)
  const send = async () => (await server.step('orders', 'call', {}, undefined, 'email')).status
  expect([await send(), await send()]).toEqual([202, 502])
  await expect
    .poll(async () => JSON.stringify(await server.store.calls.last('orders')))
    .toContain('mails of this server that a new account may have in a day')
})

test('keeps a date as it is in an attribute of HTML', async () => {
  const { send } = await setUp({
    format: 'html',
    body: '<a href="https://b.example/?d={day}">{day}</a>',
  })
  await send({ answers: { day: '2026-03-12' } })
  const { body } = await received()
  // As HTML mails are encoded.
  expect(body.replaceAll('=\n', '').replaceAll('=3D', '=')).toContain(
    '?d=2026-03-12">Thursday, March 12, 2026</a>',
  )
})

test('sends the mail of the bot to its recipients', async () => {
  const { send, mails } = await setUp({
    to: 'shop@bakery.example, Ann <ann@bakery.example>',
    cc: ['cc@bakery.example'],
    bcc: 'hidden@bakery.example',
    replyTo: '{email}',
    subject: 'Order from {name}',
    body: 'For {name}: {loaves} <b>',
    format: 'text',
  })
  const response = await send({
    answers: { name: 'Zoë', loaves: 2 },
    visitor: { email: 'zoe@home.example' },
  })
  expect(response.status).toBe(202)
  expect(await response.json()).toEqual({ status: 202, body: null })
  const { from, to, head, body } = await received()
  expect(from).toBe('bots@example.com')
  expect(to).toEqual([
    'shop@bakery.example',
    'ann@bakery.example',
    'cc@bakery.example',
    'hidden@bakery.example',
  ])
  expect(head).toContain('From: Orders <bots@example.com>')
  expect(head).toContain('To: shop@bakery.example, ann@bakery.example')
  expect(head).toContain('Reply-To: zoe@home.example')
  expect(head).toMatch(/Subject: =\?UTF-8\?Q\?Order_from_Zo=C3=AB\?=/)
  expect(head).not.toContain('hidden@')
  expect(body).toContain('For Zo=C3=AB: 2 <b>')
  await expect.poll(mails, patience).toEqual([
    {
      nodeId: 'call',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      status: 'sent',
      attempts: 1,
      error: null,
      note: null,
      callId: null,
    },
  ])
})

test('escapes values in a mail that is HTML', async () => {
  const { send } = await setUp({ body: '<p>{name}</p>', format: 'html' })
  await send({ answers: { name: '<img src=x onerror=1>"&' } })
  const { head, body } = await received()
  expect(head).toContain('Content-Type: multipart/alternative')
  expect(body).toContain('Content-Type: text/html')
  expect(body.replace(/=\n/g, '').replace(/=3D/g, '=')).toContain(
    '<p>&lt;img src=x onerror=1&gt;&quot;&amp;</p>',
  )
})

test.each([
  'x\r\nBcc: evil@evil.example',
  'x\nBcc: evil@evil.example\n\nbody',
  'x\rBcc: evil@evil.example',
  'x\u2028Bcc: evil@evil.example',
  'x\u0085Bcc: evil@evil.example',
  'x\0y',
])('a value such as %j adds no header and no recipient', async value => {
  const { send } = await setUp({ subject: 'About {x}', body: 'Hi', replyTo: '{x}' })
  await send({ answers: { x: value } })
  const { to, head } = await received()
  expect(to).toEqual(['shop@bakery.example'])
  expect(head).not.toMatch(/^(?:bcc|reply-to):/im)
  expect(head.split('\n').filter(line => !/^(?:[A-Za-z-]+: | boundary=)/.test(line))).toEqual([])
})

test.each([
  'zoe@home.example, evil@evil.example',
  'zoe@home.example\r\nBcc: evil@evil.example',
  '<zoe@home.example>',
  'nobody',
])('%j is no address to reply to', async value => {
  const { send } = await setUp({ replyTo: '{x}', body: 'Hi' })
  await send({ answers: { x: value } })
  expect((await received()).head).not.toMatch(/^reply-to:/im)
})

test.each([
  ['to', '{email}'],
  ['to', '{{x}}@bakery.example'],
  ['to', '{x}'],
  ['to', 'no address'],
])(
  'refuses the recipients %s: %s, so that no visitor says where a mail goes',
  async (field, value) => {
    const { send, logged } = await setUp({ [field]: value })
    const response = await send({ visitor: { email: 'evil@evil.example' }, answers: { x: 'evil' } })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: { code: 'CALL_FAILED' } })
    expect(logged.join()).toContain('Email handling failed')
    expect(logged.join()).not.toMatch(/evil|bakery/)
  },
)

test.each([
  [
    'cc',
    '${email}',
    'cc: a placeholder whose value is no answer to a question for an e-mail address',
  ],
  ['cc', '{nobody}', 'cc: the visitor has given no e-mail address'],
  ['bcc', 'a{x}@bakery.example', 'bcc: a placeholder that is not the whole recipient'],
  ['cc', 'no address', 'cc: an entry is no e-mail address'],
])('the bad recipient %s: %s does not stop the mail to the others', async (field, value, note) => {
  const { send, mails, logged } = await setUp({
    body: 'Hi',
    [field]: `${value}, ok@bakery.example`,
  })
  expect(
    (await send({ visitor: { email: 'evil@evil.example' }, answers: { x: 'evil' } })).status,
  ).toBe(202)
  expect((await received()).to).toEqual(['shop@bakery.example', 'ok@bakery.example'])
  await expect.poll(mails, patience).toMatchObject([{ status: 'sent', note }])
  expect(logged.join()).toContain(note)
  expect(logged.join()).not.toMatch(/evil|bakery/)
})

describe('a recipient that the visitor answered', () => {
  const ask = {
    id: 'mail',
    type: 'ask-email-node',
    data: { questionText: 'Mail?', answerVariable: 'address' },
  }
  const zoe = { answers: { address: 'Zoe@home.example' }, visitor: { email: 'Zoe@home.example' } }

  async function setUpAsking(
    data: Record<string, unknown>,
    question: object = ask,
    limits: object = {},
  ) {
    const server = await setUp({})
    const bot = botWith('email-node', { body: 'Hi', ...data })
    bot.elements[0]?.nodes.push(question as typeof ask & { data: { text: string } })
    bot.elements[0]?.edges.push({ source: 'bye', target: 'mail' })
    await server.bots.publish('orders', { ...bot, settings: { limits } })
    const { token } = await server.tokens.issue('orders')
    const send = (body: unknown, own = token) => server.step('orders', 'call', body, own, 'email')
    return { ...server, send }
  }

  test.each([
    ['{address}', ask, zoe],
    ['{{ email }}', ask, zoe],
    [
      '{mail}',
      { ...ask, data: { questionText: 'Mail?' } },
      { answers: { mail: 'Zoe@home.example' } },
    ],
    [
      '{who}',
      { id: 'mail', type: 'user-input', data: { type: 'email', answerVariable: 'who' } },
      { answers: { who: 'Zoe@home.example' } },
    ],
    [
      '{email}',
      {
        id: 'mail',
        type: 'ask-multiple-questions',
        data: { questions: [{ questionText: 'Mail?', answerVariable: 'email' }] },
      },
      { answers: { email: 'Zoe@home.example' } },
    ],
  ])('gets the mail by %s', async (to, question, values) => {
    const { send } = await setUpAsking({ to }, question)
    expect((await send(values)).status).toBe(202)
    expect((await received()).to).toEqual(['Zoe@home.example'])
  })

  test.each([
    [{ answers: { address: 'not an address' } }],
    [{ answers: { address: ['a@b.example', 'evil@evil.example'] } }],
    [{ answers: { address: 'a@b.example, evil@evil.example' } }],
    [{ variables: { address: 'evil@evil.example' } }],
    [{}],
  ])('gets none for %j', async values => {
    const { send, mails } = await setUpAsking({ to: '{address}' })
    expect((await send(values)).status).toBe(502)
    expect(await mails()).toEqual([])
  })

  test('gets one mail per session, while the bot’s own recipients get every one', async () => {
    const { send, mails } = await setUpAsking({ to: '{address}', cc: 'shop@bakery.example' })
    await send(zoe)
    await send({ answers: { address: 'zoe@HOME.example' } })
    await expect
      .poll(() => smtp.received.map(({ to }) => to).sort((a, b) => b.length - a.length), patience)
      .toEqual([['Zoe@home.example', 'shop@bakery.example'], ['shop@bakery.example']])
    const notes = (await mails()).map(({ note }: { note: string | null }) => note)
    expect(new Set(notes)).toEqual(new Set([null, 'to: the limit of mails to visitors is reached']))
  })

  test('counts against the bot’s limit of a day', async () => {
    const { send, tokens } = await setUpAsking({ to: '{address}' }, ask, { mailsToVisitors: 1 })
    expect((await send(zoe)).status).toBe(202)
    const other = (await tokens.issue('orders')).token
    expect(await (await send(zoe, other)).json()).toMatchObject({
      error: {
        message: 'The step has no recipient; to: the limit of mails to visitors is reached',
      },
    })
  })
})

test('mails stand in the list of calls, with the reason of one that could not be made', async () => {
  const { send, bots, api } = await setUp({ body: 'Hi' })
  await send({})
  await bots.publish('orders', botWith('email-node', { to: 'no address' }))
  await send({})
  const { data } = await (await api('GET', '/v1/chatbots/orders/calls')).json()
  expect(data.calls).toHaveLength(2)
  expect(data.calls).toContainEqual(
    expect.objectContaining({ step: 'email', status: 202, error: null }),
  )
  expect(data.calls).toContainEqual(
    expect.objectContaining({
      status: null,
      error: 'The step has no recipient; to: an entry is no e-mail address',
    }),
  )
})

test('a step without a recipient says so', async () => {
  const { send } = await setUp({ to: '' })
  expect(await (await send({})).json()).toMatchObject({
    error: { message: 'The step has no recipient' },
  })
})

test('tries again after a while when the mail server is not ready', async () => {
  smtp.state.refuse = 451
  const { send, mails } = await setUp({ body: 'Hi' })
  await send({})
  await expect.poll(() => smtp.state.tried, patience).toBeGreaterThan(0)
  smtp.state.refuse = undefined
  expect((await received()).to).toEqual(['shop@bakery.example'])
  await expect.poll(mails, patience).toMatchObject([{ status: 'sent' }])
})

test.each([
  ['after the last attempt', 451, 3],
  ['at once when it is refused for good', 550, 1],
])('gives a mail up %s, for the owner and the operator to see', async (_, reply, attempts) => {
  smtp.state.refuse = reply
  const { send, mails, logged } = await setUp({ body: 'canary', subject: 'canary' })
  await send({})
  await expect
    .poll(mails, patience)
    .toMatchObject([{ status: 'failed', attempts, error: `EENVELOPE ${reply}` }])
  expect(logged.join()).toContain('A mail was given up')
  expect(logged.join() + JSON.stringify(await mails())).not.toMatch(/canary|bakery/)
})

test('a mail waits for a mail server that is not there', async () => {
  const { send, mails } = await setUp({ body: 'Hi' }, 'smtp://127.0.0.1:1')
  expect((await send({})).status).toBe(202)
  await expect
    .poll(mails, patience)
    .toMatchObject([{ status: 'failed', attempts: 3, error: expect.stringMatching(/^E[A-Z]+$/) }])
})

test('without a mail server mails go to a folder, for nobody else to read', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'talkgraph-mail-')), 'outbox')
  const server = await testApp({ mail: { folder } })
  closers.push(server.close)
  await server.bots.publish(
    'orders',
    botWith('email', { to: 'a@b.example', subject: 'Hi', body: 'There' }),
  )
  await server.step('orders', 'call', {}, undefined, 'email')
  await expect
    .poll(() => (statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []), patience)
    .toHaveLength(1)
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/^[0-9a-f]+\.eml$/)
  expect(readFileSync(join(folder, file), 'utf8')).toContain('Subject: Hi')
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  rmSync(join(folder, '..'), { recursive: true })
})
