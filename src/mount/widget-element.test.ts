import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineElement } from '../index.js'

const named = (name: string) => ({
  id: name,
  name,
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hello' } },
    { id: 'q', type: 'ask-custom-question', data: { questionText: 'What?' } },
  ],
  edges: [{ source: 'w', target: 'q' }],
})
const asked: string[] = []

beforeEach(() => {
  document.documentElement.lang = 'en'
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(JSON.stringify(named(address.split('/').at(-1) ?? '')))
  })
  defineElement()
})
afterEach(async () => {
  for (const host of document.querySelectorAll('talkgraph-widget')) host.remove()
  await new Promise(resolve => setTimeout(resolve))
  vi.unstubAllGlobals()
})

/** Writes the element into the page; resolves when its launcher is there. */
async function write(attributes: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<talkgraph-widget ${attributes}></talkgraph-widget>`,
  )
  const element = document.querySelector('talkgraph-widget')
  if (!element) throw new Error('The element is missing.')
  return element
}

const shadow = (host: Element) => host.shadowRoot
const launcher = (host: Element) => shadow(host)?.querySelector('[part=launcher]')
const chat = (host: Element) => shadow(host)?.querySelector('section.widget')
const frame = (host: Element) => shadow(host)?.querySelector<HTMLElement>('.frame')

const shop = 'chatbot-id="shop" server="https://s.test"'

it('another locale takes effect in the same widget, and none gives the page’s back', async () => {
  const host = await write(shop)
  await vi.waitFor(() => expect(launcher(host)?.ariaLabel).toBe('Open chat'))
  const { widget } = host
  host.setAttribute('locale', 'de')
  await vi.waitFor(() => expect(launcher(host)?.ariaLabel).toBe('Chat öffnen'))
  host.removeAttribute('locale')
  await vi.waitFor(() => expect(launcher(host)?.ariaLabel).toBe('Open chat'))
  expect(host.widget).toBe(widget)
})

it('another colour scheme takes effect in the same widget', async () => {
  const host = await write(shop)
  await vi.waitFor(() => expect(launcher(host)).toBeTruthy())
  const { widget } = host
  const ground = () => frame(host)?.style.getPropertyValue('--tg-chat-bg-color')
  const light = ground()
  host.setAttribute('color-scheme', 'dark')
  expect(ground()).not.toBe(light)
  host.removeAttribute('color-scheme')
  expect(ground()).toBe(light)
  expect(host.widget).toBe(widget)
})

it('another bot and server make one other widget, which stands alone', async () => {
  const host = await write(shop)
  await vi.waitFor(() => expect(chat(host)?.ariaLabel).toBe('Chat: shop'))
  host.setAttribute('chatbot-id', 'mill')
  host.setAttribute('server', 'https://other.test')
  await vi.waitFor(() => expect(chat(host)?.ariaLabel).toBe('Chat: mill'))
  expect(asked).toEqual([
    'https://s.test/widget/v1/bots/shop',
    'https://other.test/widget/v1/bots/mill',
  ])
  expect(shadow(host)?.querySelectorAll('.frame')).toHaveLength(1)
})

it('another mode makes another widget', async () => {
  const host = await write(shop)
  await vi.waitFor(() => expect(launcher(host)).toBeTruthy())
  host.setAttribute('mode', 'full-page')
  await vi.waitFor(() => expect(chat(host)?.getAttribute('data-mode')).toBe('full-page'))
  expect(launcher(host)).toBeNull()
})

it('another persistence makes another widget, which keeps its conversation', async () => {
  const host = await write(shop)
  await vi.waitFor(() => expect(launcher(host)).toBeTruthy())
  const before = host.widget
  host.setAttribute('persistence', 'session')
  await vi.waitFor(() => expect(host.widget).not.toBe(before))
  await vi.waitFor(() => expect(launcher(host)).toBeTruthy())
  host.widget?.open()
  await vi.waitFor(() => {
    host.widget?.send('Rye')
    expect(sessionStorage).toHaveLength(1)
  }, 15_000)
  host.widget?.destroy({ forget: true })
})

it('another target takes the widget there', async () => {
  const place = document.body.appendChild(document.createElement('main'))
  const host = await write(`${shop} mode="full-page"`)
  await vi.waitFor(() => expect(chat(host)).toBeTruthy())
  host.setAttribute('target', 'main')
  await vi.waitFor(() => expect(host.parentElement).toBe(place))
  await vi.waitFor(() => expect(shadow(host)?.querySelectorAll('section.widget')).toHaveLength(1))
  place.remove()
})

it('a bot that is named later, or no more, makes and ends the widget', async () => {
  const host = await write('server="https://s.test"')
  expect(host.widget).toBeUndefined()
  host.setAttribute('chatbot-id', 'shop')
  await vi.waitFor(() => expect(chat(host)?.ariaLabel).toBe('Chat: shop'))
  host.removeAttribute('chatbot-id')
  await vi.waitFor(() => expect(chat(host)).toBeFalsy())
  expect(host.widget).toBeUndefined()
})

it('an attribute that cannot be read does no harm', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const host = await write(shop)
  await vi.waitFor(() => expect(launcher(host)).toBeTruthy())
  host.setAttribute('color-scheme', 'night')
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('colorScheme is "night"'))
  expect(launcher(host)?.ariaLabel).toBe('Open chat')
  told.mockRestore()
})
