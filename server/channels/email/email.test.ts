import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { startSmtp } from '../../testing/smtp.js'
import { textContent } from '../said/said.js'
import { email } from './index.js'
import { readFields } from './mime/headers.js'

const given = {
  address: 'help@bakery.example',
  senderName: 'Bakery',
  webhookSecret: 'abcdefghijklmnop',
  smtpUrl: 'smtp://mail.example:25',
}
const settings = v.parse(email.settings.schema, given)

const base = {
  From: 'Ann Lee <Ann@a.example>',
  To: 'help@bakery.example',
  Subject: 'Bread',
  'Message-ID': '<m1@a.example>',
  Date: 'Mon, 23 Nov 2026 09:12:00 +0000',
}
const mail = (headers: object, body = 'Hello') =>
  `${Object.entries({ ...base, ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}`
const request = (raw: string, more: object = {}) => ({
  method: 'POST',
  url: '',
  headers: { 'content-type': 'application/json' },
  query: { secret: given.webhookSecret },
  body: JSON.stringify({ raw }),
  ...more,
})
const parsed = (headers: object = {}, body?: string) =>
  email.parse(request(mail(headers, body)), settings)
const conversation = 'ann@a.example <m1@a.example>'

test('a mail is a message of the person in the conversation that it begins', () => {
  expect(parsed()).toEqual([
    {
      type: 'message',
      id: '<m1@a.example>',
      at: Date.UTC(2026, 10, 23, 9, 12),
      from: { ids: [conversation], name: 'Ann Lee', note: 'Bread' },
      heard: { kind: 'text', text: 'Hello' },
    },
  ])
})

test('a mail that is larger than one may be is counted, and not heard', () => {
  const large = mail({}, 'a'.repeat(25_000_000))
  expect(email.parse(request(large), settings)).toEqual([{ type: 'refused', reason: 'size' }])
})

test('of much HTML the first part is read, and all of it is a file', () => {
  const html = `<p>Hello</p><p>${'a'.repeat(1_200_000)}</p>`
  const [words, file] = parsed({ 'Content-Type': 'text/html' }, html)
  expect(words).toMatchObject({
    heard: { kind: 'text', text: expect.stringMatching(/^Hello\na{999000}/) },
  })
  expect(file).toMatchObject({ heard: { kind: 'media', name: 'message.html', type: 'text/html' } })
})

test('words that are longer than a message stand before the files of a mail', () => {
  const part = (type: string, body: string) => `--b\nContent-Type: ${type}\n\n${body}\n`
  const body = `${part('text/plain', 'a'.repeat(20_001))}${part('text/csv; name=a.csv', '1,2')}--b--`
  const heard = parsed({ 'Content-Type': 'multipart/mixed; boundary=b' }, body)
  expect(heard).toMatchObject([
    { id: '<m1@a.example>', heard: { kind: 'text', text: 'a'.repeat(20_001) } },
    { id: '<m1@a.example>/1', heard: { kind: 'media', name: 'a.csv', caption: undefined } },
  ])
})

test('of a header that is longer than one may be the first part is read', () => {
  expect(readFields(`Subject: ${'a'.repeat(100_000)}\r\nTo: b`)).toEqual([
    ['subject', expect.stringMatching(/^a{16300,16384}$/)],
    ['to', 'b'],
  ])
})

test('whoever does not know the secret is not believed', () => {
  const { query: _, ...bare } = request(mail({}))
  const with_ = (more: object) => email.verify({ ...bare, query: {}, ...more }, settings)
  expect(email.verify(request(mail({})), settings)).toBe(true)
  expect(with_({ headers: { authorization: `Bearer ${given.webhookSecret}` } })).toBe(true)
  const basic = Buffer.from(`any:${given.webhookSecret}`).toString('base64')
  expect(with_({ headers: { authorization: `Basic ${basic}` } })).toBe(true)
  expect(with_({})).toBe(false)
  expect(with_({ query: { secret: 'abcdefghijklmnoq' } })).toBe(false)
  expect(with_({ headers: { authorization: 'Bearer x' } })).toBe(false)
})

