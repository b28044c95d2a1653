import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { casesOf, itAtLength } from '../arbitraries/cases.js'
import { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const ask = (id: string, questionText: string, answerVariable: string) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText, answerVariable },
})
const call = (id: string) => ({
  id,
  type: 'webhook',
  data: { waitForResponse: true, showResponse: false, answerVariable: id },
})
const nodes = [
  ask('who', 'Who are you?', 'name'),
  call('order'),
  { id: 'done', type: 'message', data: { text: 'Ordered for {name}: {order}.' } },
  ask('more', 'Anything else?', 'more'),
  call('extra'),
  { id: 'bye', type: 'message', data: { text: 'And {more}: {extra}. See you!' } },
]
const shop = {
  id: 'shop',
  name: 'Shop',
  version: '1',
  nodes,
  edges: nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id, target: id })),
}
const tag =
  '<script async src="/talkgraph.js" data-chatbot-id="shop" data-persistence="local"></script>'
const site = setUpSite({ bots: { shop }, pages: { '/': pageWith(tag), '/plain': pageWith('') } })

/** The webhooks that were called, and the names in the order in which answers were given. */
let calls: string[] = []
let heard: string[] = []
/** Lets the calls that wait have their answers. */
let release = () => {}

beforeEach(() => {
  calls = []
  heard = []
})

/** Opens the shop in two tabs of one browser; `held`: webhooks wait for `release`. */
async function openTwo({ held = false, locks = true, channels = true } = {}) {
  const { page } = await site.visit('about:blank')
  const context = page.context()
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await context.route('**/sessions', route => route.fulfill({ json: { token: 't' } }))
  await context.route('**/webhook', async route => {
    calls.push(new URL(route.request().url()).pathname.split('/').at(-2) ?? '')
    if (held) await released
    // The tab that asked may be gone.
    await route.fulfill({ json: { status: 200, body: 'yes' } }).catch(() => undefined)
  })
  if (!locks)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'locks', { value: undefined }),
    )
  if (!channels)
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  await context.exposeFunction('hear', (name: string) => heard.push(name))
  const open = async (tab: Page) => {
    await tab.goto(`${site.origin}/`)
    const chat = new Chat(tab)
    await chat.launcher.waitFor()
    await tab.evaluate(() => {
      const hear: (key: string) => void = Reflect.get(window, 'hear')
      Reflect.get(window, 'Talkgraph').push([
        'on',
        'answer',
        ({ key }: { key: string }) => hear(key),
      ])
    })
    return chat
  }
  const first = await open(page)
  return { first, open: async () => open(await context.newPage()) }
}

const withLocks = [['locks', true]] as const
const without = [['no locks, as on pages without https', false]] as const

describe.each(casesOf(withLocks, without))('two tabs with %s', (_, locks) => {
  it('show one conversation; it goes on in either, each answer and each call counts once', async () => {
    const { first, open } = await openTwo({ locks })
    await first.launcher.click()
    await first.hears('Who are you?')
    const second = await open()
    await second.hears('Who are you?')
    await second.says('Ada')
    await second.hears('Anything else?')
    await first.hears('Ordered for Ada: yes.')
    await first.says('Rye')
    await second.hears('And Rye: yes. See you!')
    await first.hears('And Rye: yes. See you!')
    expect(calls).toEqual(['order', 'extra'])
    expect(heard).toEqual(['who', 'order', 'more', 'extra'])
    for (const { log } of [first, second])
      for (const text of ['Who are you?', 'Ada', 'Anything else?'])
        expect(await log.getByText(text, { exact: true }).count()).toBe(1)
    await first.page.reload()
    await first.hears('See you!')
    expect(calls).toHaveLength(2)
  })

  it('of two answers to one question the first counts', async () => {
    const { first, open } = await openTwo({ locks })
    await first.launcher.click()
    await first.isAsked()
    const second = await open()
    await second.isAsked()
    await first.field.fill('Ada')
    await second.field.fill('Bob')
    await Promise.all([first.field.press('Enter'), second.field.press('Enter')])
    await first.hears('Anything else?')
    await second.hears('Anything else?')
    const [name] = (await first.log.getByText(/^Ordered for/).innerText()).match(/Ada|Bob/) ?? []
    await second.hears(`Ordered for ${name}: yes.`)
    expect([calls, heard]).toEqual([['order'], ['who', 'order']])
  })

  it('one goes on when the other is closed while a call is under way', async () => {
    const { first, open } = await openTwo({ held: true, locks })
    await first.launcher.click()
    await first.isAsked()
    const second = await open()
    await first.says('Ada')
    await second.log.getByText('Ada', { exact: true }).waitFor()
    await expect.poll(() => calls).toEqual(['order'])
    await first.page.close()
    release()
    await second.hears('Ordered for Ada: yes.')
    await second.says('Rye')
    await second.hears('See you!')
    expect(heard.filter(key => key === 'who')).toHaveLength(1)
  })

  it('the one that leads does what the visitor wants in the other while it waits for a call', async () => {
    const { first, open } = await openTwo({ held: true, locks })
    await first.launcher.click()
    await first.isAsked()
    const second = await open()
    await first.says('Ada')
    await expect.poll(() => calls).toEqual(['order'])
    await second.restart.click()
    await second.page.getByRole('button', { name: 'Start again' }).click()
    await second.isAsked()
    await first.isAsked()
    await second.says('Bob')
    await second.log.getByText('Bob', { exact: true }).waitFor()
    release()
    await first.hears('Ordered for Bob: yes.')
    expect(await first.log.getByText('Ada').count()).toBe(0)
  })
})

