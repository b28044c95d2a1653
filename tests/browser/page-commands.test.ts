import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { startServer } from '../../server/app/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { botWithWebhook } from '../../server/testing/bots.js'
import { startUpstream } from '../../server/testing/upstream.js'
import type { TranscriptLine } from '../../src/index.js'
import { itAtLength } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { textOf } from './downloaded.js'
import { setUpSite } from './set-up-site.js'
import { pageWith, type Served } from './site.js'

const kinds = {
  plain: { customizations: { allowDownload: true, botToggleSound: true } },
  leaving: { triggers: [{ on: 'exit' }] },
  timed: { triggers: [{ on: 'time', seconds: 0.1 }] },
  scrolling: { triggers: [{ on: 'scroll', percent: 50 }] },
  linked: { triggers: [{ on: 'address' }] },
  paged: { triggers: [{ on: 'page', pages: ['/paged/prices*'], once: 'visitor' }] },
  asking: {
    prefill: ['plan'],
    prefillMessage: 'q',
    elements: [
      {
        nodes: [
          { id: 'hi', type: 'welcome', data: { text: 'Plan: {plan}. Owner: {owner}.' } },
          { id: 'ask', type: 'ask-custom-question', data: { questionText: 'What about it?' } },
        ],
        edges: [{ source: 'hi', target: 'ask' }],
      },
    ],
    variables: ['plan', 'owner'],
  },
}
const names = Object.keys(kinds)
const bots = Object.fromEntries(
  Object.entries(kinds).flatMap(([id, rest]) => {
    const bot = { ...bakery, ...rest, id }
    return [
      [id, bot],
      [`${id}/launcher`, JSON.parse(launcherRecord(projectBot(id, parseBot(bot))))],
    ]
  }),
)
const search = '<input aria-label="Search">'
const long = '<div style="height: 3000px"></div>'
const page = (id: string, file = 'talkgraph-main') =>
  pageWith(`${search}${long}<script async src="/${file}.js" data-chatbot-id="${id}"></script>`)
const queue = `<script>
  counts = []
  ;(window.Talkgraph = window.Talkgraph || []).push(['hide'], ['on', 'unread', ({ count }) => counts.push(count)])
</script><button onclick="Talkgraph.push(['open'])">Help</button>`

const pages: Record<string, Served> = {
  ...Object.fromEntries(names.map(id => [`/${id}`, page(id)])),
  ...Object.fromEntries(names.map(id => [`/loader/${id}`, page(id, 'talkgraph-loader')])),
  '/bread.svg': { body: breadSvg },
  '/paged/prices/2026': page('paged'),
  '/own-button': pageWith(
    `${queue}<script async src="/talkgraph-loader.js" data-chatbot-id="plain"></script>`,
  ),
  '/element': pageWith(
    `<talkgraph-widget chatbot-id="plain" locale="en"></talkgraph-widget><script async src="/talkgraph.js"></script>`,
  ),
}
const site = setUpSite({ bots, pages })

const push = (...command: unknown[]) =>
  site.page.evaluate(args => Reflect.get(window, 'Talkgraph').push(args), command)
const told = (method: 'isOpen' | 'getUnread' | 'getTranscript') =>
  site.page.evaluate(name => {
    const [widget] = Reflect.get(window, 'Talkgraph').widgets.values()
    return widget[name]()
  }, method)
const transcript = async () =>
  (await told('getTranscript')).map(({ by, message }: TranscriptLine) => [by, message])
/** What opens the chat under the bot's conditions has come. */
const watches = ({ page }: Chat) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('talkgraph-triggers')),
  )
const atRest = (chat: Chat) =>
  chat.page.waitForFunction(() => !!customElements.get('talkgraph-widget'))

