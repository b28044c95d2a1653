import { describe, expect, it } from 'vitest'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { expectAccessible } from './judge.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const looks = {
  plain: {},
  inviting: { chatIconCta: true, chatIconCtaText: 'May we help?', widgetPosition: 'left' },
  eager: { botAutoOpen: true },
  late: { botAutoOpen: true, botAutoOpenDelay: 1, botToggleSound: true },
  shy: { disabledUrls: ['/checkout'], disableSubUrls: true },
  picture: {
    widgetPosition: 'left',
    widgetOffsetLeft: 30,
    widgetOffsetBottom: 40,
    widgetSize: 64,
    widgetIconThemeType: 'Gradient',
    widgetIconImage: '/bread.svg',
  },
}

const bots = Object.fromEntries(
  Object.entries(looks).map(([id, customizations]) => [id, { ...bakery, id, customizations }]),
)
const tag = (id: string) => `<script async src="/talkgraph.js" data-chatbot-id="${id}"></script>`
const search = '<div role="search"><input aria-label="Search" autofocus></div>'
const pages = {
  ...Object.fromEntries(Object.keys(looks).map(id => [`/${id}`, pageWith(search + tag(id))])),
  '/checkout/pay': pageWith(tag('shy')),
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({ bots, pages })
/** With the bot's pauses, in which the window can be closed before everything was said. */
const openTimed = (path: string) => site.open(path, undefined, undefined, { pauses: true })

/** What a command of the host page does. */
const push = (...command: unknown[]) =>
  site.page.evaluate(args => Reflect.get(window, 'Talkgraph').push(args), command)

/** A client-side navigation. */
const go = (path: string) => site.page.evaluate(to => history.pushState(null, '', to), path)

it('stands where its owner puts it, in its size, with its picture', async () => {
  const chat = await site.open('/picture')
  await expect
    .poll(() => chat.launcher.boundingBox())
    .toEqual({ x: 16 + 30, y: 800 - 40 - 64, width: 64, height: 64 })
  await expect
    .poll(() => chat.launcher.evaluate(button => getComputedStyle(button).backgroundImage))
    .toContain('linear-gradient')
  await expect
    .poll(() => chat.launcher.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
})

describe('the invitation', () => {
  const text = (chat: Chat) => chat.page.getByRole('button', { name: 'May we help?' })
  const dismiss = (chat: Chat) => chat.page.getByRole('button', { name: 'Dismiss' })

  it('opens the chat by mouse, and is gone for good', async () => {
    const chat = await site.open('/inviting')
    await text(chat).click()
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.focused()).toBe('Yes, please')
    await chat.page.keyboard.press('Escape')
    await expect.poll(() => chat.focused()).toBe('Open chat')
    await expect.poll(() => text(chat).count()).toBe(0)
  })

  it('is sent away by keyboard, which leaves the focus on the launcher', async () => {
    const chat = await site.open('/inviting')
    await dismiss(chat).focus()
    await chat.page.keyboard.press('Enter')
    await expect.poll(() => text(chat).count()).toBe(0)
    await expect.poll(() => chat.focused()).toBe('Open chat')
    await push('setCustomizations', { widgetSize: 60 })
    await expect.poll(async () => (await chat.launcher.boundingBox())?.width).toBe(60)
    expect(await text(chat).count()).toBe(0)
  })

  it('has no axe violation, nor has the badge', async () => {
    const chat = await openTimed('/inviting')
    await text(chat).waitFor()
    await expectAccessible(site.page)
    await chat.launcher.click()
    await chat.window.waitFor()
    await chat.page.keyboard.press('Escape')
    await chat.page.getByText(/^[1-3] new messages$/).waitFor({ state: 'attached' })
    await expectAccessible(site.page)
  })
})

describe('opening by itself', () => {
  it('leaves the focus where it is', async () => {
    const chat = await site.open('/eager')
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.focused()).toBe('Search')
    expect(site.complaints).toEqual([])
  })

  it('makes no sound and no warning before the first gesture', async () => {
    const chat = await site.open('/late')
    await chat.option('Yes, please').waitFor()
    await chat.launcher.click()
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(site.complaints).toEqual([])
  })
})

describe('a page in disabledUrls', () => {
  it('shows no widget until the visitor goes on, and the conversation is kept', async () => {
    const chat = await site.open('/checkout/pay')
    await site.page.waitForFunction(() => document.querySelector('talkgraph-widget') !== null)
    await site.rests()
    expect(await chat.launcher.count()).toBe(0)
    await go('/shop')
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.hears('Where may we write to?')
    await go('/checkout')
    await expect.poll(() => chat.window.count()).toBe(0)
    await go('/shop?again')
    await chat.hears('Where may we write to?')
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    await site.page.goBack()
    await expect.poll(() => chat.window.count()).toBe(0)
    expect(site.complaints).toEqual([])
  })

  it('patches nothing of the page', async () => {
    await site.open('/shy')
    await site.page.waitForFunction(() => document.querySelector('talkgraph-widget') !== null)
    const patched = await site.page.evaluate(() =>
      [history.pushState, history.replaceState, addEventListener, fetch].filter(
        method => !String(method).includes('[native code]'),
      ),
    )
    expect(patched).toEqual([])
  })
})

describe('the unread badge', () => {
  it('counts what the bot says while closed, keeps the launcher its name, and goes on opening', async () => {
    const chat = await openTimed('/plain')
    await chat.launcher.click()
    await chat.page.keyboard.press('Escape')
    // On a slow machine the first may have been said, and seen, before the window was closed.
    await expect.poll(() => badge(chat)).toMatch(/^"[1-3]"$/)
    const described = chat.page.getByRole('button', {
      name: 'Open chat',
      exact: true,
      description: /^[1-3] new messages?$/,
    })
    await described.waitFor()
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => badge(chat)).toBe('none')
    await chat.launcher.click()
    await expect.poll(() => chat.launcher.getAttribute('aria-label')).toBe('Open chat')
    expect(await badge(chat)).toBe('none')
  })

  const badge = (chat: Chat) =>
    chat.launcher.evaluate(button => getComputedStyle(button, '::before').content)
})
