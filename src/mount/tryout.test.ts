import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isAmong } from '../../runtime/session/share-of.js'
import { browserClock } from '../env/browser-clock.js'
import { mount, type Widget } from '../index.js'

const file = (version: string, words: string) => ({
  id: 'bakery',
  flowVersion: version,
  counts: 'visits',
  nodes: [
    {
      id: 'q',
      type: 'two-choices',
      data: { choicePrompt: words, choiceText1: 'Yes', choiceText2: 'No' },
    },
    { id: 'e', type: 'ask-email', data: { questionText: 'Where to?' } },
  ],
  edges: [{ source: 'q', target: 'e', sourceHandle: 'source-1' }],
})
const tryout = { id: '7', version: '2', share: 50 }
const clock = { ...browserClock, setTimeout: (run: () => void) => browserClock.setTimeout(run, 0) }
const eventually = (check: () => void) => vi.waitFor(check, 15_000)
vi.setConfig({ testTimeout: 60_000 })

/** What stands for a visitor who meets the one version, and the other. */
const among = (share: number, isIn: boolean) =>
  Array.from({ length: 1000 }, (_, index) => `visitor ${index}`).find(
    visitor => isAmong('bakery', { version: '2', share }, `identity ${visitor}`) === isIn,
  )

const open: Widget[] = []
const asked: string[] = []

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => {
  for (const widget of open.splice(0)) widget.destroy({ forget: true })
  asked.length = 0
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** A server that has version 1 for the others, and `shown` of the tryout. */
function serve(shown: unknown = tryout, isTriedThere = true) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('https://chat.example/widget/v1/bots/bakery', ''))
    if (url.includes('/sessions')) return Response.json({ token: 't' })
    if (url.includes('/results')) return new Response(null, { status: 204 })
    if (url.endsWith('?version=2'))
      return isTriedThere
        ? Response.json(file('2', 'Good morning! Bread?'))
        : new Response(null, { status: 503 })
    return Response.json({ ...file('1', 'Bread?'), tryout: shown })
  })
}

function visit(visitor: string | undefined) {
  const widget = mount({
    chatbotId: 'bakery',
    server: 'https://chat.example',
    typingDelay: 0,
    env: { clock },
  })
  if (visitor !== undefined) widget.identify({ id: visitor, hash: 'vouched' })
  const host = [...document.querySelectorAll('talkgraph-widget')].at(-1)
  open.push(widget)
  return { widget, text: () => host?.shadowRoot?.querySelector('[role=log]')?.textContent ?? '' }
}

async function talk(visitor: string | undefined) {
  const page = visit(visitor)
  page.widget.open()
  await eventually(() => expect(page.text()).toContain('Bread?'))
  return page
}

it.each([
  ['the version that is tried', true, 'Good morning!', ['', '?version=2'], '2'],
  ['the other version', false, 'Bread?', [''], '1'],
])('a visitor meets %s, and the server is told which', async (_, isIn, words, loads, version) => {
  serve()
  const page = await talk(among(50, isIn))
  expect(page.text()).toContain(words)
  expect(page.text().includes('Good morning!')).toBe(isIn)
  expect(asked.filter(path => path === '' || path.startsWith('?'))).toEqual(loads)
  await eventually(() => expect(asked).toContain(`/results?version=${version}&tryout=7`))
})

it('whom nobody knows meets the same version after a reload, once something was answered', async () => {
  serve()
  const first = await talk(undefined)
  const isTried = first.text().includes('Good morning!')
  await eventually(() => {
    first.widget.send('Yes')
    expect(first.text()).toContain('Where to?')
  })
  for (let page = 0; page < 3; page++) {
    open.at(-1)?.destroy()
    const again = visit(undefined)
    await eventually(() => expect(again.text()).toContain('Where to?'))
    again.widget.restart()
    await eventually(() => {
      expect(again.text()).toContain('Bread?')
      expect(again.text()).not.toContain('Where to?')
    })
    expect(again.text().includes('Good morning!')).toBe(isTried)
    await eventually(() => {
      again.widget.send('Yes')
      expect(again.text()).toContain('Where to?')
    })
  }
})

it('a conversation under way goes on in its own version once nothing is tried any more', async () => {
  serve()
  const visitor = among(50, true)
  const before = await talk(visitor)
  await eventually(() => {
    before.widget.send('Yes')
    expect(before.text()).toContain('Where to?')
  })
  before.widget.destroy()
  vi.unstubAllGlobals()
  asked.length = 0
  serve(null)
  const after = visit(visitor)
  await eventually(() => expect(after.text()).toContain('Good morning!'))
  expect(after.text()).toContain('Where to?')
  after.widget.send('ann@shop.example')
  await eventually(() => expect(asked).toContain('/results?version=2&tryout=7'))
  expect(asked).not.toContain('/results')
})

it('where one version is live alone the server is told none, after a reload too', async () => {
  serve(null)
  const before = await talk(undefined)
  await eventually(() => {
    before.widget.send('Yes')
    expect(before.text()).toContain('Where to?')
  })
  await eventually(() => expect(asked).toContain('/results'))
  before.widget.destroy()
  asked.length = 0
  const after = visit(undefined)
  await eventually(() => expect(after.text()).toContain('Where to?'))
  after.widget.send('ann@shop.example')
  await eventually(() => expect(asked).toContain('/results'))
  expect(asked.filter(path => path.includes('/') && path.includes('version='))).toEqual([])
})

it('where the version that is tried cannot be had the other one is met', async () => {
  serve(tryout, false)
  expect((await talk(among(50, true))).text()).not.toContain('Good morning!')
  await eventually(() => expect(asked).toContain('/results?version=1&tryout=7'))
})

it.each([null, {}, { version: '2' }, 'x', { id: '7', version: '2', share: 'many' }])(
  'nobody meets another version where the server says %j',
  async shown => {
    serve(shown)
    const page = await talk(among(99, true))
    expect(page.text()).not.toContain('Good morning!')
  },
)
