import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeChromium } from './chromium.js'
import { byLooks, violationsOn } from './judge.js'
import { openPlayground } from './playground-site.js'

let playground: Awaited<ReturnType<typeof openPlayground>>

beforeAll(async () => {
  playground = await openPlayground()
})
afterAll(async () => {
  await closeChromium()
  playground.close()
})

it.each<[string, Record<string, string>]>([
  ['above the page', { mode: 'live-chat' }],
  ['in a popup', { mode: 'popup' }],
  ['in place of the page', { mode: 'full-page' }],
  ['in a preview', { build: 'preview', embedded: 'yes' }],
])('finds a text that cannot be read %s', async (_, query) => {
  // The browser skips a transcript that is out of sight, and so does axe.
  const { page, close } = await playground.open('n-choices', query, { width: 1280, height: 1400 })
  expect(await violationsOn(page, byLooks)).toEqual([])
  await restyle(page, '.option { color: #bbb !important }')
  expect(await violationsOn(page, byLooks)).toEqual([
    expect.stringMatching(/^color-contrast: .*I want to order/),
  ])
  await close()
})

it('judges what fades in, or pulses for ever, as it is at rest', async () => {
  const { page, close } = await playground.open('n-choices')
  await page.locator('.options').evaluate(options => {
    const faint = { opacity: [0.1, 0.2] }
    options.animate(faint, 1e9)
    options.firstElementChild?.animate(faint, {
      duration: 1e9,
      iterations: Number.POSITIVE_INFINITY,
    })
  })
  expect(await violationsOn(page, byLooks)).toEqual([])
  await close()
})

it('leaves the page as it has found it', async () => {
  const { page, close } = await playground.open('n-choices')
  const option = page.getByRole('button', { name: 'When are you open?' })
  await option.focus()
  await violationsOn(page)
  expect(await option.evaluate(option => option.matches(':focus'))).toBe(true)
  expect(await page.locator('html > talkgraph-widget:popover-open').count()).toBe(1)
  await close()
})

it('refuses to judge a page without a widget', async () => {
  const { page, close } = await playground.open('n-choices')
  await page.locator('talkgraph-widget').evaluate(host => host.remove())
  await expect(violationsOn(page)).rejects.toThrow('axe has not looked into the widget.')
  await close()
})

/** Adds rules to every sheet that the widget is drawn with. */
async function restyle(page: Page, rules: string) {
  await page.locator('.window').evaluate((window, rules) => {
    const root = window.getRootNode()
    if (!(root instanceof ShadowRoot)) throw new Error('The window is not in a shadow root.')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    root.adoptedStyleSheets.push(sheet)
  }, rules)
}