test('providers bring a mail in fields of their own', () => {
  const raw = mail({})
  const heard = (body: string, type = 'application/json') =>
    email.parse(request('', { body, headers: { 'content-type': type } }), settings)
  expect(heard(JSON.stringify({ RawEmail: raw }))).toHaveLength(1)
  expect(
    heard(JSON.stringify({ raw: Buffer.from(raw).toString('base64'), encoding: 'base64' })),
  ).toHaveLength(1)
  expect(heard(JSON.stringify({ mime: Buffer.from(raw).toString('base64') }))).toHaveLength(1)
  expect(heard(raw, 'message/rfc822')).toHaveLength(1)
  const parts = `--x\r\nContent-Disposition: form-data; name="spam_score"\r\n\r\n0\r\n--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${raw}\r\n--x--\r\n`
  expect(heard(parts, 'multipart/form-data; boundary=x')).toMatchObject([
    { heard: { text: 'Hello' } },
  ])
  const form = new URLSearchParams({ 'body-mime': raw }).toString()
  expect(heard(form, 'application/x-www-form-urlencoded')).toHaveLength(1)
})

test('the bytes of a mail are read in its own charset, alone and in a form', () => {
  const bytes = Buffer.from(
    mail(
      {
        From: 'Jörg <j@a.example>',
        Subject: 'Brötchen',
        'Content-Type': 'text/plain; charset=iso-8859-1',
      },
      'Zwölf',
    ),
    'latin1',
  )
  const heard = (received: Buffer, type: string) =>
    email.parse(
      request('', {
        bytes: received,
        body: received.toString(),
        headers: { 'content-type': type },
      }),
      settings,
    )
  const expected = [{ from: { name: 'Jörg', note: 'Brötchen' }, heard: { text: 'Zwölf' } }]
  expect(heard(bytes, 'message/rfc822')).toMatchObject(expected)
  const form = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ])
  expect(heard(form, 'multipart/form-data; boundary=x')).toMatchObject(expected)
})

test('a mail with a file of eight bits keeps its bytes', () => {
  const file = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x80])
  const head = `--b\nContent-Type: image/png; name=a.png\nContent-Transfer-Encoding: binary\nContent-Disposition: attachment\n\n`
  const bytes = Buffer.concat([
    Buffer.from(mail({ 'Content-Type': 'multipart/mixed; boundary=b' }, head)),
    file,
    Buffer.from('\r\n--b--'),
  ])
  const [heard] = email.parse(
    request('', { bytes, body: bytes.toString(), headers: { 'content-type': 'message/rfc822' } }),
    settings,
  )
  expect(heard).toMatchObject({ heard: { id: `data:;base64,${file.toString('base64')}` } })
})

test('a mail whose sender is forged, as the provider says, is not heard', () => {
  expect(
    parsed({ 'Authentication-Results': 'mx.a.example; dmarc=fail header.from=a.example' }),
  ).toEqual([{ type: 'refused', reason: 'sender' }])
  expect(parsed({ 'Authentication-Results': 'mx.a.example; dmarc=pass' })).toMatchObject([
    { type: 'message' },
  ])
})

