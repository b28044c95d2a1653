import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatWidget, ChatWindow } from '../react.js'

const bot = {
  name: 'Ada',
  nodes: [{ id: 'a', type: 'welcome', data: { text: 'Hello' } }],
  edges: [],
}
const hosts = () => [...document.querySelectorAll('talkgraph-widget')]

/** Machines are slow at times: what comes to be is awaited. */
const patience = 15_000
vi.setConfig({ testTimeout: 60_000 })

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Resolves with the one widget on the page, once it is drawn. */
function drawn(part: string): Promise<Element> {
  return vi.waitFor(() => {
    expect(hosts()).toHaveLength(1)
    const found = hosts()[0]?.shadowRoot?.querySelector(`[part=${part}]`)
    if (!found) throw new Error(`There is no ${part}.`)
    return found
  }, patience)
}

it('makes one widget under StrictMode, and none is left when the component goes', async () => {
  const errors = vi.spyOn(console, 'error')
  root.render(
    <StrictMode>
      <ChatWidget bot={bot} />
    </StrictMode>,
  )
  expect((await drawn('launcher')).getAttribute('aria-label')).toBe('Open chat')
  root.render(<StrictMode />)
  await vi.waitFor(() => expect(hosts()).toHaveLength(0))
  expect(errors).not.toHaveBeenCalled()
})

it('keeps its widget when an equal bot is written inline again, and restyles it in place', async () => {
  root.render(<ChatWidget bot={{ ...bot }} />)
  await drawn('launcher')
  const before = hosts()
  root.render(<ChatWidget bot={{ ...bot }} customizations={{ headerBgColor: 'teal' }} />)
  await vi.waitFor(() => {
    const frame = hosts()[0]?.shadowRoot?.querySelector<HTMLElement>('.frame')
    expect(frame?.style.getPropertyValue('--tg-header-bg-color')).toBe('teal')
  })
  expect(hosts()).toEqual(before)
})

it('speaks another language and shows another colour scheme in place; what is no language is told and does no harm', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = (looks: { locale?: string; colorScheme?: 'dark' }) => (
    <StrictMode>
      <p>The app</p>
      <ChatWidget bot={bot} {...looks} />
    </StrictMode>
  )
  const name = () =>
    hosts()[0]?.shadowRoot?.querySelector('[part=launcher]')?.getAttribute('aria-label')
  const ground = () =>
    hosts()[0]
      ?.shadowRoot?.querySelector<HTMLElement>('.frame')
      ?.style.getPropertyValue('--tg-chat-bg-color')
  root.render(app({}))
  await drawn('launcher')
  const before = hosts()
  const light = ground()
  root.render(app({ locale: 'de', colorScheme: 'dark' }))
  await vi.waitFor(() => expect(name()).toBe('Chat öffnen'), patience)
  expect(ground()).not.toBe(light)
  expect(told).not.toHaveBeenCalled()
  root.render(app({ locale: 'no_language' }))
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), patience)
  root.render(app({}))
  await vi.waitFor(() => expect(name()).toBe('Open chat'), patience)
  expect(ground()).toBe(light)
  expect(document.body.textContent).toContain('The app')
  expect(hosts()).toEqual(before)
})

it('draws the window in its place, and tells of it', async () => {
  const onOpen = vi.fn()
  root.render(<ChatWindow bot={bot} className="here" onOpen={onOpen} />)
  expect((await drawn('window')).getAttribute('aria-label')).toBe('Support – Ada')
  expect(hosts()[0]?.parentElement?.className).toBe('here')
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
})

it('renders on a server without touching the page', () => {
  expect(renderToString(<ChatWidget bot={bot} />)).toBe('')
  expect(renderToString(<ChatWindow bot={bot} className="here" />)).toBe('<div class="here"></div>')
})

it('without a bot draws nothing, says so once, and leaves the app alone; a late id brings the widget', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const app = (chatbotId: string) => (
    <StrictMode>
      <p>The app</p>
      <ChatWidget chatbotId={chatbotId} server="https://chat.example.com" />
    </StrictMode>
  )
  root.render(app(''))
  await vi.waitFor(() => expect(told).toHaveBeenCalled(), patience)
  root.render(app(''))
  await vi.waitFor(() => expect(document.body.textContent).toContain('The app'), patience)
  expect(hosts()).toHaveLength(0)
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/^Talkgraph: mount\(\) needs \{ chatbotId, server/)],
  ])
  vi.stubGlobal('fetch', async () => Response.json(bot))
  root.render(app('bakery'))
  await drawn('launcher')
  expect(told).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
