import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asTab, findFirefox, openFirefox, unpackFirefox } from './firefox.js'
import { keenBot, keenPage } from './keen-habits.js'
import { inTurn } from './look-bots.js'
import { openSite, pageWith, type Site } from './site.js'
import { inWidget, type Tab } from './tab.js'
import { openWebKit, unpackWebKit } from './webkit.js'

const patience = { timeout: 60_000, interval: 50 }
const options = ['Rye', 'Spelt', 'Wheat'].map((optionText, index) => ({
  id: `o${index}`,
  optionText,
}))
const images = ['Carrot', 'Cheese'].map((label, index) => ({
  id: `i${index}`,
  image: '/cake.svg',
  label,
}))
const slots = [
  { start: '09:00', end: '10:00' },
  { start: '17:00', end: '18:30' },
]

/** One of each kind of prompt. */
const bot = inTurn(
  ['message', { text: 'Good <b>morning</b> &amp; welcome' }],
  ['ask-custom-question', { questionText: 'What brings you here?' }],
  ['ask-email', { questionText: 'Where may we write to?' }],
  ['two-choices', { choicePrompt: 'Here or away?', choiceText1: 'Here', choiceText2: 'Away' }],
  ['image-choice', { questionText: 'Which cake?', images }],
  ['n-check-options', { checkOptionsPrompt: 'Which loaves?', options }],
  ['user-rating', { ratingPrompt: 'How do you like it?', type: 'star' }],
  ['rating-choice', { questionText: 'And the shop?', ratingType: 'smiley' }],
  ['opinion-scale-choice', { questionText: 'Would you recommend us?', from: 0, to: 10 }],
  ['user-range', { rangePrompt: 'For how many?', minVal: 4, maxVal: 20 }],
  [
    'calendar',
    {
      calendarPrompt: 'When?',
      showTimeSelection: true,
      timeZone: 'Pacific/Auckland',
      weeklyHours: [{ dayName: 'Friday', slots }],
    },
  ],
  ['user-input', { inputPrompt: 'When were you born?', type: 'date' }],
  ['ask-file', { questionText: 'A picture of it?' }],
  ['ask-location', { questionText: 'Where do you live?' }],
  ['message', { text: 'Thank you!' }],
)

/** It is always Monday, 9 March 2026. What the page complains of is kept in it. */
const page = pageWith(
  `<script type="module">
    import { mount } from '/talkgraph.esm.js'
    const clock = { setTimeout: (f, ms) => setTimeout(f, ms), clearTimeout: id => clearTimeout(id), now: () => Date.UTC(2026, 2, 9, 12) }
    const chat = mount({ bot: ${JSON.stringify(bot)}, typingDelay: 1, env: { clock } })
    chat.on('problem', ({ code, message }) => complaints.push(code + ': ' + message))
    chat.on('complete', ({ session }) => { window.session = session })
  </script>`,
  `<script>
    window.complaints = []
    for (const level of ['error', 'warn']) console[level] = (...texts) => complaints.push(texts.join(' '))
    addEventListener('error', ({ message }) => complaints.push(message))
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
  </script>`,
)