/** As the browser does when it keeps a page for the way back, and when the visitor goes that way. */
const transition = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate(name => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)

it.each(casesOf([true], [false]))(
  'a page that is gone back to goes on where the conversation stands, locks: %s',
  async locks => {
    const { first, open } = await openTwo({ locks })
    await first.launcher.click()
    await first.isAsked()
    await transition(first.page, 'pagehide')
    const held = () => first.page.evaluate(async () => (await navigator.locks?.query())?.held ?? [])
    await expect.poll(held).toEqual([])
    const second = await open()
    await second.says('Ada')
    await second.hears('Anything else?')
    await second.page.close()
    expect(await first.log.getByText('Ada', { exact: true }).count()).toBe(0)
    await transition(first.page, 'pageshow')
    await first.hears('Ordered for Ada: yes.')
    await first.says('Rye')
    await first.hears('See you!')
    expect([calls, heard]).toEqual([
      ['order', 'extra'],
      ['who', 'order', 'more', 'extra'],
    ])
  },
)

itAtLength(
  'in a browser without channels each tab has the conversation for itself, from where it was kept',
  async () => {
    const { first, open } = await openTwo({ channels: false })
    await first.launcher.click()
    await first.says('Ada')
    await first.hears('Anything else?')
    const second = await open()
    await second.says('Rye')
    await second.hears('See you!')
    await first.says('Oats')
    await first.hears('And Oats: yes. See you!')
    expect(await second.log.getByText('Oats').count()).toBe(0)
  },
)

/** Makes a tab as deaf as one that the system has put to sleep: it waits for an answer, and does nothing beside. */
async function freeze({ page }: Chat) {
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  const isFrozen = page.waitForRequest('**/thaw')
  await page.route('**/thaw', async route => {
    await answered
    await route.fulfill({ body: '' })
  })
  const thawed = page.evaluate(() => {
    const request = new XMLHttpRequest()
    request.open('GET', '/thaw', false)
    request.send()
  })
  await isFrozen
  return async () => {
    answer()
    await thawed
  }
}

it('a tab takes the lead from one that is frozen', async () => {
  const { first, open } = await openTwo()
  await first.launcher.click()
  await first.isAsked()
  const second = await open()
  await second.isAsked()
  const thaw = await freeze(first)
  await second.says('Ada')
  await second.hears('Anything else?')
  await thaw()
  await first.hears('Anything else?')
  expect([calls, heard]).toEqual([['order'], ['who', 'order']])
})

itAtLength(
  'a tab that was frozen when another came and took the lead shows what is said there',
  async () => {
    const { first, open } = await openTwo()
    await first.launcher.click()
    await first.isAsked()
    const thaw = await freeze(first)
    const second = await open()
    await second.isAsked()
    await thaw()
    await second.says('Ada')
    await second.hears('Anything else?')
    await first.hears('Anything else?')
    expect([calls, heard]).toEqual([['order'], ['who', 'order']])
  },
)
