import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCommands } from '../embed/commands.js'
import { fetchBot } from '../env/load-bot.js'
import { mount } from '../index.js'
import { colorSchemes } from './color-scheme.js'
import { modes, persistences } from './modes.js'

const bot = { nodes: [{ id: 'w', type: 'welcome', data: { text: 'Hello' } }], edges: [] }
const told = vi.fn<(text: unknown) => void>()
const reported = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told)
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const host of document.querySelectorAll('talkgraph-widget')) host.remove()
  vi.restoreAllMocks()
  told.mockReset()
  reported.mockReset()
})

/** As a page without types would call it. */
const mountAs = (...args: unknown[]): ReturnType<typeof mount> =>
  Reflect.apply(mount, undefined, args)

it.each([
  [[], /mount\(\) needs \{ chatbotId, server \} or \{ bot \}/],
  [[{ chatbotId: 'demo' }], /got chatbotId "demo" and server undefined/],
  [[{ bot, mode: 'poopup' }], /mode is "poopup", expected live-chat, popup, full-page/],
  [[{ bot, persistence: 'sesion' }], /persistence is "sesion", expected none, session, local/],
  [[{ bot, colorScheme: 'night' }], /colorScheme is "night", expected auto, light, dark/],
  [
    [{ bot, mode: 'full-page', target: '#1a' }],
    /target "#1a" is not on the page, expected an element or a CSS selector/,
  ],
  [[{ bot, mode: 'full-page', target: '.gone' }], /target ".gone" is not on the page/],
  [[{ bot, launcher: '#gone' }], /launcher "#gone" is not on the page/],
  [[{ bot, launcher: '[' }], /launcher "\[" is not on the page/],
  [
    [{ bot, launcher: 5 }],
    /launcher "5" is not on the page, expected an element or a CSS selector/,
  ],
  [[{ bot, launcher: null }], /launcher "null" is not on the page/],
  [[{ bot, launcher: [] }], /launcher "" is not on the page/],
])('mount(%j) throws and leaves nothing on the page', (args, message) => {
  expect(() => mountAs(...args)).toThrow(message)
  expect(document.querySelector('talkgraph-widget')).toBeNull()
})

it('an event that does not exist is told with those that do', () => {
  const widget = mount({ bot })
  expect(() => Reflect.apply(widget.on, widget, ['anwser', () => undefined])).toThrow(
    'there is no event "anwser"; expected one of ',
  )
  expect(() => Reflect.apply(widget.on, widget, ['nothing', () => undefined])).toThrow(
    /expected one of ready, open/,
  )
  expect(() => Reflect.apply(widget.on, widget, ['open'])).toThrow(
    'on("open") got undefined, expected a function',
  )
  widget.destroy()
})

it('a customization that does not exist is told with those that do, and does no harm', () => {
  const widget = mountAs({ bot, customizations: { headerBgColour: 'teal' } })
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('there is no customization "headerBgColour"; expected one of font, '),
  )
  Reflect.apply(widget.setCustomizations, widget, [{ fontSise: 12 }])
  expect(told).toHaveBeenLastCalledWith(expect.stringContaining('there is no customization'))
  widget.destroy()
})

it.each([
  [
    { costumizations: {} },
    'there is no option "costumizations"; expected one of chatbotId, server, bot, ',
  ],
  [{ typingDelay: 'fast' }, 'typingDelay is "fast", expected milliseconds.'],
  [{ typingDelay: -1 }, 'typingDelay is -1, expected milliseconds.'],
  [{ locale: 'german!' }, 'locale is "german!", expected a BCP 47 tag.'],
  [{ variables: ['Ann'] }, 'variables is ["Ann"], expected an object.'],
  [{ env: 'page' }, 'env is "page", expected an object.'],
  [
    { customizations: { fontSize: 'huge' } },
    'the customization fontSize is "huge", expected a number within its bounds.',
  ],
  [
    { customizations: { headerBgColor: 'red;}' } },
    'the customization headerBgColor is "red;}", expected a colour within its bounds.',
  ],
])('mount(%j) tells what cannot be read once on a page, and does without', (options, message) => {
  for (let time = 0; time < 2; time++) mountAs({ bot, ...options }).destroy()
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(message))
})

