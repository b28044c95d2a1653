import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SavedSession } from '../../runtime/index.js'
import { browserClock } from '../env/browser-clock.js'
import { savedSlot } from '../env/saved-slot.js'
import { mount, type Widget } from '../index.js'

const bot = {
  id: 'bakery',
  version: '1',
  nodes: [
    { id: 'w', type: 'welcome', data: { text: 'Hello' } },
    {
      id: 'q',
      type: 'two-choices',
      data: { choicePrompt: 'Bread?', choiceText1: 'Yes', choiceText2: 'No' },
    },
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
/** The page's clock without the pauses after an answer. */
const clock = { ...browserClock, setTimeout: (run: () => void) => browserClock.setTimeout(run, 0) }
const open: Widget[] = []

/** Machines are slow at times: what comes to be is awaited. */
const eventually = (check: () => void) => vi.waitFor(check, 15_000)
vi.setConfig({ testTimeout: 60_000 })

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => {
  for (const widget of open.splice(0)) widget.destroy({ forget: true })
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

function visit(options: { persistence?: 'none' | 'session' | 'local'; bot?: object } = {}) {
  const widget = mount({ bot, typingDelay: 0, persistence: 'local', env: { clock }, ...options })
  const host = [...document.querySelectorAll('talkgraph-widget')].at(-1)
  const told: string[] = []
  for (const type of ['ready', 'step', 'message', 'answer', 'complete'] as const)
    widget.on(type, () => told.push(type))
  open.push(widget)
  return {
    widget,
    told,
    host,
    text: () => host?.shadowRoot?.querySelector('[role=log]')?.textContent ?? '',
  }
}

/** Talks as far as the e-mail address. */
async function talk(options: Parameters<typeof visit>[0] = {}) {
  const page = visit(options)
  page.widget.open()
  await eventually(() => expect(page.text()).toContain('Bread?'))
  await eventually(() => {
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
    await eventually(() => expect(after.text()).toContain('Where to?'))
    expect(after.text()).toContain('Hello')
    expect(after.text()).toContain('(chosen)')
    expect(after.told).toEqual(['ready'])
    await eventually(() => {
      after.widget.send('ann@example.org')
      expect(after.text()).toContain('We write to ann@example.org.')
    })
    await eventually(() => expect(after.told).toContain('complete'))
    after.widget.destroy()
    const last = visit({ persistence })
    await eventually(() => expect(last.text()).toContain('We write to ann@example.org.'))
    expect(last.told).toEqual(['ready'])
  },
)

it('keeps nothing unless asked to, and nothing before the visitor has answered', async () => {
  await talk({ persistence: 'none' })
  const { widget, text } = visit({ persistence: 'session' })
  widget.open()
  await eventually(() => expect(text()).toContain('Bread?'))
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

it('keeps a published bot’s conversation as long as the tab, unless the page says otherwise, and a page’s own bot’s not', async () => {
  const session = {} as SavedSession
  const kept = {
    session: { ...session, items: [], place: { nodeId: 'a', told: 1, answers: ['Ann'] } },
    version: '',
    isOpen: true,
  }
  for (const [given, server, place] of [
    [undefined, 'https://s.test', sessionStorage],
    [undefined, '', undefined],
    ['local', 'https://s.test', localStorage],
    ['none', 'https://s.test', undefined],
  ] as const) {
    savedSlot(given, 'bakery', server).write(kept)
    expect([sessionStorage.length, localStorage.length]).toEqual([
      Number(place === sessionStorage),
      Number(place === localStorage),
    ])
    sessionStorage.clear()
    localStorage.clear()
  }
})

it('keeps what has been said when the page goes in the middle of it', async () => {
  await talk()
  localStorage.clear()
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toContain('Where to?')
})

it('writes once for a question, not for each entry', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem')
  await talk({ persistence: 'session' })
  await eventually(() => expect(sessionStorage.getItem(key)).toContain('Where to?'))
  expect(write).toHaveBeenCalledTimes(1)
})

it('forgets when it is told to, and when the conversation is restarted', async () => {
  const { widget } = await talk()
  await eventually(() => expect(localStorage.getItem(key)).toContain('Where to?'))
  widget.restart()
  expect(localStorage.getItem(key)).toBeNull()
  widget.destroy({ forget: true })
  dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(key)).toBeNull()
})

it('begins anew with another version of the bot', async () => {
  const before = await talk()
  before.widget.destroy()
  const after = visit({ bot: { ...bot, version: '2' } })
  await eventually(() => expect(after.told).toContain('ready'))
  after.widget.open()
  await eventually(() => expect(after.text()).toContain('Bread?'))
  expect(after.text()).not.toContain('Where to?')
})

it.each(['{', 'null', '[]', '{"session":{"format":2}}', '{"session":{"format":1,"items":[{}]}}'])(
  'begins anew from %s, without a word',
  async stored => {
    localStorage.setItem(key, stored)
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    const { widget, text } = visit()
    widget.open()
    await eventually(() => expect(text()).toContain('Bread?'))
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  },
)

it.each(['SecurityError', 'QuotaExceededError'])(
  'talks on where storage ends in a %s',
  async name => {
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')]
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', name)
      })
    await talk()
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  },
)

/** A bot that asks one thing. */
const asking = (type: string, data: object) => ({
  id: 'bakery',
  version: '1',
  nodes: [
    { id: 'a', type, data },
    { id: 'b', type: 'ask-name', data: { questionText: 'Who are you?' } },
  ],
  edges: [{ source: 'a', target: 'b' }],
})

it.each([
  [
    'a date',
    asking('user-input', { questionText: 'When?', type: 'date' }),
    '2026-11-24',
    '.note',
    'November 24, 2026',
  ],
  [
    'a place',
    asking('ask-location', { questionText: 'Where?' }),
    'Elm Street 4',
    'input',
    'Elm Street 4',
  ],
])('shows %s that was given, after a reload', async (_, asked, answer, selector, shown) => {
  const before = visit({ bot: asked })
  before.widget.open()
  await eventually(() => {
    before.widget.send(answer)
    expect(before.text()).toContain('Who are you?')
  })
  before.widget.destroy()
  const after = visit({ bot: asked })
  await eventually(() => expect(after.text()).toContain('Who are you?'))
  const drawn = after.host?.shadowRoot?.querySelector(`[role=log] .field-card ${selector}`)
  expect(drawn instanceof HTMLInputElement ? drawn.value : drawn?.textContent).toContain(shown)
})

const appointment = {
  calendarPrompt: 'When?',
  showTimeSelection: true,
  showPastDates: true,
  weeklyHours: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
    dayName => ({
      dayName,
      available: true,
      slots: [
        { start: '09:00', end: '10:00' },
        { start: '14:00', end: '15:00' },
      ],
    }),
  ),
}
const pickedIn = ({ host }: ReturnType<typeof visit>) => ({
  day: host?.shadowRoot
    ?.querySelector('.month [aria-selected=true] button')
    ?.getAttribute('aria-label'),
  note: host?.shadowRoot?.querySelector('.calendar .note')?.textContent,
  slot: host?.shadowRoot?.querySelector('.slots [aria-pressed=true]')?.textContent,
})
/** Presses the second that there is. */
const press = ({ host }: ReturnType<typeof visit>, selector: string) =>
  host?.shadowRoot?.querySelectorAll<HTMLElement>(selector)[1]?.click()

it('shows the date that was picked in a calendar without times, after a reload', async () => {
  const asked = asking('calendar', { ...appointment, showTimeSelection: false })
  const before = visit({ bot: asked })
  before.widget.open()
  await eventually(() => {
    if (!before.text().includes('Who')) press(before, '.day:not([aria-disabled])')
    expect(before.text()).toContain('Who are you?')
  })
  const { day, note } = pickedIn(before)
  expect(day).toContain('(chosen)')
  before.widget.destroy()
  const after = visit({ bot: asked })
  await eventually(() => expect(after.text()).toContain('Who are you?'))
  expect(pickedIn(after)).toMatchObject({ day, note })
})

it('shows the date and the time that were picked in a calendar, after a reload at each step', async () => {
  const asked = asking('calendar', appointment)
  const before = visit({ bot: asked })
  before.widget.open()
  await eventually(() => {
    if (!before.text().includes('PM - ')) press(before, '.day:not([aria-disabled])')
    expect(before.text()).toContain('PM - ')
  })
  const { day, note } = pickedIn(before)
  expect(day).toContain('(chosen)')
  before.widget.destroy()

  const halfway = visit({ bot: asked })
  await eventually(() => expect(halfway.text()).toContain('PM - '))
  expect(pickedIn(halfway)).toEqual({ day, note, slot: undefined })
  await eventually(() => {
    press(halfway, '.slots .option:not([aria-disabled])')
    expect(halfway.text()).toContain('Who are you?')
  })
  halfway.widget.destroy()

  const after = visit({ bot: asked })
  await eventually(() => expect(after.text()).toContain('Who are you?'))
  expect(pickedIn(after)).toMatchObject({
    day,
    note,
    slot: expect.stringMatching(/^2:00.*\(chosen\)$/),
  })
  const free = after.host?.shadowRoot?.querySelectorAll(
    '.calendar :is(.day, .option):not([aria-disabled])',
  )
  expect(free).toHaveLength(0)
})

it.each([
  [
    'a file',
    { file: 'plan.pdf', size: '2048' },
    { kind: 'file', maxBytes: 5 },
    ['plan.pdf', '2048'],
    /plan\.pdf.*2/,
  ],
  [
    'boxes',
    {},
    {
      kind: 'checks',
      options: [
        { id: 'x', label: 'Rye' },
        { id: 'y', label: 'Oats' },
      ],
    },
    ['y'],
    /Rye.*Oats \(chosen\)/,
  ],
])('shows %s as chosen, after a reload', async (_, __, prompt, picked, shown) => {
  const before = await talk()
  before.widget.destroy()
  const kept = JSON.parse(localStorage.getItem(key) ?? '')
  kept.session.items.unshift({
    kind: 'asked',
    id: 1,
    nodeId: 'z',
    at: 1,
    open: false,
    prompt,
    picked,
  })
  localStorage.setItem(key, JSON.stringify(kept))
  const after = visit()
  await eventually(() => expect(after.text()).toContain('Where to?'))
  expect(after.text()).toMatch(shown)
})

it('a chat that was closed stays closed, though its bot opens it by itself', async () => {
  const eager = { ...bot, customizations: { botAutoOpen: true, botAutoOpenDelay: 0 } }
  const before = await talk({ bot: eager })
  before.widget.close()
  before.widget.destroy()
  const after = visit({ bot: eager })
  const opened: string[] = []
  after.widget.on('open', () => opened.push('open'))
  await eventually(() => expect(after.told).toContain('ready'))
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(opened).toEqual([])
})

it('two tabs with local storage have one conversation, in which the first answer counts', async () => {
  const one = await talk()
  const two = visit()
  await eventually(() => expect(two.text()).toContain('Where to?'))
  two.widget.send('two@example.org')
  one.widget.send('one@example.org')
  await eventually(() => expect(one.text()).toMatch(/We write to .*@example.org/))
  await eventually(() => expect(two.text()).toMatch(/We write to .*@example.org/))
  expect(one.text().includes('one@')).toBe(two.text().includes('one@'))
  expect(one.text().includes('one@')).toBe(!one.text().includes('two@'))
  const kept = /\w+@example.org/.exec(one.text())?.[0] ?? ''
  one.widget.destroy()
  two.widget.destroy()
  const three = visit()
  await eventually(() => expect(three.text()).toContain(`We write to ${kept}.`))
})

it('what cannot be drawn is left out, and runs nothing', async () => {
  const before = await talk()
  before.widget.destroy()
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const whole = JSON.parse(localStorage.getItem(key) ?? '')
  const hostile = [
    {
      kind: 'said',
      content: {
        kind: 'text',
        html: '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>',
      },
    },
    { kind: 'said', content: { kind: 'script', html: 'window.ran = 1' } },
    { kind: 'said', content: { kind: 'constructor' } },
    { kind: 'said', content: { kind: 'link', src: 'javascript:window.ran = 1', label: {} } },
    { kind: 'said', at: 'never', content: { kind: 'text', html: { toString: 1 } } },
    { kind: 'replied', text: { type: 'script', props: { children: 'window.ran = 1' } } },
    { kind: 'asked', prompt: { kind: 'rating', max: 1e12 }, picked: [] },
    { kind: 'asked', prompt: { kind: 'calendar', today: 'x', date: 'y' }, picked: 7 },
    { kind: 'asked', prompt: { kind: '__proto__' } },
  ]
  whole.session.items.unshift(...hostile.map(item => ({ id: 1, nodeId: 'z', at: 1, ...item })))
  localStorage.setItem(key, JSON.stringify(whole))
  const after = visit()
  await eventually(() => expect(after.text()).toContain('Where to?'))
  expect(after.text()).toContain('Hello')
  expect(
    after.host?.shadowRoot?.querySelector('script, [onerror], [href^="javascript"]'),
  ).toBeNull()
  expect('ran' in window).toBe(false)
})
