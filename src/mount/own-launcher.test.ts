import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../index.js'

vi.setConfig({ testTimeout: 60_000 })
const bot = {
  name: 'Ada',
  customizations: { texts: { 'Open chat': 'Talk to the bakery', 'Send message': 'Off it goes' } },
  nodes: [{ id: 'a', type: 'ask-name', data: { questionText: 'Who?' } }],
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
const find = (selector: string) =>
  vi.waitFor(() => {
    const found = root()?.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }, 15_000)

test('sentences of the bot stand in place of the widget’s, and those of the page before them', async () => {
  const texts = { 'Open chat': 'Ask us', 'Type a message...': 'Ask us anything' }
  const widget = mount({ bot, texts, typingDelay: 0 })
  expect((await find('[part=launcher]')).getAttribute('aria-label')).toBe('Ask us')
  widget.open()
  const field = await find('textarea:enabled')
  expect(field.getAttribute('placeholder')).toBe('Ask us anything')
  expect((await find('[part=send]')).getAttribute('aria-label')).toBe('Off it goes')
  widget.destroy()
})

test('a sentence that the widget never says is told, and what is no sentence', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const texts: object = { 'Type a massage...': 'Ask us anything', 'Open chat': 5 }
  const widget = mount({ bot, texts })
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), 15_000)
  expect(told.mock.calls.join()).toContain('there is no text "Type a massage..."')
  expect(told.mock.calls.join()).toContain('the text "Open chat" is 5, expected a text.')
  widget.destroy()
})

test('a button of the page opens and closes the chat, and tells its state', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.id = 'ours'
  button.setAttribute('aria-expanded', 'mixed')
  const widget = mount({ bot, launcher: '#ours', typingDelay: 0 })
  await find('[part=launcher]')
  expect(root()?.querySelector('.frame')?.hasAttribute('data-bare')).toBe(true)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
    document.querySelector('talkgraph-widget'),
  )
  button.click()
  await vi.waitFor(() => expect(widget.isOpen()).toBe(true))
  expect(button.getAttribute('aria-expanded')).toBe('true')
  button.click()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await vi.waitFor(() => expect(button.getAttribute('data-unread')).toBe('1'), 15_000)
  button.click()
  expect(button.hasAttribute('data-unread')).toBe(false)
  widget.destroy()
  expect(button.getAttribute('aria-expanded')).toBe('mixed')
  expect(button.hasAttribute('aria-controls')).toBe(false)
  const isOpen = widget.isOpen()
  button.click()
  expect(widget.isOpen()).toBe(isOpen)
})

test('without a launcher the page opens the chat by itself', async () => {
  const widget = mount({ bot, launcher: false })
  await find('[part=launcher]')
  expect(root()?.querySelector('.frame')?.hasAttribute('data-bare')).toBe(true)
  widget.destroy()
})