itAtLength(
  'a page says who its visitor is, and a server believes it by the right hash alone',
  async () => {
    const secret = 'a secret of the operator, long enough'
    const upstream = await startUpstream((_, response) => response.end('{}'))
    const config = {
      url: `${upstream.url}/`,
      includeAnswerVariables: true,
      waitForResponse: true,
      showResponse: false,
      body: { who: '{identity.id}' },
    }
    const bot = { ...botWithWebhook(config), id: 'orders' }
    const server = await startServer({
      port: 0,
      allowHosts: [upstream.host],
      identitySecret: secret,
      bots: { orders: bot },
    })
    const right = createHmac('sha256', secret).update('u-7').digest('hex')
    const wrong = right.replace(/^./, digit => (digit === '0' ? '1' : '0'))
    for (const [hash, verified] of [
      [right, true],
      [wrong, false],
    ] as const) {
      const who = JSON.stringify({ id: 'u-7', name: 'Ada', hash })
      pages['/orders'] = pageWith(
        `<script>Talkgraph = [['identify', ${who}]]</script><script async src="${server.url}/talkgraph.js" data-chatbot-id="orders"></script>`,
      )
      const chat = await site.open('/orders')
      await chat.launcher.click()
      await chat.hears('Bye')
      expect(JSON.parse(upstream.received.at(-1)?.body ?? '')).toMatchObject({
        who: 'u-7',
        identity: { id: 'u-7', name: 'Ada', verified },
      })
      expect(site.complaints).toEqual([])
      await chat.page.close()
    }
    await server.stop(0)
    await upstream.close()
  },
  120_000,
)

it('a page with a button of its own hides the launcher, opens the chat, and learns what goes on in it', async () => {
  const chat = await site.open('/own-button')
  await atRest(chat)
  const help = chat.page.getByRole('button', { name: 'Help' })
  await help.focus()
  // What the page has pressed before the bot is there is kept.
  await chat.page.keyboard.press('Enter')
  await chat.window.waitFor()
  expect(await told('isOpen')).toBe(true)
  expect(await chat.launcher.count()).toBe(0)
  // All of it is said again, while the window is closed.
  await chat.page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['restart'], ['close']))
  await chat.window.waitFor({ state: 'hidden' })
  const counts = () => site.page.evaluate(() => Reflect.get(window, 'counts'))
  await expect.poll(() => told('getUnread')).toBeGreaterThan(1)
  expect((await counts()).slice(0, 2)).toEqual([1, 2])
  await push('show')
  await chat.launcher.waitFor()
  await chat.launcher.focus()
  await chat.page.keyboard.press('Enter')
  await chat.option('Yes, please').click()
  expect([await told('isOpen'), await told('getUnread'), (await counts()).at(-1)]).toEqual([
    true,
    0,
    0,
  ])
  await chat.isAsked()
  const said = await transcript()
  expect(said).toContainEqual(['user', 'Yes, please'])
  expect(said.at(-1)).toEqual(['bot', 'Where may we write to?'])

  const grounds = () =>
    chat.window.evaluate(window =>
      Array.from(
        window.querySelectorAll('*'),
        element => getComputedStyle(element).backgroundColor,
      ).join(),
    )
  const light = await grounds()
  await push('setColorScheme', 'dark')
  await expect.poll(grounds).not.toBe(light)
  await push('setLocale', 'de')
  await chat.page.getByRole('button', { name: 'Gespräch neu beginnen' }).waitFor()
  await push('setLocale', 'en')
  await chat.restart.waitFor()
  // What stands in the conversation has stayed, and it goes on.
  expect(await transcript()).toEqual(said)
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
  expect(site.complaints).toEqual([])
})

it('a visitor downloads the transcript and switches the sounds off, by keyboard', async () => {
  const before = site.asked.length
  const chat = await site.open('/plain')
  await chat.page.evaluate(() => {
    const Own = AudioContext
    Reflect.set(window, 'sounds', 0)
    window.AudioContext = class extends Own {
      constructor() {
        super()
        Reflect.set(window, 'sounds', Reflect.get(window, 'sounds') + 1)
      }
    }
  })
  const sounds = () => chat.page.evaluate(() => Reflect.get(window, 'sounds'))
  await chat.launcher.click()
  await expect.poll(sounds).toBe(1)
  await chat.option('Yes, please').click()
  const button = chat.page.getByRole('button', { name: 'Download transcript' })
  await button.focus()
  const coming = chat.page.waitForEvent('download')
  await chat.page.keyboard.press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^Corner Bakery Assistant \d{4}-\d\d-\d\d\.txt$/)
  expect(await textOf(download)).toMatch(/You: Yes, please/)

  const off = chat.page.getByRole('button', { name: 'Sounds' })
  await expect.poll(() => off.getAttribute('aria-pressed')).toBe('true')
  await off.focus()
  await chat.page.keyboard.press('Space')
  await expect.poll(() => off.getAttribute('aria-pressed')).toBe('false')
  await chat.launcher.click()
  await chat.window.waitFor({ state: 'hidden' })
  await chat.launcher.click()
  await chat.window.waitFor()
  expect(await sounds()).toBe(1)
  // Where the bot has no trigger, nothing is fetched for one.
  expect(site.asked.slice(before).filter(path => path.includes('triggers'))).toEqual([])
  expect(site.complaints).toEqual([])
})