it.each([null, {}, 'signature'])('plugins %j is as good as none', async plugins => {
  const problems: unknown[] = []
  const widget = mountAs({ bot, plugins, typingDelay: 0 })
  widget.on('problem', problem => problems.push(problem))
  widget.open()
  await vi.waitFor(() => expect(widget.getTranscript()).toHaveLength(1))
  expect(problems).toEqual([])
  widget.destroy()
})

it('nothing is told of options that are left open, nor of what can be read', () => {
  const open = {
    chatbotId: undefined,
    locale: '',
    typingDelay: undefined,
    variables: undefined,
    nonce: '',
  }
  mountAs({ bot, ...open }).destroy()
  mountAs({
    bot,
    locale: 'de-CH',
    typingDelay: 0,
    variables: {},
    customizations: { fontSize: '12px' },
  }).destroy()
  expect(told).not.toHaveBeenCalled()
})

it.each([
  [modes, 'mode'],
  [persistences, 'persistence'],
  [colorSchemes, 'colorScheme'],
] as const)(
  'a word in a tag that %o does not know is told, and the default holds',
  (words, name) => {
    expect(words.read('odd')).toBeUndefined()
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`${name} is "odd", expected `),
    )
    expect([words.read(''), words.read(null), words.read(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(told).toHaveBeenCalledOnce()
  },
)

it('a command that fails holds up none behind it', () => {
  const open = vi.fn()
  const widget = { ...mount({ bot }), open }
  Reflect.apply(runCommands, undefined, [[['opne'], null, ['open']], new Map([['demo ', widget]])])
  widget.destroy()
  expect(open).toHaveBeenCalledOnce()
  expect(reported.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('push() knows no "opne"'),
    expect.stringContaining('push() knows no "null"'),
  ])
})

it('on a server mount and defineElement do nothing', async () => {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('customElements', undefined)
  const { defineElement } = await import('../index.js')
  expect(() => defineElement()).not.toThrow()
  const widget = mount({ bot })
  const off = widget.on('open', () => undefined)
  expect(() => [widget.open(), widget.send('Hello'), off(), widget.destroy()]).not.toThrow()
})

async function problemAfter(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  const found = await fetchBot(
    { server: 'https://s', chatbotId: 'demo', query: '' },
    new AbortController().signal,
  )
  return 'problem' in found ? found.problem.message : ''
}

it('a server that fails, or a dead line, is not told as a bot that does not exist', async () => {
  expect(await problemAfter(async () => new Response('', { status: 404 }))).toMatch(
    /There is no bot "demo"/,
  )
  expect(await problemAfter(async () => new Response('', { status: 500 }))).toMatch(
    /^https:\/\/s did not give the bot "demo": it answered HTTP 500, expected 200\./,
  )
  expect(await problemAfter(async () => new Response('', { status: 403 }))).toMatch(/HTTP 403/)
  expect(await problemAfter(() => Promise.reject(new TypeError('dead')))).toMatch(/does not answer/)
  const broken = new Response(
    new ReadableStream({ start: stream => stream.error(new TypeError('cut')) }),
  )
  expect(await problemAfter(async () => broken)).toMatch(/does not answer/)
})

it.each([
  ['identify', ['u-7'], 'a field of identify() is "0", expected id, name, email, hash'],
  ['identify', [null], 'null'],
  [
    'identify',
    [{ mail: 'a@b.example' }],
    'a field of identify() is "mail", expected id, name, email, hash',
  ],
  ['setLocale', ['german!'], 'german!'],
  ['setColorScheme', ['night'], 'colorScheme is "night", expected auto, light, dark'],
] as const)('%s(%j) is told at once', (method, args, message) => {
  const widget = mount({ bot })
  expect(() => Reflect.apply(widget[method], widget, args)).toThrow(message)
  widget.destroy()
})

it('a method that only tells something is no command', () => {
  runCommands([['getTranscript']], new Map())
  expect(String(reported.mock.lastCall?.[0])).toContain('knows no "getTranscript"')
})
