import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:"
const kept = pageWith(
  '<script async src="/talkgraph.js" data-chatbot-id="bakery" data-persistence="local"></script>',
)
const pages = {
  '/': { ...kept, headers: { 'content-security-policy': policy } },
  '/about': kept,
  '/bread.svg': { body: breadSvg },
}

let site: Site
let current: Visit | undefined

beforeAll(async () => {
  site = await openSite({ bots: { bakery }, pages })
})
afterEach(() => current?.close())
afterAll(async () => {
  await site.close()
  await closeChromium()
})

it('goes on where it was after a reload and on another page, and reads nothing of it aloud again', async () => {
  current = await visit(`${site.origin}/`)
  const { page, complaints } = current
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.isAsked()
  for (const go of [() => page.reload(), () => page.goto(`${site.origin}/about`)]) {
    await go()
    await chat.hears('Where may we write to?')
    await chat.isAsked()
    await expect.poll(() => chat.option('Yes, please').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => chat.option('Not this time').getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('[aria-live=polite].unseen p').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  }
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
  await page.reload()
  await chat.hears('We will write to ada@example.com.')
  expect(await chat.log.getByText('Welcome to the').count()).toBe(1)
  await chat.launcher.click()
  await chat.window.waitFor({ state: 'hidden' })
  await page.reload()
  await chat.launcher.waitFor()
  await expect.poll(() => chat.window.isHidden()).toBe(true)
  expect(complaints).toEqual([])
})

it('goes on with a conversation of 5,000 messages', async () => {
  current = await visit(`${site.origin}/`)
  const { page, complaints } = current
  const chat = new Chat(page)
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.isAsked()
  // Kept as the page goes, so it is put there by the next one.
  await page.addInitScript(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      const kept = JSON.parse(text)
      const [said] = kept.session.items
      if (kept.session.items.length > 1000) continue
      kept.session.items.unshift(...Array.from({ length: 5000 }, () => said))
      localStorage.setItem(key, JSON.stringify(kept))
    }
  })
  await page.reload()
  await chat.isAsked()
  await expect.poll(() => chat.log.getByText('Welcome to the').count()).toBeGreaterThan(5000)
  await chat.says('ada@example.com')
  await chat.hears('We will write to ada@example.com.')
  expect(complaints).toEqual([])
})