it.each(['', '/loader'])(
  'a trigger, by %s/, opens the chat once, and leaves the focus to the page',
  async folder => {
    const chat = await site.open(`${folder}/leaving`)
    const { page } = chat
    const focusSearch = () => page.getByLabel('Search').focus()
    const leave = () =>
      page.evaluate(() =>
        document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
      )
    await atRest(chat)
    await chat.launcher.waitFor()
    await focusSearch()
    // What watches may still be on its way.
    await expect.poll(() => leave().then(() => chat.window.isVisible())).toBe(true)
    await expect.poll(() => chat.focused()).toBe('Search')
    await chat.launcher.click()
    await chat.window.waitFor({ state: 'hidden' })
    await page.reload()
    await watches(chat)
    await chat.launcher.waitFor()
    for (let index = 0; index < 5; index++) await leave()
    expect(await chat.window.count()).toBe(0)

    // Each in a visit of its own.
    const opens = async (path: string, act = focusSearch) => {
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('about:blank')
      await page.goto(`${site.origin}${path}`)
      await act()
      await chat.window.waitFor()
      const active = () => page.evaluate(() => document.activeElement?.localName)
      expect(await active(), path).not.toBe('talkgraph-widget')
    }
    await opens(`${folder}/timed`)
    await opens(`${folder}/linked?talkgraph=open`)
    await opens(`${folder}/linked#talkgraph`)
    await opens(`${folder}/linked`, () =>
      page.evaluate(() => history.pushState(null, '', '#talkgraph')),
    )
    await opens(`${folder}/scrolling`, async () => {
      await atRest(chat)
      expect(await chat.window.count()).toBe(0)
      await page.evaluate(() => scrollTo(0, 2500))
    })
    expect(site.complaints).toEqual([])
  },
)

it('a trigger on some pages opens there, also by a router, and once per visitor', async () => {
  const chat = await site.open('/paged')
  const { page } = chat
  await watches(chat)
  expect(await chat.window.count()).toBe(0)
  // What watches may still be on its way.
  const walk = () =>
    page.evaluate(() => history.pushState(null, '', `/paged/prices/${Math.random()}`))
  await expect.poll(() => walk().then(() => chat.window.isVisible())).toBe(true)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${site.origin}/paged/prices/2026`)
  await watches(chat)
  await chat.launcher.focus()
  expect(await chat.window.count()).toBe(0)
  // It still opens for a visitor who presses it.
  await chat.page.keyboard.press('Enter')
  await chat.window.waitFor()
})

it('a link brings what the bot names, and nothing else; its question is not sent by itself', async () => {
  const chat = await site.open('/asking?plan=gold&owner=me&q=What%20about%20rye%3F&name=Eve')
  await chat.launcher.click()
  await chat.hears('Plan: gold. Owner: .')
  await expect.poll(() => chat.field.inputValue()).toBe('What about rye?')
  expect(await chat.log.getByText('What about rye?').count()).toBe(0)
  await chat.field.press('Enter')
  await chat.hears('What about rye?')
  await expect.poll(() => chat.field.inputValue()).toBe('')
  expect(site.complaints).toEqual([])
})

it('the attributes of an element in the page are live', async () => {
  const chat = await site.open('/element')
  await chat.launcher.focus()
  await chat.page.keyboard.press('Enter')
  await chat.option('Yes, please').click()
  await chat.isAsked()
  const set = (name: string, value: string) =>
    chat.page.evaluate(
      ([key, text]) => document.querySelector('talkgraph-widget')?.setAttribute(key, text),
      [name, value] as const,
    )
  await set('locale', 'de')
  await chat.page.getByRole('button', { name: 'Gespräch neu beginnen' }).waitFor()
  await set('locale', 'en')
  await chat.restart.waitFor()
  await chat.log.getByText('Where may we write to?').waitFor()
  await set('chatbot-id', 'asking')
  await chat.launcher.and(chat.page.getByRole('button', { expanded: false })).waitFor()
  await chat.launcher.focus()
  await chat.page.keyboard.press('Enter')
  await chat.hears('What about it?')
  expect(await chat.page.locator('talkgraph-widget').count()).toBe(1)
  expect(site.complaints).toEqual([])
})
