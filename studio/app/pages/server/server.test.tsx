import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { type Me, MeContext } from '../../api/me.js'
import { show, typeInto } from '../../testing/show.js'
import { ServerAccounts } from './accounts/accounts.js'
import { Enquiries } from './enquiries/enquiries.js'
import { Newsletter } from './newsletter/newsletter.js'
import { AccessRequests } from './requests/requests.js'
import { ServerSite } from './site/site.js'

const account = { id: 'owner', name: 'Shop' }
const me: Me = {
  member: { id: 'a', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account,
  role: 'owner',
  accounts: [{ ...account, role: 'owner' }],
  isOperator: true,
}

/** Answers calls by method and address; notes those that change something. */
function serve(answers: Readonly<Record<string, () => unknown>>) {
  const made: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') made.push(`${method} ${url} ${body ?? ''}`.trim())
    const found = Object.entries(answers).find(([call]) => `${method} ${url}`.startsWith(call))
    return Response.json({ success: true, message: 'm', data: found?.[1]() ?? {} })
  })
  return made
}

const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

const buttonIn = (home: ParentNode, words: string) =>
  [...home.querySelectorAll('button')].find(({ textContent }) => textContent === words)

const press = (home: ParentNode, words: string) => act(async () => buttonIn(home, words)?.click())

test('a request is accepted with one press, and is gone then', async () => {
  let requests = [
    {
      id: 'r',
      name: 'Ben',
      email: 'ben@b.example',
      note: 'A shop',
      template: 'bakery',
      plan: null,
      createdAt: '2026-11-20T09:00:00.000Z',
    },
  ]
  const made = serve({
    'GET /v1/server/requests': () => ({ requests }),
    'POST /v1/server/requests/r/accept': () => {
      requests = []
      return { requestId: 'r', isSent: true }
    },
  })
  const { home } = await show(
    <MeContext value={me}>
      <AccessRequests />
    </MeContext>,
  )
  await settled(() => expect(home.textContent).toContain('Template bakery'))
  await press(home, 'Accept')
  await settled(() => expect(home.textContent).toContain('Nobody is waiting'))
  expect(made).toEqual(['POST /v1/server/requests/r/accept'])
})

test('who does not run the server is told that there is no such page, and nothing is asked for', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const { home } = await show(
    <MeContext value={{ ...me, isOperator: false }}>
      <AccessRequests />
    </MeContext>,
  )
  expect(home.textContent).toContain('There is no page at this address')
  expect(asked).not.toHaveBeenCalled()
})

test('an enquiry is answered where it stands', async () => {
  const enquiry = {
    id: 'e',
    kind: 'contact',
    email: 'ben@b.example',
    fields: { categoryName: 'Sales', message: 'Hi?' },
    createdAt: '2026-11-20T09:00:00.000Z',
    doneAt: null,
    answer: null,
    answeredAt: null,
  }
  const made = serve({
    'GET /v1/server/enquiries': () => ({ enquiries: [enquiry] }),
    'POST /v1/server/enquiries/e/answer': () => ({ enquiryId: 'e', isDone: true, isSent: true }),
  })
  const { home } = await show(
    <MeContext value={me}>
      <Enquiries />
    </MeContext>,
  )
  await settled(() => expect(home.textContent).toContain('Category name'))
  await press(home, 'Answer')
  await press(home, 'Send the answer')
  expect(home.textContent).toContain('Write an answer.')
  await typeInto(home.querySelector('textarea'), 'Hello Ben')
  await press(home, 'Send the answer')
  await settled(() =>
    expect(made).toEqual(['POST /v1/server/enquiries/e/answer {"text":"Hello Ben"}']),
  )
})

test('a newsletter is looked at before it goes anywhere', async () => {
  const counts = { confirmed: 2, unconfirmed: 0, due: 2 }
  const made = serve({
    'GET /v1/server/newsletters': () => ({ counts, subscribers: [], newsletters: [] }),
    'POST /v1/server/newsletters/preview': () => ({ html: '<h2>Spring</h2>', counts }),
    'POST /v1/server/newsletters': () => ({ newsletterId: 'n' }),
  })
  const { home } = await show(
    <MeContext value={me}>
      <Newsletter />
    </MeContext>,
  )
  await settled(() => expect(home.textContent).toContain('2 readers would get one now'))
  await typeInto(home.querySelector<HTMLInputElement>('[name=subject]'), 'News')
  await typeInto(home.querySelector('textarea'), '# Spring')
  const tutorials = [...home.querySelectorAll('label')].find(
    ({ textContent }) => textContent === 'Tutorials',
  )
  await act(async () => tutorials?.click())
  await press(home, 'Preview')
  await settled(() => expect(document.body.textContent).toContain('Send to 2 readers'))
  expect(document.querySelector('[role=dialog] h2 + *, [role=dialog]')?.textContent).toContain(
    'Spring',
  )
  expect(made).toHaveLength(1)
  await press(document.body, 'Send to 2 readers')
  await settled(() =>
    expect(made[1]).toBe(
      'POST /v1/server/newsletters {"subject":"News","text":"# Spring","topics":["tutorials"]}',
    ),
  )
})