describe('conversations', () => {
  test.each([
    ['References', { References: '<m1@a.example> <tg.x@b>', 'In-Reply-To': '<other@b>' }],
    ['In-Reply-To alone', { 'In-Reply-To': '<m1@a.example>' }],
  ])('%s name the first mail', (_, headers) => {
    expect(parsed({ ...headers, 'Message-ID': '<m2@a.example>' })).toMatchObject([
      { from: { ids: [conversation] } },
    ])
  })

  test('the same first mail with another person is another conversation', () => {
    expect(parsed({ From: 'bo@b.example', 'In-Reply-To': '<m1@a.example>' })).toMatchObject([
      { from: { ids: ['bo@b.example <m1@a.example>'] } },
    ])
  })

  test('an answer goes into its conversation, and what answers to it is heard there', async () => {
    const { connection, received } = await started()
    const [message] = email.render([textContent('Which one?')], null, email.capabilities)
    if (!message) expect.fail('no mail')
    const sent = await email.send(
      message,
      { ids: [conversation], note: 'AW: Re: Bread' },
      connection,
    )
    const text = received[0]?.message ?? ''
    const header = (name: string) =>
      new RegExp(`^${name}:((?:.|\\n[ \\t])*)$`, 'mi').exec(text)?.[1]?.trim()
    expect(received[0]).toMatchObject({ from: 'help@bakery.example', to: ['ann@a.example'] })
    expect(header('Subject')).toBe('Re: Bread')
    expect(header('From')).toBe('Bakery <help@bakery.example>')
    expect(header('In-Reply-To')).toBe('<m1@a.example>')
    expect(header('References')).toContain('<m1@a.example>')
    expect(header('Auto-Submitted')).toBe('auto-replied')
    const id = sent.ok ? sent.id : ''
    expect(header('Message-ID')).toBe(id)
    expect(parsed({ 'In-Reply-To': id, 'Message-ID': '<m3@a.example>' })).toMatchObject([
      { from: { ids: [conversation] } },
    ])
  })

  test('a very long id of the first mail stands as its digest, on the way back too', async () => {
    const long = `<${'x'.repeat(600)}@a.example>`
    const [first] = parsed({ 'Message-ID': long })
    const ids = first && 'from' in first ? (first.from?.ids ?? []) : []
    const { connection } = await started()
    const sent = await email.send({ text: 'Hi', html: '<p>Hi</p>' }, { ids }, connection)
    expect(parsed({ 'In-Reply-To': sent.ok ? sent.id : '', 'Message-ID': '<m4@a>' })).toMatchObject(
      [{ from: { ids } }],
    )
  })
})

const answering = { 'In-Reply-To': '<m1@a.example>', 'Message-ID': '<m2@a.example>' }

test('what is quoted is cut off an answer, and a first mail is never cut', () => {
  const words = '2\n\nOn Mon, 23 Nov 2026 at 09:12 Bakery <a@b.example> wrote:\n> Which?'
  expect(parsed(answering, words)).toMatchObject([{ heard: { text: '2' } }])
  expect(parsed({ Subject: 'AW: Bread' }, words)).toMatchObject([{ heard: { text: '2' } }])
  expect(parsed({}, words)).toMatchObject([{ heard: { text: words } }])
  expect(parsed({}, 'See\n\n-----Original Message-----\nFrom: Mill')).toMatchObject([
    { heard: { text: 'See\n\n-----Original Message-----\nFrom: Mill' } },
  ])
})

test('where a cut would leave nothing, all is heard and agents are told', () => {
  const [heard] = parsed(answering, '> 18')
  expect(heard).toMatchObject({ heard: { text: '> 18' } })
  expect(heard).not.toHaveProperty('remark')
  for (const words of ['> Which one?\n> 1. Bread', '--\nAnn Lee'])
    expect(parsed(answering, words)).toMatchObject([
      { heard: { text: words }, remark: expect.stringContaining('all of it was read') },
    ])
})

test('what stands below the line of a phone is not heard, and agents read it', () => {
  const [heard] = parsed(answering, 'Rye\n\nSent from my iPhone\n\nWhich bread?\nYours')
  expect(heard).toMatchObject({
    heard: { text: 'Rye' },
    remark: expect.stringMatching(/did not read: Which bread\?\nYours$/),
  })
})

test.each([
  [{ Subject: 'Rép : Bread' }, '2'],
  [{ Subject: 'رد: Bread' }, '2'],
  [{ Subject: 'Ответ: Bread' }, '2'],
  // Of an answer Outlook tells more bytes than of the first mail.
  [{ 'Thread-Index': Buffer.alloc(27, 1).toString('base64') }, '2'],
  [
    { 'Thread-Index': Buffer.alloc(22, 1).toString('base64') },
    '2\n\nFrom: Bakery\nSent: 1 May 2026 10:00\nTo: Ann\nSubject: Bread\n\nWhich?',
  ],
])('whether a mail is an answer is told by its headers: %j', (headers, text) => {
  const words = '2\n\nFrom: Bakery\nSent: 1 May 2026 10:00\nTo: Ann\nSubject: Bread\n\nWhich?'
  expect(parsed(headers, words)).toMatchObject([{ heard: { text } }])
})

