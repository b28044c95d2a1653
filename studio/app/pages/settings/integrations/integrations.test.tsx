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
}
const record = (more: object) => ({
  ...{ id: 'c1', connector: 'airtable', name: 'Orders', state: 'ok', remedy: null },
  ...{ settings: { token: { lastFour: 'c0de' } }, createdAt: '', updatedAt: '' },
  ...more,
})

async function open() {
  const asked: { readonly method: string; readonly path: string; readonly body: unknown }[] = []
  const answer = (method: string, path: string): object => {
    if (path === '/v1/connectors') return { connectors: [connector] }
    if (path === '/v1/connections' && method === 'GET')
      return { connections: [record({ state: 'failed', remedy: 'Make a new one.' })] }
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
      <Integrations />
    </MeContext>,
    '/settings/integrations',
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
