import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, preload } from '../lazy.js'

vi.setConfig({ testTimeout: 60_000 })
const bot = {
  id: 'own',
  name: 'Ada',
  customizations: { widgetSize: 64, widgetPosition: 'left' },
  nodes: [
    { id: 'a', type: 'ask-name', data: { questionText: 'Who?', answerVariable: 'who' } },
    { id: 'b', type: 'message', data: { text: 'Hello {who} from {city}' } },
  ],
  edges: [{ source: 'a', target: 'b' }],
}
const source = { bot, typingDelay: 0 } as const
const reported = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  expect(document.querySelector('talkgraph-widget')).toBeNull()
  expect(reported.mock.calls).toEqual([])
})

const root = () => document.querySelector('talkgraph-widget')?.shadowRoot
const standIn = () => root()?.querySelector<HTMLElement>('#stand-in .launcher')
const hasCome = () =>
  vi.waitFor(() => expect(root()?.querySelector('.frame .launcher')).toBeTruthy(), 30_000)

test('draws the launcher with the bot’s looks at once, and nothing else until somebody comes near', async () => {
  const widget = mount({ ...source, customizations: { widgetIconBgColor: '#123456' } })
  expect(standIn()?.ariaLabel).toBe('Open chat')
  expect(standIn()?.dataset.position).toBe('left')
  const { style } = root()?.querySelector<HTMLElement>('#stand-in') ?? {}
  expect(style?.getPropertyValue('--tg-widget-size')).toBe('64px')
  expect(style?.getPropertyValue('--tg-widget-icon-bg-color')).toBe('#123456')
  expect(root()?.querySelector('.frame')).toBeNull()
  expect(widget.isOpen()).toBe(false)
  standIn()?.dispatchEvent(new Event('pointerover'))
  await hasCome()
  expect(standIn()).toBeFalsy()
  expect(widget.isOpen()).toBe(false)
  widget.destroy()
})

test('a press opens the chat as soon as it has come', async () => {
  const widget = mount(source)
  standIn()?.click()
  await vi.waitFor(() => expect(widget.isOpen()).toBe(true), 30_000)
  widget.destroy()
})

test('what is called before is carried out in its order, and listeners hear all that follows', async () => {
  const widget = mount(source)
  const heard: unknown[] = []
  widget.on('answer', ({ value }) => heard.push(value))
  const off = widget.on('message', ({ message }) => heard.push(message))
  widget.setVariables({ city: 'Bern' })
  expect(widget.getTranscript()).toEqual([])
  expect(widget.getUnread()).toBe(0)
  widget.open()
  await vi.waitFor(() => expect(widget.getTranscript()).toHaveLength(1), 30_000)
  widget.send('Bo')
  await vi.waitFor(
    () => expect(widget.getTranscript().at(-1)?.message).toBe('Hello Bo from Bern'),
    30_000,
  )
  expect(heard).toContain('Bo')
  expect(JSON.stringify(heard)).toContain('Hello Bo from Bern')
  off()
  const count = heard.length
  widget.restart()
  await vi.waitFor(() => expect(widget.getTranscript()).toHaveLength(1), 30_000)
  expect(heard).toHaveLength(count)
  widget.destroy()
})

test('whoever waits for ‘ready’ gets it without a visitor', async () => {
  const widget = mount(source)
  const ready = vi.fn<(payload: unknown) => void>()
  widget.on('ready', ready)
  await vi.waitFor(
    () => expect(ready).toHaveBeenCalledWith(expect.objectContaining({ botId: 'own' })),
    30_000,
  )
  widget.destroy()
})

test('it can be taken away before it has come, and nothing comes then', async () => {
  const widget = mount(source)
  standIn()?.dispatchEvent(new Event('pointerover'))
  widget.destroy()
  expect(document.querySelector('talkgraph-widget')).toBeNull()
  expect(await preload()).toBe(true)
  expect(document.querySelector('talkgraph-widget')).toBeNull()
})

test('a button of the page has it come and opens it, and tells its state from the beginning', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  const widget = mount({ ...source, launcher: button })
  expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('false')
  expect(root()?.querySelector<HTMLElement>('#stand-in')?.style.display).toBe('none')
  button.click()
  await vi.waitFor(() => expect(widget.isOpen()).toBe(true), 30_000)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  button.click()
  expect(widget.isOpen()).toBe(false)
  widget.destroy()
  expect(button.hasAttribute('aria-expanded')).toBe(false)
})

test('the same published bot asked for twice has one launcher, which stays until both have left', () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      open() {}
      send() {}
    },
  )
  const published = { chatbotId: 'shop', server: 'https://chat.example' }
  const [first, second] = [mount(published), mount(published)]
  expect(document.querySelectorAll('talkgraph-widget')).toHaveLength(1)
  first.destroy()
  expect(document.querySelectorAll('talkgraph-widget')).toHaveLength(1)
  second.destroy()
})

test('looks that only the whole widget reads have it come when the page rests', async () => {
  const widget = mount({ ...source, customizations: { widgetIconBgColor: 'rebeccapurple' } })
  expect(standIn()).toBeFalsy()
  await hasCome()
  widget.destroy()
})

test('a full-page chat comes at once, into its target', async () => {
  const target = document.body.appendChild(document.createElement('main'))
  const widget = mount({ ...source, mode: 'full-page', target })
  await vi.waitFor(() => expect(target.querySelector('talkgraph-widget')).toBeTruthy(), 30_000)
  widget.destroy()
})

test.each([
  [{}, /mount\(\) needs \{ chatbotId, server \} or \{ bot \}/],
  [{ bot, mode: 'poopup' }, /mode is "poopup"/],
  [{ bot, launcher: '#gone' }, /"#gone" is not on the page/],
])('wrong use is told at once: %j', (options, message) => {
  expect(() => Reflect.apply(mount, undefined, [options])).toThrow(message)
})

test('an event that does not exist is told at once', () => {
  const widget = mount(source)
  expect(() => Reflect.apply(widget.on, widget, ['anwser', () => undefined])).toThrow(
    'there is no event "anwser"',
  )
  widget.destroy({ forget: true })
})
