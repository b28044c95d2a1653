import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlayableChat } from './playable-chat.js'

const loadChat = vi.hoisted(() => vi.fn())
vi.mock('../kit/load-chat.js', () => ({ loadChat }))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  vi.unstubAllGlobals()
  loadChat.mockReset()
  document.body.innerHTML = ''
})

const chat = (
  <PlayableChat
    bot="tech"
    opening={{ name: 'Ledgerlight', texts: ['Hi.'], options: ['Billing'] }}
  />
)
const button = () => document.querySelector('button')

async function show() {
  const home = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(home).render(chat))
  return home
}

test('before scripts run the beginning can be read, and there is nothing to press in vain', () => {
  const html = renderToStaticMarkup(chat)
  expect(html).toContain('Billing')
  expect(html).not.toContain('<button')
})

test('nothing is fetched before somebody presses; then the chat has the focus and can start over', async () => {
  const fetched = vi.fn(async () => Response.json({ id: 'tech' }))
  vi.stubGlobal('fetch', fetched)
  const restart = vi.fn()
  loadChat.mockResolvedValue({ restart, destroy: vi.fn() })
  const home = await show()
  expect(fetched).not.toHaveBeenCalled()
  await act(async () => button()?.click())
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/site-bots/tech')
  expect(home.textContent).toBe('Start over')
  expect(document.activeElement?.className).toContain('stage')
  await act(async () => button()?.click())
  expect(restart).toHaveBeenCalledTimes(1)
})

test('a chat that does not come says so, and can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
  const home = await show()
  await act(async () => button()?.click())
  expect(document.querySelector('[role=alert]')?.textContent).toContain('could not be loaded')
  vi.stubGlobal('fetch', async () => Response.json({ id: 'tech' }))
  loadChat.mockResolvedValue({ restart: vi.fn(), destroy: vi.fn() })
  await act(async () => button()?.click())
  expect(home.textContent).toBe('Start over')
})