test('an answer goes where the mail wants it, and who has a copy is told to agents', () => {
  const form = { From: 'Form <no-reply@site.example>', 'Reply-To': 'Dee Park <Dee@d.example>' }
  expect(parsed(form)).toMatchObject([
    { from: { ids: ['dee@d.example <m1@a.example>'], name: 'Dee Park' }, heard: { text: 'Hello' } },
  ])
  expect(parsed({ 'Reply-To': 'a@b.example, c@d.example' })).toMatchObject([
    { from: { ids: [conversation] } },
  ])
  expect(parsed({ 'Reply-To': 'help@bakery.example' })).toEqual([])
  expect(parsed({ From: 'help@bakery.example', 'Reply-To': 'dee@d.example' })).toEqual([])
  expect(parsed({ Cc: '"Lee, Bo" <bo@a.example>, cy@a.example' })).toMatchObject([
    { remark: 'Copies of this mail went to: Lee, Bo <bo@a.example>, cy@a.example' },
  ])
})

test('a first mail may say all in its subject; an answer that says nothing is none', () => {
  expect(parsed({}, '')).toMatchObject([{ heard: { text: 'Bread' } }])
  expect(parsed({ 'In-Reply-To': '<m1@a.example>' }, ' \n')).toEqual([])
})

test.each([
  ['smime.p7s', 'application/pkcs7-signature; name=smime.p7s', ''],
  ['an encrypted mail’s signature', 'application/octet-stream; name=smime.p7s', ''],
  ['signature.asc', 'application/pgp-signature; name="signature.asc"', ''],
  ['winmail.dat', 'application/ms-tnef; name=winmail.dat', ''],
  ['winmail.dat without a type', 'application/octet-stream; name=winmail.dat', ''],
  ['an answer of a calendar', 'text/calendar; method=REPLY; name=invite.ics', ''],
  ['a logo that the words draw', 'image/png; name=logo.png', 'Content-ID: <logo@x>\n'],
])('%s is no file that a person hands in', (_, type, more) => {
  const html = '<p>Here</p><img src="cid:logo@x">'
  const file = `Content-Type: ${type}\n${more}Content-Disposition: attachment\n\n${'x'.repeat(more ? 30_000 : 90)}`
  const body = `--b\nContent-Type: text/html\n\n${html}\n--b\n${file}\n--b--`
  expect(parsed({ 'Content-Type': 'multipart/mixed; boundary=b' }, body)).toMatchObject([
    { heard: { kind: 'text', text: 'Here' } },
  ])
})

test('a photo inside the words and a calendar’s file are handed in', () => {
  const parts = [
    `Content-Type: text/html\n\n<p>Here</p><img src="cid:p">`,
    `Content-Type: image/jpeg; name=photo.jpg\nContent-ID: <p>\n\n${'x'.repeat(40_000)}`,
    `Content-Type: text/calendar; name=fair.ics\nContent-Disposition: attachment\n\nBEGIN:VCALENDAR`,
  ]
  const body = `--b\n${parts.join('\n--b\n')}\n--b--`
  expect(parsed({ 'Content-Type': 'multipart/mixed; boundary=b' }, body)).toMatchObject([
    { heard: { kind: 'media', name: 'photo.jpg', caption: 'Here' } },
    { heard: { kind: 'media', name: 'fair.ics' } },
  ])
})

test('files come with the words, in any encoding', async () => {
  const parts = [
    'Content-Type: multipart/alternative; boundary=in\n\n--in\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nSch=F6n, =\nja\n--in\nContent-Type: text/html\n\n<p>No</p>\n--in--',
    'Content-Type: application/pdf; name="a.pdf"\nContent-Disposition: attachment; filename*0*=utf-8\'\'Gr%C3%BC; filename*1=n.pdf\nContent-Transfer-Encoding: base64\n\nAAEC\n/w==',
    'Content-Type: image/png\nContent-ID: <logo>\nContent-Transfer-Encoding: base64\n\nAAEC',
    'Content-Type: image/jpeg\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\nAAEC',
  ]
  const body = `--out\n${parts.join('\n--out\n')}\n--out--\n`
  const heard = parsed(
    {
      'Content-Type': 'multipart/mixed; boundary="out"',
      Subject: '=?utf-8?B?QnLDtnQ=?= =?utf-8?Q?_!?=',
    },
    body,
  )
  expect(heard).toMatchObject([
    {
      id: '<m1@a.example>',
      from: { note: 'Bröt !' },
      heard: { kind: 'media', name: 'Grün.pdf', type: 'application/pdf', caption: 'Schön, ja' },
    },
    { id: '<m1@a.example>/1', heard: { kind: 'media', name: 'file.jpg' } },
  ])
  const [first] = heard
  if (first?.type !== 'message' || first.heard.kind !== 'media') expect.fail('no file')
  expect(await email.fetchMedia(first.heard)).toEqual({
    ok: true,
    name: 'Grün.pdf',
    type: 'application/pdf',
    bytes: Buffer.from([0, 1, 2, 255]),
  })
  expect(await email.fetchMedia({ kind: 'media', id: 'https://a.example' })).toMatchObject({
    ok: false,
  })
})

