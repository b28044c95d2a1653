import { afterEach, expect, it, vi } from 'vitest'
import { mount, type Widget } from '../index.js'

const bot = {
  id: 'bakery',
  version: '1',
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hello' } },
    { id: 'q', type: 'two-choices', data: { choicePrompt: 'Bread?', choiceText1: 'Yes', choiceText2: 'No' } },
    { id: 'e', type: 'ask-email', data: { questionText: 'Where to?', answerVariable: 'mail' } },
    { id: 'm', type: 'message', data: { text: 'We write to {mail}.' } },
  ],
  edges: [
    { source: 'w', target: 'q' },
    { source: 'q', target: 'e', sourceHandle: 'source-1' },
    { source: 'e', target: 'm' },
  ],
}
const key = 'talkgraph  bakery'
const open: Widget[] = []

afterEach(() => {
  for (const widget of open.splice(0)) widget.destroy({ forget: true })
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function visit(options: { persistence?: 'none' | 'session' | 'local'; bot?: object } = {}) {
  const widget = mount({ bot, typingDelay: 0, persistence: 'local', ...options })
  const host = [...document.querySelectorAll('talkgraph-widget')].at(-1)
  const told: string[] = []
  for (const type of ['ready', 'step', 'message', 'answer', 'complete'] as const)
    widget.on(type, () => told.push(type))
  open.push(widget)
  return { widget, told, text: () => host?.shadowRoot?.querySelector('[role=log]')?.textContent ?? '' }
}

/** Talks as far as the e-mail address. */
async function talk(options: Parameters<typeof visit>[0] = {}) {
  const page = visit(options)
  page.widget.open()
  await vi.waitFor(() => expect(page.text()).toContain('Bread?'))
  await vi.waitFor(() => {
    if (!page.told.includes('answer')) page.widget.send('Yes')
    expect(page.text()).toContain('Where to?')
  })
  return page
}

it.each(['local', 'session'] as const)(
  'goes on in another page from what %s storage has',
  async persistence => {
    const before = await talk({ persistence })
    before.widget.destroy()
    const after = visit({ persistence })
    await vi.waitFor(() => expect(after.text()).toContain('Where to?'))
    expect(after.text()).toContain('Hello')
    expect(after.text()).toContain('(chosen)')
    expect(after.told).toEqual(['ready'])
    after.widget.send('ann@example.org')
    await vi.waitFor(() => expect(after.text()).toContain('We write to ann@example.org.'))
    await vi.waitFor(() => expect(after.told).toContain('complete'))
    after.widget.destroy()
    const last = visit({ persistence })
    await vi.waitFor(() => expect(last.text()).toContain('We write to ann@example.org.'))
    expect(last.told).toEqual(['ready'])
  },
)

it('keeps nothing unless asked to, and nothing before the chat is opened', async () => {
  await talk({ persistence: 'none' })
  const { told } = visit({ persistence: 'local' })
  await vi.waitFor(() => expect(told).toContain('ready'))
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('keeps what has been said when the page goes in the middle of it', async () => {
  const { widget, text } = visit()
  widget.open()
  await vi.waitFor(() => expect(text()).toContain('Bread?'))
  localStorage.clear()
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toContain('Bread?')
})

it('writes once for a question, not for each entry', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem')
  const { widget, text } = visit()
  widget.open()
  await vi.waitFor(() => expect(text()).toContain('Bread?'))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('Bread?'))
  // Once as the window opened, once as the question was asked.
  expect(write).toHaveBeenCalledTimes(2)
})

it('forgets when it is told to, and when the conversation is restarted', async () => {
  const { widget } = await talk()
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('Where to?'))
  widget.restart()
  expect(localStorage.getItem(key)).toBeNull()
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('Bread?'))
  expect(localStorage.getItem(key)).not.toContain('Where to?')
  widget.destroy({ forget: true })
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toBeNull()
})

it('begins anew with another version of the bot', async () => {
  const before = await talk()
  before.widget.destroy()
  const after = visit({ bot: { ...bot, version: '2' } })
  await vi.waitFor(() => expect(after.told).toContain('ready'))
  after.widget.open()
  await vi.waitFor(() => expect(after.text()).toContain('Bread?'))
  expect(after.text()).not.toContain('Where to?')
})

it.each(['{', 'null', '[]', '{"session":{"format":2}}', '{"session":{"format":1,"items":[{}]}}'])(
  'begins anew from %s, without a word',
  async stored => {
    localStorage.setItem(key, stored)
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const { widget, text } = visit()
    widget.open()
    await vi.waitFor(() => expect(text()).toContain('Bread?'))
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  },
)

it('talks on where storage is blocked or full', async () => {
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  await talk()
  for (const spy of said) expect(spy).not.toHaveBeenCalled()
})
