import type { FormAnswer, UnsubscribeStatus } from '@talkgraph/wire/site-data'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAddressMarks } from '../../site/forms/address-mark.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { startSmtp } from '../../testing/smtp.js'
import { testApp } from '../../testing/test-app.js'

const minute = 60_000
const publicUrl = 'https://chat.example'
const operator = 'team@shop.example'
const secret = 'a secret for tests that is long enough'

describe.each(databases)('the calls of the site in $name', ({ make }) => {
  let database: TestDatabase
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let parts: Awaited<ReturnType<typeof testApp>>
  let time: number

  beforeEach(async () => {
    time = Date.now()
    database = await make()
    smtp = await startSmtp()
    parts = await testApp({
      database: database.address,
      publicUrl,
      secret,
      siteMailTo: operator,
      mail: { smtpUrl: smtp.url, from: 'site@shop.example' },
      siteClock: () => time,
    })
  })
  afterEach(async () => {
    await parts.close()
    await smtp.close()
    await database.drop()
  })

  async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await parts.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as FormAnswer<UnsubscribeStatus>,
    }
  }

  const mails = (count: number) =>
    vi.waitFor(
      () => {
        expect(smtp.received.length).toBeGreaterThanOrEqual(count)
        return smtp.received
      },
      { timeout: 60_000 },
    )

  const ann = {
    email: ' Ann@Example.com ',
    preferences: { productUpdates: true, industryNews: false, tutorials: false },
    frequency: 'weekly',
  }
  const enquiry = {
    name: 'Ann Smith',
    email: 'ann@example.com',
    message: 'Can your bot take bookings?',
    category: 'services',
    categoryName: 'Request for Services',
  }

  test.each(['/visitor/contact/contact-mail', '/contact/mail'])(
    'a message sent to %s is kept, and mailed to the operator, who can reply to it',
    async path => {
      const { status, body, headers } = await call(path, enquiry)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { status: 'success', message: expect.stringMatching(/^Thank you/) },
      })
      expect(headers.get('set-cookie')).toMatch(/^talkgraph-contact=1; Max-Age=86400;/)
      const [mail] = await mails(1)
      expect(mail).toMatchObject({ to: [operator] })
      expect(mail?.message).toMatch(/^Reply-To: ann@example\.com\r?$/m)
      expect(mail?.message).toContain('Can your bot take bookings?')
      expect(await parts.store.sitePeople.enquiries(5)).toMatchObject([
        { kind: 'contact', email: 'ann@example.com' },
      ])
    },
  )

  test('a second message within 24 hours is not sent', async () => {
    const first = await call('/contact/mail', enquiry)
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await call('/contact/mail', enquiry, { cookie: `other=2; ${cookie}` })
    expect(second.body).toMatchObject({
      status: 'error',
      message: 'Mail already sent. Please try again after 24 hours.',
    })
    expect(await parts.store.sitePeople.enquiries(5)).toHaveLength(1)
  })

  test('a message with faults is refused, each with its words', async () => {
    const { status, body } = await call('/contact/mail', {
      firstName: ' ',
      lastName: '',
      email: 'ann@example.museum',
      message: 'short',
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      email: 'Please enter a valid email.',
      message: 'Message must be at least 10 characters long',
    })
    expect((await call('/contact/mail', {})).body.errors).toMatchObject({
      email: 'Email is required',
      message: 'Message is required',
    })
  })

  test('line breaks in what is typed make no header of a mail', async () => {
    await call('/contact/mail', {
      ...enquiry,
      name: 'Ann\r\nBcc: everyone@example.com',
      categoryName: 'Hello\r\nBcc: everyone@example.com\r\n\r\nbody',
    })
    const [mail] = await mails(1)
    expect(mail?.to).toEqual([operator])
    expect(mail?.message.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im)
    for (const email of [
      'ann@example.com\r\nBcc: x@example.com',
      'a,b@example.com',
      'Ann <ann@example.com>',
      '"a b"@example.com',
      'a@example.com,b@example.com',
    ])
      expect((await call('/contact/mail', { ...enquiry, email })).status).toBe(400)
  })

  test('a subscription is asked for by mail and stands once its link was followed', async () => {
    const { status, body } = await call('/newsletter/subscribe', ann)
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Thank you for subscribing! Please check your email to confirm your subscription.',
    })
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('unconfirmed')
    const [mail] = await mails(1)
    expect(mail?.to).toEqual(['ann@example.com'])
    const path = linkIn(mail?.message, /https:\/\/chat\.example(\/newsletter\/verify\/\S+)/)
    expect((await parts.app.request(path, { method: 'HEAD' })).status).toBe(200)
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('unconfirmed')
    const page = await parts.app.request(path, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/subscribe?verified=yes'])
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('confirmed')
    expect(await (await parts.app.request(path)).json()).toMatchObject({ status: 'success' })
    expect(await call('/newsletter/subscribe', ann)).toMatchObject({
      status: 409,
      body: {
        status: 'error',
        code: 'ALREADY_SUBSCRIBED',
        message: 'This email is already subscribed',
      },
    })
  })

  test('a link of a subscription is good for a week, and only as it was made', async () => {
    await call('/newsletter/subscribe', ann)
    const path = linkIn(
      (await mails(1))[0]?.message,
      /https:\/\/chat\.example(\/newsletter\/verify\/\S+)/,
    )
    for (const other of [`${path}x`, path.replace(/\.[^.]*$/, '.AAAA'), '/newsletter/verify/%00'])
      expect((await parts.app.request(other)).status).toBe(400)
    time += 9 * 24 * 60 * minute
    expect((await parts.app.request(path)).status).toBe(400)
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('unconfirmed')
  })

  test('a subscription with faults is refused, and one without wishes has those of the form', async () => {
    expect((await call('/newsletter/subscribe', { ...ann, email: 'nobody' })).body.message).toBe(
      'Please enter a valid email address',
    )
    expect((await call('/newsletter/subscribe', { ...ann, preferences: {} })).body.message).toBe(
      'Please select at least one newsletter preference',
    )
    expect((await call('/newsletter/subscribe', { ...ann, frequency: 'hourly' })).status).toBe(400)
    expect((await call('/newsletter/subscribe', { email: 'bob@example.com' })).status).toBe(200)
  })

  test('one click in a mail program ends all mails', async () => {
    await call('/newsletter/subscribe', ann)
    const message = (await mails(1))[0]?.message ?? ''
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    const path = linkIn(
      message.replace(/\r?\n[ \t]+/g, ''),
      /^List-Unsubscribe:\s*<https:\/\/chat\.example([^>]+)>/m,
    )
    const response = await parts.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(response.status).toBe(200)
    expect(await parts.store.sitePeople.unsubscribes('ann@example.com', '')).toEqual({
      all: true,
      campaigns: [],
    })
    const page = await parts.app.request(path)
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/unsubscribe\?email=ann%40example\.com&campaignId=newsletter&/),
    ])
    expect(
      (await parts.app.request('/newsletter/unsubscribe/nothing', { method: 'POST' })).status,
    ).toBe(400)
  })

  test('with the token of a mail, mails are stopped and come again at once', async () => {
    const token = await tokenOf('ann@example.com')
    const status = async () =>
      (await (
        await parts.app.request(`/status/Ann%40example.com?token=${token}`)
      ).json()) as FormAnswer<UnsubscribeStatus>
    const metadata = { source: 'link', timestamp: new Date(time).toISOString() }
    await call('/unsubscribe', {
      email: 'ANN@example.com',
      campaignId: 'spring',
      type: 'campaign',
      metadata,
      token,
    })
    expect(await status()).toMatchObject({
      globallyUnsubscribed: false,
      data: { globallyUnsubscribed: false, campaignUnsubscribes: [{ campaignId: 'spring' }] },
    })
    await call('/unsubscribe', { email: 'ann@example.com', type: 'all', metadata, token })
    expect((await status()).data?.globallyUnsubscribed).toBe(true)
    await call('/resubscribe', { email: 'ann@example.com', token })
    await call('/resubscribe', { email: 'ann@example.com', campaignId: 'spring', token })
    expect((await status()).data).toEqual({ globallyUnsubscribed: false, campaignUnsubscribes: [] })
  })

  test('without one, known and unknown addresses are answered alike, and nothing changes', async () => {
    const own = await tokenOf('ann@example.com')
    await parts.store.sitePeople.unsubscribe('ann@example.com', undefined, 'page')
    const before = smtp.received.length
    const answersOf = async (email: string, token?: string) => ({
      status: await (
        await parts.app.request(`/status/${email}${token ? `?token=${token}` : ''}`)
      ).text(),
      unsubscribe: (
        await call('/unsubscribe', { email, campaignId: 'spring', type: 'campaign', token })
      ).body,
      resubscribe: (await call('/resubscribe', { email, token })).body,
    })
    const known = await answersOf('ann@example.com')
    expect(known).toEqual(await answersOf('nobody@example.com'))
    expect(known).toEqual(await answersOf('nobody@example.com', own))
    expect([known.unsubscribe.code, known.resubscribe.code]).toEqual(['NOT_PROVEN', 'NOT_PROVEN'])
    expect(JSON.parse(known.status)).toMatchObject({
      status: 'success',
      data: { globallyUnsubscribed: false },
    })
    expect(await parts.store.sitePeople.unsubscribes('ann@example.com', '')).toEqual({
      all: true,
      campaigns: [],
    })
    const sent = (await mails(before + 1)).slice(before)
    expect(new Set(sent.flatMap(({ to }) => to))).toEqual(new Set(['ann@example.com']))
    expect(plainOf(sent[0]?.message)).toMatch(
      /https:\/\/chat\.example\/unsubscribe\?email=ann%40example\.com&campaignId=/,
    )
  })

  test('an address gets three mails a day at most, whoever types it', async () => {
    for (let time = 0; time < 6; time++)
      expect((await call('/newsletter/subscribe', ann)).status).toBe(200)
    await mails(3)
    await parts.services.jobs.stop()
    expect(smtp.received).toHaveLength(3)
  })

  test('who was forgotten still gets no mail that they stopped', async () => {
    const token = await tokenOf('ann@example.com')
    await call('/unsubscribe', { email: 'ann@example.com', type: 'all', token })
    await parts.store.sitePeople.forget(
      'ann@example.com',
      createAddressMarks(secret)('ann@example.com'),
    )
    const answer = await parts.app.request(`/status/ann%40example.com?token=${token}`)
    expect(await answer.json()).toMatchObject({ data: { globallyUnsubscribed: true } })
    await call('/resubscribe', { email: 'ann@example.com', token })
    const after = await parts.app.request(`/status/ann%40example.com?token=${token}`)
    expect(await after.json()).toMatchObject({ data: { globallyUnsubscribed: false } })
  })

  test('a mail is left out for its limit alone: where counting fails, that is told', async () => {
    const admit = vi.spyOn(parts.services.limiter, 'admit')
    admit.mockImplementation(async policies => {
      if (policies.some(({ name }) => name === 'site-mails')) throw new Error('The store is away')
      return {}
    })
    const answer = await parts.app.request('/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ann),
    })
    expect(answer.status).toBe(500)
  })

  test('a report is kept and mailed; one with faults is refused', async () => {
    const report = {
      abuseType: 'phish',
      abuseMedium: 'AbuseMediumURL',
      firstName: 'Ann',
      email: 'ann@example.com',
      comments: 'A false bank.',
    }
    expect(await call('/abuse-complaints/submit', report)).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        message: 'Thank you for reporting. We will investigate and take appropriate action.',
      },
    })
    expect((await mails(1))[0]?.message).toContain('Abuse report: Phishing')
    for (const missing of ['abuseType', 'abuseMedium', 'firstName', 'email'])
      expect(
        (await call('/abuse-complaints/submit', { ...report, [missing]: '' })).body.message,
      ).toBe('Please fill in all required fields')
    expect(
      (await call('/abuse-complaints/submit', { ...report, email: 'ann@example.museum' })).body
        .message,
    ).toBe('Please enter a valid email address')
    expect(
      (await call('/abuse-complaints/submit', { ...report, abuseType: 'constructor' })).status,
    ).toBe(400)
  })

  test('a lead is kept', async () => {
    expect(
      await call('/new-lead', { email: 'Ann@example.com', meta: { page: '/pricing' } }),
    ).toMatchObject({
      status: 200,
      body: { status: 'success' },
    })
    const [lead] = await parts.store.sitePeople.enquiries(1)
    expect(lead).toMatchObject({
      kind: 'lead',
      email: 'ann@example.com',
      fields: '{"meta":{"page":"/pricing"}}',
    })
    expect((await call('/new-lead', { email: '' })).status).toBe(400)
  })

  test('forms are taken as pages send them, at once and a day later too, but not with a made-up token', async () => {
    const formToken = parts.services.site.formsFor('', publicUrl).token()
    const send = (more: Record<string, string> = {}) =>
      parts.app.request('/newsletter/subscribe', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          email: 'ann@example.com',
          productUpdates: 'on',
          frequency: 'monthly',
          website: '',
          formToken,
          ...more,
        }),
      })
    expect((await send({ formToken: `${formToken}x` })).status).toBe(400)
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('none')
    expect((await send()).status).toBe(200)
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('unconfirmed')
    time += 3000
    expect((await send({ email: 'bob@example.com' })).status).toBe(200)
    time += 25 * 60 * minute
    expect((await send({ email: 'cleo@example.com' })).status).toBe(200)
    expect(await parts.store.sitePeople.state('cleo@example.com')).toBe('unconfirmed')
  })

  test('a form that comes back at once counts as a call without a token does', async () => {
    const formToken = parts.services.site.formsFor('', publicUrl).token()
    const statuses: number[] = []
    for (let time = 0; time < 11; time++)
      statuses.push(
        (await call('/contact/mail', { ...enquiry, ...(time % 2 ? { formToken } : {}) })).status,
      )
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('who fills in what people do not see is thanked, and nothing is kept', async () => {
    expect(
      (await call('/contact/mail', { ...enquiry, website: 'https://spam.example' })).body.status,
    ).toBe('success')
    expect((await call('/newsletter/subscribe', { ...ann, website: 'x' })).body.status).toBe(
      'success',
    )
    expect(await parts.store.sitePeople.enquiries(5)).toEqual([])
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('none')
  })

  test('who calls too often is told to wait', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 12; time++)
      statuses.push((await call('/new-lead', { email: `a${time}@example.com` }, {})).status)
    for (let time = 0; time < 12; time++)
      statuses.push((await call('/new-lead', { email: `b${time}@example.com` }, {})).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(20)
    const { status, headers, body } = await call('/new-lead', { email: 'c@example.com' })
    expect({ status, body }).toEqual({
      status: 429,
      body: { status: 'error', code: 'RATE_LIMITED', message: expect.any(String), data: null },
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('who lets all mails come again gets the newsletter as it was chosen', async () => {
    const token = await tokenOf('ann@example.com')
    const sent = smtp.received.map(({ message }) => plainOf(message)).join()
    await parts.app.request(linkIn(sent, /https:\/\/chat\.example(\/newsletter\/verify\/\S+)/))
    await call('/unsubscribe', { email: 'ann@example.com', type: 'all', token })
    expect(await parts.store.newsletters.subscribers(5)).toEqual([])
    const { body } = await call('/resubscribe', { email: 'ann@example.com', token })
    expect(body.message).toBe('You are subscribed again.')
    expect(await parts.store.newsletters.subscribers(5)).toMatchObject([
      {
        email: 'ann@example.com',
        preferences: JSON.stringify(ann.preferences),
        frequency: 'weekly',
        confirmedAt: expect.any(String),
      },
    ])
    expect((await call('/newsletter/subscribe', ann)).body.code).toBe('ALREADY_SUBSCRIBED')
  })

  test('with the token of a mail, preferences are read and changed; without one a link is mailed', async () => {
    const token = await tokenOf('ann@example.com')
    const forms = parts.services.site.formsFor('', publicUrl)
    expect((await forms.wishes(token)).data).toEqual({
      email: 'ann@example.com',
      topics: ['productUpdates'],
      frequency: 'weekly',
      isStopped: false,
    })
    const changed = await forms.changeWishes(token, { tutorials: 'on', frequency: 'quarterly' })
    expect(changed.data).toMatchObject({ topics: ['tutorials'], frequency: 'quarterly' })
    expect(await parts.store.sitePeople.state('ann@example.com')).toBe('confirmed')
    expect((await forms.changeWishes(token, { frequency: 'weekly' })).errors).toEqual({
      preferences: 'Please select at least one newsletter preference',
    })
    expect(
      (await forms.changeWishes(`${token}x`, { tutorials: 'on', frequency: 'weekly' })).status,
    ).toBe('error')
    expect((await forms.wishes('x.y')).status).toBe('error')
    const before = smtp.received.length
    expect(await forms.askWishes({ email: 'nobody@example.com' })).toEqual(
      await forms.askWishes({ email: 'Ann@example.com' }),
    )
    const [mail] = (await mails(before + 1)).slice(before)
    expect(mail?.to).toEqual(['ann@example.com'])
    expect(
      (await forms.wishes(linkIn(plainOf(mail?.message), /\/newsletter\/preferences\/(\S+)/))).data,
    ).toMatchObject({
      topics: ['tutorials'],
    })
  })

  test('a text of more than 5,000 letters is told at its field, and not cut', async () => {
    const sent = await call('/contact/mail', { ...enquiry, message: 'x'.repeat(5001) })
    expect(sent).toMatchObject({
      status: 400,
      body: { errors: { message: 'Please write at most 5,000 letters' } },
    })
  })

  test.each(['[]', '"text"', '{"broken', 'null', `${'['.repeat(5000)}`, '42'])(
    'a body that is no form is refused: %s',
    async body => {
      expect((await call('/new-lead', body)).status).toBe(400)
    },
  )

  test('a body of a megabyte is refused', async () => {
    expect(
      (await call('/contact/mail', { ...enquiry, message: 'x'.repeat(1_000_000) })).status,
    ).toBe(413)
    expect((await call('/contact/mail', { ...enquiry, message: 'x'.repeat(20_000) })).status).toBe(
      400,
    )
  })

  /** The token of a mail that went to this address. */
  async function tokenOf(email: string): Promise<string> {
    await call('/newsletter/subscribe', { ...ann, email })
    const count = smtp.received.length
    const sent = await mails(Math.max(1, count))
    return linkIn(plainOf(sent.at(-1)?.message), /[?&]token=([\w.-]+)/)
  }
})

test('whatever stands in the fields of a form is refused or taken, and never a failure', async () => {
  const parts = await testApp()
  const paths = [
    '/contact/mail',
    '/newsletter/subscribe',
    '/unsubscribe',
    '/resubscribe',
    '/abuse-complaints/submit',
    '/new-lead',
  ]
  const odd: unknown[] = [null, 7, [], [[]], { toString: null }, { toString: null, valueOf: null }]
  const whole = {
    email: 'ann@example.com',
    name: 'Ann',
    firstName: 'Ann',
    lastName: 'B',
    message: 'Long enough',
    website: '',
    abuseType: 'spam',
    abuseMedium: 'SMS',
    comments: 'So',
    preferences: { tutorials: true },
    frequency: 'weekly',
    token: 'x',
    type: 'all',
    campaignId: '',
    metadata: {},
    meta: {},
    formToken: 'x',
  }
  for (const path of paths)
    for (const name of Object.keys(whole))
      for (const value of odd) {
        const response = await parts.app.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...whole, [name]: value }),
        })
        expect([path, name, value, response.status < 500]).toEqual([path, name, value, true])
      }
  await parts.close()
})

test('without PUBLIC_URL, a link in a mail never leads where a stranger says, and the log tells what to do', async () => {
  const smtp = await startSmtp()
  const parts = await testApp({ mail: { smtpUrl: smtp.url, from: 'site@shop.example' } })
  const headers = { 'content-type': 'application/json', host: 'evil.example' }
  const body = JSON.stringify({ email: 'ann@example.com' })
  const asked = { method: 'POST', headers, body }
  expect((await parts.app.request('https://evil.example/newsletter/subscribe', asked)).status).toBe(
    200,
  )
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1)
  const mail = plainOf(smtp.received[0]?.message)
  expect(mail).toContain('http://localhost/newsletter/verify/')
  expect(mail).not.toContain('evil.example')
  expect(parts.logged.filter(line => line.includes('Set PUBLIC_URL'))).toHaveLength(1)
  await parts.close()
  await smtp.close()
})

function linkIn(source: string | undefined, pattern: RegExp): string {
  const [, link] = pattern.exec(plainOf(source)) ?? []
  if (link === undefined) throw new Error(`There is no link ${pattern} in ${source}`)
  return link
}

/** Without the line breaks and escapes of quoted-printable. */
function plainOf(source = ''): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