test('the plan of an account is seen with its chats, and changed', async () => {
  const account = {
    id: 'shop',
    name: 'Shop',
    plan: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    isGuest: false,
    owners: ['ann@shop.example'],
    members: 1,
    bots: 1,
    published: 1,
    conversations: 0,
    standing: { planId: 'free', trialEndsAt: null, chats: 1200, limit: 600 },
  }
  const plans = [
    { id: 'free', name: 'Free' },
    { id: 'pro', name: 'Pro' },
  ]
  const made = serve({ 'GET /v1/server/accounts': () => ({ accounts: [account], plans }) })
  const { home } = await show(
    <MeContext value={me}>
      <ServerAccounts />
    </MeContext>,
  )
  await settled(() => expect(home.textContent).toContain('1,200 of 600 chats'))
  const select = home.querySelector('select')
  expect(select?.value).toBe('free')
  await act(async () => {
    if (!select) return
    select.value = 'pro'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(made).toEqual(['PATCH /v1/server/accounts/shop {"plan":"pro"}'])
})

test('a line that the site claims is switched off, changed and put back, and demos get their hours', async () => {
  const line = { name: 'home.teams', ours: '5000+ | teams', text: '40+ | shops', isShown: true }
  const site = () => ({
    operator: { email: '', abuseEmails: [], city: '', networks: [], repository: '' },
    isOwn: false,
    demo: null,
    isBooking: false,
    sendsMail: false,
    texts: [{ name: 'trust', text: null, hasFile: true }],
    claims: [line],
  })
  const made = serve({
    'GET /v1/server/site': site,
    'PATCH /v1/server/site': () => {
      line.isShown = !line.isShown
      return site()
    },
  })
  const { home } = await show(
    <MeContext value={me}>
      <ServerSite />
    </MeContext>,
  )
  await settled(() => expect(home.textContent).toContain('40+ | shops'))
  expect(home.textContent).toContain('alone until a mail server is set up')
  expect(home.textContent).toContain('The file trust.md is shown now.')
  const shown = home.querySelector<HTMLInputElement>('[role=switch]')
  await act(async () => shown?.click())
  await settled(() =>
    expect(made).toEqual(['PATCH /v1/server/site {"claims":{"home.teams":false}}']),
  )
  await settled(() =>
    expect(home.querySelector<HTMLInputElement>('[role=switch]')?.checked).toBe(false),
  )
  expect(home.textContent).toContain('40+ | shops')
  await act(async () => shown?.click())
  await settled(() => expect(made[1]).toBe('PATCH /v1/server/site {"claims":{"home.teams":true}}'))
  const put = (name: string, value: string) => {
    const field = home.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) field.value = value
  }
  put('zone', 'Europe/Nowhere')
  await press(home, 'Take bookings')
  expect(home.textContent).toContain('There is no such time zone.')
  put('zone', 'Europe/Zurich')
  put('to', '09:15')
  await press(home, 'Take bookings')
  expect(home.textContent).toContain('choose a later end')
  expect(made).toHaveLength(2)
  put('to', '00:00')
  await press(home, 'Take bookings')
  await settled(() =>
    expect(made[2]).toContain('"zone":"Europe/Zurich","from":"09:00","to":"24:00"'),
  )
})

test('what the server finds wrong of the site stands at its fields, and of texts only what was changed is sent', async () => {
  const site = {
    operator: { email: '', abuseEmails: [], city: '', networks: [], repository: '' },
    isOwn: false,
    demo: { zone: 'Europe/Zurich', days: ['Monday'], from: '09:00', to: '24:00' },
    isBooking: false,
    sendsMail: true,
    texts: [
      { name: 'privacy-policy', text: 'What we keep.', hasFile: false },
      { name: 'trust', text: 'We are three.', hasFile: false },
    ],
    claims: [],
  }
  const sent: string[] = []
  let details: readonly object[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push(String(body))
    if (details.length === 0) return Response.json({ success: true, message: 'm', data: site })
    const code = 'REQUEST_VALIDATION_FAILED'
    const error = { code, message: 'The request is not as it should be.', details }
    return Response.json({ success: false, error }, { status: 400 })
  })
  const { home } = await show(
    <MeContext value={me}>
      <ServerSite />
    </MeContext>,
  )
  await settled(() => expect(home.textContent).toContain('Legal texts'))
  expect(home.querySelector<HTMLInputElement>('[name=to]')?.value).toBe('00:00')
  const trust = home.querySelector<HTMLTextAreaElement>('[name=trust]')
  if (trust) trust.value = 'We are four.'
  await press(home, 'Save the texts')
  await settled(() => expect(sent).toEqual(['{"texts":{"trust":"We are four."}}']))
  details = [{ path: 'operator.networks.0', message: 'An address of the web' }]
  await press(home, 'Save')
  await settled(() => expect(home.textContent).toContain('An address of the web.'))
  expect(home.querySelector('[name=networks]')?.getAttribute('aria-invalid')).toBe('true')
  expect(home.textContent).not.toContain('The request is not as it should be.')
})
