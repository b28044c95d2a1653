import { describe, expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const looks = {
  bakery: {},
  second: { widgetSize: 64 },
  third: { widgetPosition: 'left' },
  fourth: { disabledUrls: ['/elsewhere'] },
}
const bots = Object.fromEntries(
  Object.entries(looks).flatMap(([id, customizations]) => {
    const bot = { ...bakery, id, name: `The ${id}`, customizations }
    const record = launcherRecord(projectBot(id, parseBot(bot)))
    return [
      [id, bot],
      [`${id}/launcher`, JSON.parse(record)],
    ]
  }),
)
const tags = (file: string) =>
  pageWith(
    Object.keys(looks)
      .map(id => `<script src="/${file}" data-chatbot-id="${id}"></script>`)
      .join(''),
  )
const pages = {
  '/talkgraph': tags('talkgraph.js'),
  '/loader': tags('talkgraph-loader.js'),
  '/bread.svg': { body: breadSvg },
}
const site = setUpSite({ bots, pages })

/** Where the launchers stand, in the order of their elements. */
const boxes = ({ launcher }: Chat) =>
  launcher.evaluateAll(all =>
    all.map(each => {
      const { x, y, width } = each.getBoundingClientRect()
      return { right: innerWidth - x - width, left: x, bottom: innerHeight - y - width, width }
    }),
  )

describe.each(['/talkgraph', '/loader'])('the launchers of several bots on %s', path => {
  it('stand side by side, each at its own side of the page, and each can be pressed', async () => {
    const chat = await site.open(path)
    await expect.poll(async () => (await boxes(chat)).length).toBe(4)
    const [first, second, third, fourth] = await boxes(chat)
    if (!first || !second || !third || !fourth) throw new Error('A launcher is missing.')
    expect([second.right - first.right, fourth.right - second.right]).toEqual([50 + 12, 64 + 12])
    expect(third.left).toBe(first.right)
    await chat.launcher.first().click()
    await chat.option('Yes, please').waitFor()
    await chat.launcher.first().click()
    await chat.window.waitFor({ state: 'hidden' })
    await chat.launcher.nth(3).click()
    await expect.poll(() => chat.window.count()).toBe(1)
    expect(site.complaints).toEqual([])
  })

  it('are told apart by name', async () => {
    const chat = await site.open(path)
    const names = Object.keys(looks).map(id => `Open chat – The ${id}`)
    await expect
      .poll(() => chat.launcher.evaluateAll(all => all.map(each => each.ariaLabel)))
      .toEqual(names)
    await chat.page.getByRole('button', { name: 'Open chat – The second' }).click()
    await chat.page.getByRole('button', { name: 'Close chat – The second' }).waitFor()
  })

  it('stand one above the other on a phone', async () => {
    const chat = await site.open(path, { width: 390, height: 780 })
    await expect.poll(async () => (await boxes(chat)).length).toBe(4)
    const [first, second, third, fourth] = await boxes(chat)
    if (!first || !second || !third || !fourth) throw new Error('A launcher is missing.')
    expect([second.right, fourth.right]).toEqual([first.right, first.right])
    expect([second.bottom - first.bottom, fourth.bottom - second.bottom]).toEqual([
      50 + 12,
      64 + 12,
    ])
    expect(third.bottom).toBe(first.bottom)
    await chat.launcher.first().click()
    await chat.option('Yes, please').waitFor()
  })

  it('close up when one goes or is not to be seen', async () => {
    const chat = await site.open(path)
    await expect.poll(async () => (await boxes(chat)).length).toBe(4)
    const before = await boxes(chat)
    await chat.page.evaluate(() => history.pushState(null, '', '/elsewhere'))
    await expect.poll(() => chat.launcher.count()).toBe(3)
    await chat.page.evaluate(() => history.pushState(null, '', '/back'))
    await expect.poll(async () => (await boxes(chat)).at(-1)?.right).toBe(before.at(-1)?.right)
    await chat.launcher.first().hover()
    await chat.page.waitForFunction(() => 'mount' in Reflect.get(window, 'Talkgraph'))
    await chat.page.evaluate(() =>
      Reflect.get(window, 'Talkgraph').push(['destroy', { chatbotId: 'second' }]),
    )
    await expect.poll(() => chat.launcher.count()).toBe(3)
    await expect
      .poll(async () => (await boxes(chat)).at(-1)?.right)
      .toBe((before[0]?.right ?? 0) + 50 + 12)
  })
})
