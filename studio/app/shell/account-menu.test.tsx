import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Me, MeContext } from '../api/me.js'
import { AccountMenu } from './account-menu.js'

const closers: (() => Promise<void>)[] = []
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.unstubAllGlobals()
})

const me: Me = {
  member: { id: 'mia', name: 'Mia', email: 'mia@shop.example', twoFactor: false },
  account: { id: 'shop', name: 'The shop' },
  accounts: [{ id: 'shop', name: 'The shop', role: 'agent' }],
  role: 'agent',
  isOperator: false,
}

test('the first press opens the menu, and closing it gives the keyboard back', async () => {
  const home = document.body.appendChild(document.createElement('div'))
  const root = createRoot(home)
  closers.push(async () => {
    await act(async () => root.unmount())
    home.remove()
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MeContext value={me}>
          <AccountMenu />
        </MeContext>
      </QueryClientProvider>,
    ),
  )
  const button = () => home.querySelector('button')
  const items = () =>
    [...document.querySelectorAll('[role=menuitem]')].map(each => each.textContent)
  expect(button()?.getAttribute('aria-haspopup')).toBe('menu')
  button()?.focus()
  await act(async () => button()?.click())
  await act(async () => void (await import('./account-menu-list.js')))
  expect(items()).toEqual(['Your profile', 'Sign out'])
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull())
  await act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    ),
  )
  await vi.waitFor(() => expect(document.activeElement).toBe(button()))
  expect(items()).toEqual([])
})