let site: Site
beforeAll(async () => {
  site = await openSite({
    bots: { asks: keenBot },
    pages: {
      '/': page,
      '/keen': keenPage,
      '/cake.svg': { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    },
  })
})
afterAll(() => site.close())

interface Opened {
  readonly tab: Tab
  close(): Promise<void>
}

const firefoxPath = findFirefox() ?? unpackFirefox()
const browsers: Readonly<Record<string, (() => Promise<Opened>) | false | undefined | ''>> = {
  Firefox:
    firefoxPath &&
    (async () => {
      const firefox = await openFirefox(firefoxPath)
      return { tab: asTab(await firefox.newPage()), close: () => firefox.close() }
    }),
  WebKit: unpackWebKit() && openWebKit,
}

describe.each(Object.entries(browsers).flatMap(([name, open]) => (open ? [{ name, open }] : [])))(
  'in $name',
  ({ open }) => {
    let browser: Opened
    beforeAll(async () => {
      browser = await open()
    })
    afterAll(() => browser?.close())

    it('what is typed in the chat stays there, on a page that wants every key', async () => {
      const { tab } = browser
      await tab.goto(`${site.origin}/keen`)
      await tab.click('.launcher')
      await isAsked(tab, 'What is your name?')
      await tab.click('textarea')
      await tab.type('Ann j/? two words sdxzrgv')
      expect(await tab.evaluate(`${inWidget('textarea')}.value`)).toBe('Ann j/? two words sdxzrgv')
      await tab.press('Enter')
      await vi.waitUntil(
        () => tab.evaluate(`${inWidget('[type=date]')}?.matches(':focus') === true`),
        patience,
      )
      await dateIs(tab, '2026-05-12')
      await tab.press('Enter')
      await vi.waitUntil(
        () => tab.evaluate(`${inWidget('.log')}.textContent.includes('Bye, Ann')`),
        patience,
      )
      expect(await tab.evaluate('document.activeElement.localName')).toBe('talkgraph-widget')
      expect(await tab.evaluate('heard')).toEqual([])
      expect(await tab.evaluate("document.querySelector('input').value")).toBe('')
    })

    it('a conversation is played with every kind of prompt', async () => {
      const { tab } = browser
      await tab.goto(site.origin)
      await tab.click('.launcher')
      for (const [question, answer] of Object.entries(answers)) {
        await isAsked(tab, question)
        await answer(tab)
      }
      await vi.waitUntil(() => tab.evaluate(`'session' in window`), patience)
      expect(await tab.evaluate('Object.values(window.session.answers)')).toEqual([
        'Bread',
        'ada@example.com',
        'Here',
        'Carrot',
        'Rye, Spelt',
        1,
        1,
        0,
        13,
        '2026-03-13 09:00 - 10:00 (Pacific/Auckland)',
        '1815-12-10',
        'tab.ts',
        'Main Street 3',
      ])
      expect(await tab.evaluate('window.complaints')).toEqual([])
      await tab.click('.launcher')
      await vi.waitUntil(() => tab.evaluate(`!${inWidget('.window')}.checkVisibility()`), patience)
    })
  },
)

const entry = '[data-prompt-entry]'
const prompt = `fieldset:has(${entry})`
const first = (tab: Tab) => tab.click(`.option${entry}`)
const confirm = (tab: Tab) => tab.click(`${prompt} .confirm`)
/** WebKit's driver takes such fields for covered, and does not click them. */
const focus = (tab: Tab, selector: string) => tab.evaluate(`${inWidget(selector)}.focus()`)
const say = (text: string) => async (tab: Tab) => {
  await tab.click('textarea')
  await tab.type(text)
  await tab.press('Enter')
}

/** How a date is typed differs from browser to browser. */
async function dateIs(tab: Tab, date: string): Promise<void> {
  const field = inWidget(`[type=date]${entry}`)
  const typed = `new Event('input', { bubbles: true })`
  await tab.evaluate(`Object.assign(${field}, { value: '${date}' }).dispatchEvent(${typed})`)
}

/** What a visitor does at each question. */
const answers: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  'What brings you here?': say('Bread'),
  'Where may we write to?': say('ada@example.com'),
  'Here or away?': first,
  'Which cake?': first,
  async 'Which loaves?'(tab) {
    await tab.click(`${prompt} [role=checkbox]`)
    await tab.click(`${prompt} [role=checkbox]:nth-of-type(2)`)
    await confirm(tab)
  },
  'How do you like it?': first,
  'And the shop?': first,
  'Would you recommend us?': first,
  async 'For how many?'(tab) {
    await focus(tab, `[type=range]${entry}`)
    await tab.press('ArrowRight')
    await confirm(tab)
  },
  async 'When?'(tab) {
    await tab.click('.day[aria-label^="Friday, March 13"]')
    await tab.click('.slots .option')
  },
  async 'When were you born?'(tab) {
    await dateIs(tab, '1815-12-10')
    await confirm(tab)
  },
  'A picture of it?': tab => tab.choose(`[type=file]${entry}`, join(import.meta.dirname, 'tab.ts')),
  async 'Where do you live?'(tab) {
    await focus(tab, `[type=text]${entry}`)
    await tab.type('Main Street 3')
    await confirm(tab)
  },
}

/** The question is there, and with it what answers it. */
const isAsked = (tab: Tab, question: string) =>
  vi.waitUntil(
    () =>
      tab.evaluate(
        `[...(${inWidget('.log')}?.querySelectorAll('.bot-bubble') ?? [])].at(-1)?.textContent === ${JSON.stringify(question)} && !!${inWidget(entry)}`,
      ),
    patience,
  )