test('files that are too large are told', () => {
  const file = 'Content-Type: application/zip\nContent-Disposition: attachment; filename=a.zip\n\n'
  const body = `--b\n${file}${'x'.repeat(10_000_001)}\n--b--`
  expect(parsed({ 'Content-Type': 'multipart/mixed; boundary=b' }, body)).toMatchObject([
    { type: 'unsupported', what: 'files of more than 10 MB' },
  ])
})

test.each([
  ['an answer out of office', { 'Auto-Submitted': 'auto-replied' }],
  ['a newsletter', { Precedence: 'bulk' }],
  ['a mailing list', { 'List-Id': '<a.b>' }],
  ['a program', { From: 'no-reply@shop.example' }],
  ['a mail without a sender', { From: 'nobody' }],
  ['a mail of two senders', { From: 'a,victim@v.example' }],
  ['an empty return path', { 'Return-Path': '<>' }],
  ['the bot itself', { From: 'Help@Bakery.example' }],
  ['Exchange', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
  ['a mailbox rule', { 'X-MS-Exchange-Generated-Message-Source': 'Mailbox Rules Agent' }],
  ['somebody’s Outlook', { Subject: 'Automatisk svar: Brød', References: '<m0@a.example>' }],
  [
    'somebody’s Outlook in another script',
    { Subject: '=?utf-8?B?6Ieq5Yqo5Zue5aSNOiDpnaLljIU=?=', 'In-Reply-To': '<m0@a.example>' },
  ],
])('%s is passed over, so that no two programs answer each other', (_, headers) => {
  expect(parsed(headers)).toEqual([])
})

test('a mail of ours that did not arrive is told, and is no message', () => {
  const id = '<tg.PG0xQGE.1234@bakery.example>'
  const body = `--b\nContent-Type: message/delivery-status\n\nDiagnostic-Code: smtp; 550 5.1.1 no such user\n\n--b\nContent-Type: message/rfc822\n\nMessage-ID: ${id}\n--b--`
  const headers = {
    From: 'MAILER-DAEMON@a.example',
    'Content-Type': 'multipart/report; boundary=b',
  }
  expect(parsed(headers, body)).toEqual([
    { type: 'status', of: id, status: 'failed', reason: '550 5.1.1 no such user' },
  ])
})

test('a body that is no mail is passed over, and hostile ones take no time to speak of', () => {
  for (const body of ['', '{', 'null', '[]', '{"raw":5}', '{"raw":" "}', '['.repeat(50_000)])
    expect(email.parse(request('', { body }), settings)).toEqual([])
  const nested = Array.from(
    { length: 200 },
    (_, depth) => `--b${depth}\nContent-Type: multipart/mixed; boundary=b${depth + 1}\n\n`,
  ).join('')
  expect(parsed({ 'Content-Type': 'multipart/mixed; boundary=b0' }, nested)).toHaveLength(1)
  const many = '--b\nContent-Type: text/plain; name=a.txt\n\nx\n'.repeat(20_000)
  expect(parsed({ 'Content-Type': 'multipart/mixed; boundary=b' }, many).length).toBeLessThan(12)
  expect(
    parsed({
      'X-A': 'a '.repeat(200_000),
      'Content-Type': `text/plain; ${'a=b; '.repeat(20_000)}`,
    }),
  ).toHaveLength(1)
})

test('what is said at once is one mail: words twice, pictures drawn', () => {
  const said = [
    textContent('Look at <this>: https://a.example/x?a=1&b=2.'),
    { kind: 'image', src: 'https://a.example/a.png', alt: 'A "loaf"' } as const,
  ]
  const prompt = { kind: 'choices', options: [{ id: 'a', label: 'Bread' }] } as const
  expect(email.render(said, prompt, email.capabilities)).toEqual([
    {
      text: 'Look at <this>: https://a.example/x?a=1&b=2.\n\nA "loaf": https://a.example/a.png\n\n1. Bread\nPlease answer with a number from the list.',
      html: [
        '<p>Look at &lt;this&gt;: <a href="https://a.example/x?a=1&amp;b=2">https://a.example/x?a=1&amp;b=2</a>.</p>',
        '<p><img src="https://a.example/a.png" alt="A &quot;loaf&quot;" style="max-width:100%"></p>',
        '<p>1. Bread<br>\nPlease answer with a number from the list.</p>',
      ].join('\n'),
    },
  ])
  expect(email.render([], null, email.capabilities)).toEqual([])
})

async function started(more: object = {}) {
  const smtp = await startSmtp()
  const { host } = new URL(smtp.url)
  const outbound = createOutbound({ allowHosts: [host] })
  onTestFinished(async () => {
    await outbound.close()
    await smtp.close()
  })
  const settings = v.parse(email.settings.schema, { ...given, smtpUrl: smtp.url, ...more })
  return { ...smtp, connection: { settings, outbound } }
}

test('connecting asks the mail server; what is refused is told with the remedy', async () => {
  const { connection } = await started()
  expect(await email.check(connection)).toEqual({ ok: true, name: 'help@bakery.example' })
  const remedy = async (smtpUrl: string) => {
    const checked = await email.check({
      ...connection,
      settings: { ...connection.settings, smtpUrl },
    })
    return checked.ok ? '' : checked.remedy
  }
  expect(await remedy('smtp://127.0.0.1:9')).toContain('TALKGRAPH_ALLOW_HOSTS')
  expect(await remedy(`${connection.settings.smtpUrl}`.replace('//', '//ann:secret@'))).toContain(
    'not know this user',
  )
  expect(
    await remedy(
      connection.settings.smtpUrl.replace('//', '//ann:secret@').replace('?ignoreTLS=true', ''),
    ),
  ).toContain('no encryption')
})

test('what the mail server refuses for good is not tried again; what it refuses for now is', async () => {
  const { connection, state } = await started()
  const send = () =>
    email.send({ text: 'Hi', html: '<p>Hi</p>' }, { ids: [conversation] }, connection)
  state.refuse = 451
  expect(await send()).toMatchObject({ ok: false, code: '451', again: 60_000, grows: 4 })
  state.refuse = 550
  expect(await send()).toEqual({
    ok: false,
    code: '550',
    message: expect.stringContaining('refuses'),
  })
  state.refuse = undefined
  expect(await send()).toMatchObject({ ok: true })
})

test('what the owner writes in a mail program of theirs is an answer to whom it is to, and a mail to several is nobody’s', () => {
  const own = {
    From: 'Mia <help@bakery.example>',
    To: 'Ann@a.example',
    'Message-ID': '<o1@pc.local>',
    References: '<m1@a.example>',
    Bcc: 'help@bakery.example',
    'Authentication-Results': 'mx.bakery.example; dmarc=pass',
  }
  expect(parsed(own, 'We have rye, too.\n\n> Bread?')).toMatchObject([
    {
      type: 'echo',
      id: '<o1@pc.local>',
      to: { ids: [conversation] },
      heard: { kind: 'text', text: 'We have rye, too.' },
    },
  ])
  expect(parsed({ ...own, To: 'ann@a.example, bob@b.example' })).toEqual([])
  // Whoever is not proven does not speak for the business, whatever is said of nobody else.
  const { 'Authentication-Results': _, ...untold } = own
  expect(parsed(untold)).toEqual([])
  expect(
    parsed({ ...untold, 'Authentication-Results': 'mx.b; spf=fail; dkim=none' }),
  ).not.toContainEqual(expect.objectContaining({ type: 'echo' }))
})
