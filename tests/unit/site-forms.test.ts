import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deriveKey } from '../../server/platform/server-secret.js'
import { createMailTokens } from '../../server/site/forms/mail-token.js'
import { testApp } from '../../server/testing/test-app.js'

const secret = 'a secret for tests that is long enough'
const day = 86_400_000

let server: Awaited<ReturnType<typeof testApp>>
let now: number
beforeEach(async () => {
  now = Date.now()
  server = await testApp({ secret, siteClock: () => now })
})
afterEach(() => server.close())

type Fields = Readonly<Record<string, string>>
const forms: readonly {
  readonly name: string
  readonly path: string
  readonly fields: Fields
  readonly kept: readonly string[]
}[] = [
  {
    name: 'an enquiry',
    path: '/contact?category=analyst',
    fields: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      message: 'How many use it, please?',
    },
    kept: ['firstName', 'lastName', 'email', 'message'],
  },
  {
    name: 'a subscription',
    path: '/subscribe',
    fields: { email: 'ada@example.org', tutorials: 'on', frequency: 'quarterly' },
    kept: ['email', 'tutorials', 'frequency'],
  },
  {
    name: 'a report',
    path: '/abuse-complaints',
    fields: {
      abuseType: 'phish',
      abuseMedium: 'SMS',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      comments: 'A false bank.',
    },
    kept: ['abuseType', 'abuseMedium', 'firstName', 'lastName', 'email', 'comments'],
  },
]

