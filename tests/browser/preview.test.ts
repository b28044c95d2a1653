import { afterAll, beforeAll, expect, it } from 'vitest'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { expectAccessible } from './judge.js'
import { openPlayground } from './playground-site.js'
import { visit } from './visit.js'

let playground: Awaited<ReturnType<typeof openPlayground>>
let origin: string

beforeAll(async () => {
  playground = await openPlayground()
  origin = playground.origin
})
afterAll(async () => {
  await closeChromium()
  playground.close()
})

const open = (type: string, more = '', viewport?: { width: number; height: number }) =>
  visit(`${origin}/${type}?build=preview&typingDelay=0${more}`, viewport)

it('is a modal of either size that keeps the focus and gives it back, by keyboard alone', async () => {
  const { page, complaints, close } = await open('ask-email', '', { width: 1440, height: 900 })
  const chat = new Chat(page)
  const preview = page.getByRole('dialog', { name: '- Preview' })
  const button = (name: string) => preview.getByRole('button', { name, exact: true })
  const width = async () => (await preview.boundingBox())?.width
  const opener = page.getByRole('button', { name: 'Open the preview' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => chat.focused()).toBe('Type a message...')
  await expectAccessible(page)

  await expect.poll(width).toBe(550)
  await button('Mobile size').focus()
  await page.keyboard.press('Space')
  await expect.poll(width).toBe(380)
  await expect.poll(() => button('Mobile size').getAttribute('aria-pressed')).toBe('true')
  await button('Desktop size').click()
  await expect.poll(width).toBe(550)

  // Nothing behind the modal can be reached, nor scrolled away.
  const scrolls = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  expect(await scrolls()).toBe('hidden')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(false)
  }
  await chat.says('ann@example.org')
  await page.locator('[data-event=complete]').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => preview.count()).toBe(0)
  await expect.poll(() => chat.focused()).toBe('Open the preview')
  expect(await scrolls()).toBe('visible')
  expect(complaints).toEqual([])
  await close()
})

it('stands in the page in template details, and shows there why a bot cannot be loaded', async () => {
  const { page, close } = await open('yes-or-no-choice', '&embedded', { width: 390, height: 844 })
  const chat = new Chat(page)
  const preview = page.getByRole('region', { name: '- Preview' })
  await preview.getByRole('button', { name: 'Restart conversation' }).waitFor()
  expect(await preview.getByRole('button', { name: 'Close window' }).count()).toBe(0)
  await chat.log.getByRole('button').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take the nodes out or in' }).click()
  const alert = page.getByRole('alert')
  await expect.poll(() => alert.textContent()).toMatch(/^SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR /)
  await page.getByRole('button', { name: 'Take the nodes out or in' }).click()
  await chat.log.getByRole('button').first().waitFor()
  await expect.poll(() => alert.textContent()).toBe('')
  await close()
})
