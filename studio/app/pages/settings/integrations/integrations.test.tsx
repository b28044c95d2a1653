import { ToastProvider } from '@talkgraph/ui'
import axe from 'axe-core'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { type Me, MeContext } from '../../../api/me.js'
import { Integrations } from './integrations.js'

const me: Me = {
  member: { id: 'ann', name: 'Ann', email: 'ann@shop.example', twoFactor: false },
  account: { id: 'shop', name: 'Shop' },
  role: 'editor',
  accounts: [],
}
const connector = {
  name: 'airtable',
  title: 'Airtable',
  help: 'Tables.',
  fields: [
    { name: 'token', title: 'Token', help: 'Made there.', kind: 'secret', isOptional: false },
  ],
  actions: [],
  signsIn: false,
}
const calendar = { ...connector, name: 'calendly', title: 'Calendly', signsIn: true }
const record = (more: object) => ({
  id: 'c1',
  connector: 'airtable',
  name: 'Orders',
  state: 'ok',
  remedy: null,
  isSignedIn: false,
  settings: { token: { lastFour: 'c0de' } },
  createdAt: '',
  updatedAt: '',
  ...more,
})

async function open(
  address = '/settings/integrations',
  records = [record({ state: 'failed', remedy: 'Make a new one.' })],
) {
  const asked: { readonly method: string; readonly path: string; readonly body: unknown }[] = []
  const answer = (method: string, path: string): object => {
    if (path === '/v1/connectors') return { connectors: [connector, calendar] }
    if (path === '/v1/connections' && method === 'GET') return { connections: records }
    if (path === '/v1/connections/sign-in') return { address: 'https://calendly.example/authorize' }
    if (path === '/v1/connections') return { connection: record({ id: 'c2', name: 'Airtable' }) }
    if (path.endsWith('/check')) return { connection: record({}) }
    return { budgets: [], hooks: [] }
  }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return Response.json({ success: true, data: answer(method, path) })
  })
  const { home } = await show(
    <MeContext value={me}>
      <ToastProvider>
        <Integrations />
      </ToastProvider>
    </MeContext>,
    address,
  )
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      each => each.getAttribute('aria-label') === name || each.textContent === name,
    )
  const press = async (name: string) => {
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(button(name), name).toBeTruthy()
    })
    await act(async () => button(name)?.click())
  }
  return { home, asked, press }
}

test('a connection that failed says what to do, and stands once it is checked', async () => {
  const { home, asked, press } = await open()
  await press('Check Orders')
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.textContent).not.toContain('Make a new one.')
  })
  expect(asked.some(({ path }) => path === '/v1/connections/c1/check')).toBe(true)
  const { violations } = await axe.run(home.querySelector('main') ?? home, {
    runOnly: ['wcag2a', 'wcag2aa'],
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a product is connected by what is entered', async () => {
  const { home, asked, press } = await open()
  await press('Connect with Airtable')
  await typeInto(document.querySelector<HTMLInputElement>('input[name=token]'), 'pat')
  const form = document.querySelector('form')
  await act(async () => form?.requestSubmit())
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(home.textContent).toContain('Airtable')
    expect(asked).toContainEqual({
      method: 'POST',
      path: '/v1/connections',
      body: { connector: 'airtable', settings: { token: 'pat' } },
    })
  })
})

test('who signs in to a product is led to its own page, and a connection again to its own', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...location, assign })
  const { asked, press } = await open(undefined, [
    record({
      id: 'c7',
      connector: 'calendly',
      name: 'Tastings',
      isSignedIn: true,
      settings: {},
    }),
  ])
  for (const name of ['Sign in to Calendly', 'Sign in again: Tastings']) {
    await press(name)
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith('https://calendly.example/authorize'),
    )
    assign.mockClear()
  }
  expect(asked.flatMap(({ path, body }) => (path.endsWith('/sign-in') ? [body] : []))).toEqual([
    { connector: 'calendly' },
    { connector: 'calendly', connectionId: 'c7' },
  ])
})

test.each([
  ['connected=c1', 'Orders is kept, but does not let bots in'],
  ['sign-in=declined', 'You gave no access, so nothing is connected'],
])('who comes back with %s is told once how it ended', async (search, words) => {
  await open(`/settings/integrations?${search}`)
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.body.textContent).toContain(words)
  })
})