const notForms = [
  ['application/json', '{"email":"a@b.example"}'],
  ['text/plain', 'email=a@b.example'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', 'no parts'],
  [undefined, 'email=a@b.example'],
] as const

test.each(notForms)('what comes as %s is no form, and no failure', async (type, body) => {
  const pages = [...forms.map(({ path }) => path), '/subscribe?_data=x', '/', '/nowhere']
  for (const page of pages) {
    const { status } = await server.app.request(page, {
      method: 'POST',
      headers: {
        accept: 'text/html',
        origin: 'http://localhost',
        ...(type && { 'content-type': type }),
      },
      body: new TextEncoder().encode(body),
    })
    expect([page, status >= 400 && status < 500]).toEqual([page, true])
  }
  expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([])
})

test('a page that is not there, and a form of another site, are no failures', async () => {
  const foreign = {
    origin: 'https://evil.example',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const ask = (path: string, init?: RequestInit) => server.app.request(path, init)
  expect((await ask('/nowhere/at/all')).status).toBe(404)
  expect(
    (await ask('/subscribe', { method: 'POST', headers: foreign, body: 'email=x' })).status,
  ).toBe(403)
  expect(server.logged.filter(line => line.includes('"level":50'))).toEqual([])
})

describe.each(forms)('without script, $name', ({ path, fields, kept }) => {
  test('is taken, and the page says so', async () => {
    const { status, document } = await fillIn(path, fields)
    expect([status, alertOf(document)]).toEqual([
      200,
      expect.stringMatching(/^(?:Thank You|Report Submitted)/),
    ])
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  test('that has a slip comes back as it was filled in, with the slip at its field', async () => {
    const { status, document } = await fillIn(path, { ...fields, email: 'ada@example' })
    const field = document.querySelector('[name=email]')
    const about = field?.getAttribute('aria-describedby') ?? ''
    expect([status, field?.getAttribute('aria-invalid')]).toEqual([422, 'true'])
    expect(document.getElementById(about)?.textContent).toMatch(/^Please enter a valid email/)
    expect(filledIn(document, kept)).toEqual({ ...pick(fields, kept), email: 'ada@example' })
  })

  test.each([
    ['lay open for more than a day', 25 * 3_600_000],
    ['is sent faster than people type', 500],
  ])('that %s is taken all the same', async (_, wait) => {
    expect((await fillIn(path, fields, { wait })).status).toBe(200)
  })

  test('whose token is made up is not taken, and nothing typed is lost', async () => {
    const { status, document } = await fillIn(path, { ...fields, formToken: 'abc.def' })
    expect(status).toBe(422)
    expect(alertOf(document)).toMatch(/try again later\.$/)
    expect(filledIn(document, kept)).toEqual(pick(fields, kept))
    const token = tokenIn(document)
    now += 5000
    expect((await send(path, { ...fields, formToken: token })).status).toBe(200)
  })

  test('whose hidden field is filled in is thanked for and not kept', async () => {
    const { status } = await fillIn(path, { ...fields, website: 'https://spam.example' })
    expect(status).toBe(200)
    expect(await server.store.sitePeople.enquiries(9)).toEqual([])
    expect(await server.store.sitePeople.state('ada@example.org')).toBe('none')
  })

  test('may hold markup, which is shown as it was typed', async () => {
    const { document } = await fillIn(path, { ...fields, email: '"><script>alert(1)</script>' })
    expect(document.querySelector('main script')).toBeNull()
    expect(filledIn(document, ['email'])).toEqual({ email: '"><script>alert(1)</script>' })
  })
})

test('an enquiry that is sent twice is kept once', async () => {
  const { path, fields } = forms[0] as (typeof forms)[number]
  const first = await fillIn(path, fields)
  const cookie = first.cookie ?? ''
  expect(cookie).toMatch(/^talkgraph-contact=1;/)
  const again = await send(
    path,
    { ...fields, formToken: first.token },
    { cookie: cookie.split(';')[0] ?? '' },
  )
  expect(again.status).toBe(422)
  expect(alertOf(await documentOf(again))).toContain(
    'Mail already sent. Please try again after 24 hours.',
  )
  expect(await server.store.sitePeople.enquiries(9)).toHaveLength(1)
})

test('a subscription that is sent twice is one', async () => {
  const { path, fields } = forms[1] as (typeof forms)[number]
  const { token } = await fillIn(path, fields)
  expect((await send(path, { ...fields, formToken: token })).status).toBe(200)
  expect(await server.store.sitePeople.state('ada@example.org')).toBe('unconfirmed')
})

test('the token of one form is good for a few, not for hundreds', async () => {
  const { path, fields } = forms[2] as (typeof forms)[number]
  const { token } = await fillIn(path, fields)
  const statuses: number[] = []
  for (let time = 0; time < 6; time++)
    statuses.push((await send(path, { ...fields, formToken: token })).status)
  expect(statuses.at(-1)).toBe(429)
})

describe('without script, mails', () => {
  const query = 'email=ada%40example.org&campaignId=may&campaignName=News%20of%20May'

  test('of a campaign, and all, are stopped and come again by the link of a mail', async () => {
    await server.store.sitePeople.subscribe({
      email: 'ada@example.org',
      preferences: '{}',
      frequency: 'weekly',
    })
    const path = `/unsubscribe?${query}&token=${mailToken()}`
    expect(await press(path, 'campaign')).toContain("You've unsubscribed from this campaign.")
    expect(await press(path, 'undo')).toContain('Unsubscribe from this campaign')
    expect(await press(path, 'all')).toContain("You're unsubscribed from all emails")
    expect(await server.store.sitePeople.state('ada@example.org')).toBe('stopped')
    expect(await press(path, 'resubscribe')).toContain('Unsubscribe from all emails*')
  })

  test('are stopped by one click, and the link opens the page too', async () => {
    const token = mailToken()
    const page = await server.app.request(`/newsletter/unsubscribe/${token}`)
    expect(page.headers.get('location')).toContain('/unsubscribe?email=ada%40example.org')
    const click = await server.app.request(`/newsletter/unsubscribe/${token}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(click.status).toBe(200)
    expect(await text(page.headers.get('location') ?? '')).toContain(
      "You're unsubscribed from all emails",
    )
  })

  test('of somebody else are not stopped: the page says that a link is on its way, to whomever', async () => {
    const words = 'If this address gets mails from us, a link to change that is on its way to it.'
    for (const path of [
      `/unsubscribe?${query}`,
      `/unsubscribe?${query}&token=${mailToken('eve@example.org')}`,
    ]) {
      expect(await press(path, 'all')).toContain(words)
      expect(await press(path, 'campaign')).toContain(words)
    }
    expect(await server.store.sitePeople.unsubscribes('ada@example.org', '')).toEqual({
      all: false,
      campaigns: [],
    })
  })

  test('are stopped at once where the link proves whose it is, and no other link is promised', async () => {
    const path = `/unsubscribe?${query}&token=${mailToken()}&asked=yes`
    expect(await press(path, 'campaign')).not.toContain('is on its way')
    expect(await press(path, 'undo')).not.toContain('is on its way')
  })

  test('are not stopped by a link that is older than ten years, nor by one that was changed', async () => {
    const token = mailToken()
    expect(await press(`/unsubscribe?${query}&token=${token}x`, 'all')).toContain('is on its way')
    now += 3655 * day
    expect(await press(`/unsubscribe?${query}&token=${token}`, 'all')).toContain('is on its way')
  })
})

/** Opens a page, fills its form in as somebody who takes their time, and sends it. */
async function fillIn(path: string, fields: Fields, { wait = 5000 } = {}) {
  const form = await documentOf(await server.app.request(path))
  const token = tokenIn(form)
  const hidden = [
    ...form.querySelectorAll<HTMLInputElement>('main form[method=post] input[type=hidden]'),
  ]
  now += wait
  const answer = await send(path, {
    website: '',
    ...Object.fromEntries(hidden.map(({ name, value }) => [name, value])),
    ...fields,
  })
  const cookie = answer.headers.get('set-cookie')
  return { status: answer.status, cookie, token, document: await documentOf(answer) }
}

function send(path: string, fields: Fields, headers: Fields = {}): Promise<Response> {
  return Promise.resolve(
    server.app.request(path, {
      method: 'POST',
      headers: { accept: 'text/html', ...headers },
      body: new URLSearchParams(fields),
    }),
  )
}

/** Presses a button of the unsubscribe page; resolves to what the page then says. */
async function press(path: string, intent: string): Promise<string> {
  const page = await documentOf(await server.app.request(path))
  if (!page.querySelector(`form[method=post] input[name=intent][value=${intent}]`))
    throw new Error(`There is no button for ${intent}.`)
  const answer = await send(path, { intent })
  expect(answer.status).toBe(303)
  return text(answer.headers.get('location') ?? '')
}

async function text(path: string): Promise<string> {
  const page = await documentOf(await server.app.request(path))
  return page.querySelector('main')?.textContent ?? ''
}

async function documentOf(answer: Response): Promise<Document> {
  return new JSDOM(await answer.text()).window.document
}

const tokenIn = (document: Document) =>
  document.querySelector<HTMLInputElement>('[name=formToken]')?.value ?? ''
const alertOf = (document: Document) => document.querySelector('main [role=alert]')?.textContent

/** What stands in these fields of a form, as the browser would send it. */
function filledIn(document: Document, names: readonly string[]): Fields {
  const form = document.querySelector<HTMLFormElement>('main form[method=post]')
  const { FormData } = document.defaultView ?? { FormData: undefined }
  if (!form || !FormData) throw new Error('There is no form.')
  const data = new FormData(form)
  return Object.fromEntries(names.map(name => [name, String(data.get(name) ?? '')]))
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map(name => [name, fields[name] ?? '']))

/** The token that a link in a mail to this address carries. */
function mailToken(email = 'ada@example.org'): string {
  return createMailTokens(deriveKey(secret, 'site mails'), () => now).make('unsubscribe', email)
}
