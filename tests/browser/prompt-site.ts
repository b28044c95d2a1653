import type { Locator } from 'playwright'
import { expect } from 'vitest'
import type { Catalogue } from '../../src/texts/english.js'
import { Chat } from './chat.js'
import * as judge from './judge.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'"

/** It is always Monday, 9 March 2026. */
const script = `import { mount } from '/talkgraph.esm.js'
  const clock = { setTimeout: (f, ms) => setTimeout(f, ms), clearTimeout: id => clearTimeout(id), now: () => Date.UTC(2026, 2, 9, 12) }
  const [chatbotId, locale] = location.search.slice(1).split('&')
  window.heard = []
  const chat = mount({ chatbotId, locale, server: location.origin, typingDelay: 1, env: { clock } })
  chat.on('answer', ({ value }) => heard.push(value))`

const page = pageWith('<script type="module" src="/ask.js"></script>')
const ownPages = {
  '/strict': { ...page, headers: { 'content-security-policy': policy } },
  '/ask.js': { body: script },
}

type Content = Parameters<typeof setUpSite>[0]

/** Serves a strict page for each bot, each of which asks one thing. */
export function setUpPrompts(bots: Content['bots'], pages: Content['pages'] = {}) {
  const site = setUpSite({ bots, pages: { ...ownPages, ...pages } })
  return { open, press, expectDone, expectAccessible }

  async function open(bot: string, texts: Partial<Catalogue> = {}) {
    const chat = await site.open(`/strict?${bot}`, { width: 390, height: 780 }, texts)
    await chat.launcher.focus()
    await chat.page.keyboard.press('Enter')
    await chat.log.locator('[data-prompt-entry]').first().waitFor()
    return chat
  }

  async function press(...keys: readonly string[]) {
    for (const key of keys) await site.page.keyboard.press(key)
  }

  async function expectDone(value: string) {
    await new Chat(site.page).hears('Thank you!')
    await expect.poll(() => site.page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([value])
    expect(site.complaints).toEqual([])
  }

  function expectAccessible() {
    return judge.expectAccessible(site.page)
  }
}

/** Is a control shown as one that can no longer be used? */
export const isLocked = (control: Locator) => control.getAttribute('aria-disabled')
