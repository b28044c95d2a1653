import { act } from 'react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type Me, MeContext } from '../../api/me.js'
import { show, typeInto } from '../../testing/show.js'
import { Contacts } from './contacts.js'
import { OneContact } from './one-contact.js'
import { type ContactRecord, importTable, type WholeContact } from './use-contacts.js'

const at = '2026-01-01T00:00:00.000Z'
const contact = (id: string, given: Partial<ContactRecord> = {}): ContactRecord => ({
  id,
  name: id,
  email: '',
  phone: '',
  verified: { email: false, phone: false },
  labels: [],
  fields: {},
  consent: null,
  merged: [],
  madeBy: 'visitor',
  createdAt: at,
  updatedAt: at,
  lastSeenAt: at,
  ...given,
})
const me = (role: Me['role']): Me => ({
  account: { id: 'a', name: 'Shop' },
  role,
  accounts: [],
  member: { id: 'm', email: 'mia@shop.example', name: 'Mia', twoFactor: false },
})

/** The API, which notes what it was asked. */
function answer(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${url}${body ? ` ${body}` : ''}`)
    const [path = ''] = url.split('?')
    return Response.json({ success: true, message: '', data: answers[path] ?? {} })
  })
  return asked
}
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    each => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )

test('contacts are listed with what is proven and agreed to, and searched after typing', async () => {
  const ann = contact('con_1', {
    name: 'Ann',
    email: 'ann@shop.example',
    verified: { email: true, phone: false },
    labels: ['Regular'],
    consent: { given: true, text: 'May we?', at },
  })
  const asked = answer({ '/v1/contacts': { contacts: [ann], nextCursor: null } })
  const { home } = await show(
    <MeContext value={me('owner')}>
      <Contacts />
    </MeContext>,
    '/contacts',
  )
  await settled(() => expect(home.querySelectorAll('tbody tr')).toHaveLength(1))
  const row = home.querySelector('tbody tr')?.textContent
  for (const word of ['Ann', 'ann@shop.example', 'Proven', 'Regular', 'Agreed'])
    expect(row).toContain(word)
  await typeInto(home.querySelector('input'), 'bob')
  await settled(() => expect(asked.at(-1)).toBe('GET /v1/contacts?search=bob'))
})

test('who may be the same person is merged by a press, and what is noted is sent', async () => {
  const whole: WholeContact = {
    contact: contact('con_1', { merged: [{ id: 'con_3', name: 'Bobby', email: '', phone: '' }] }),
    notes: [],
    consents: [],
    conversations: [],
    threads: [],
    bookings: [],
    sameAddress: [contact('con_2')],
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push(`${method} ${url}${body ? ` ${body}` : ''}`)
    return Response.json({ success: true, message: '', data: whole })
  })
  const { home } = await show(
    <MeContext value={me('editor')}>
      <Routes>
        <Route path="/contacts/:contactId" element={<OneContact />} />
      </Routes>
    </MeContext>,
    '/contacts/con_1',
  )
  await settled(() => expect(home.querySelector('h1')?.textContent).toContain('con_1'))
  const [, merge] = [...home.querySelectorAll('button')].filter(
    each => each.textContent === 'Merge',
  )
  await act(async () => merge?.click())
  await act(async () => button('Take apart')?.click())
  await typeInto(home.querySelector<HTMLTextAreaElement>('textarea[name=text]'), 'Call back')
  await act(async () => button('Add')?.click())
  await settled(() => {
    const posts = asked.filter(each => each.startsWith('POST')).map(each => each.split(' ', 3))
    expect(posts.map(([, , body]) => body)).toEqual([
      '{"contactId":"con_2"}',
      '{"contactId":"con_3"}',
      '{"text":"Call',
    ])
  })
})

test('agents change contacts, and do not merge, delete or export them', async () => {
  answer({ '/v1/contacts': { contacts: [contact('con_1')], nextCursor: null } })
  await show(
    <MeContext value={me('agent')}>
      <Contacts />
    </MeContext>,
    '/contacts',
  )
  await settled(() => expect(button('New contact')).toBeDefined())
  expect(button('Table')).toBeUndefined()
})

test('a table goes to the server as it was written', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({ success: true, data: { added: 1, changed: 0, refused: 0, reasons: [] } })
  })
  const file = new Blob([new Uint8Array([0x5a, 0x6f, 0xeb])])
  expect(await importTable(file)).toMatchObject({ added: 1 })
  expect(sent).toMatchObject([{ method: 'POST', headers: { 'Content-Type': 'text/csv' } }])
  expect(sent[0]?.body).toBe(file)
})
