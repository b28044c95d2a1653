import { expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { standingBox } from './at-rest.js'
import { openChromium } from './chromium.js'
import { setUpServer } from './set-up-server.js'

const server = setUpServer({ apiKey: 'a-key-for-tests' })
const names = ['Ruth Calder', 'Daniel Marsh', 'Isla Fern'] as const

it.each([
  [1440, 3],
  [800, 2],
  [390, 1],
] as const)(
  'at %i pixels %i quotes stand beside one another, and their row has no end',
  async (width, shown) => {
    const { page, complaints } = await server.visit('/', { width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const slider = page.getByRole('region', { name: 'Quotes' })
    const seen = () => slider.locator('li:not([inert]) b').allTextContents()
    const from = (first: number) =>
      Array.from({ length: shown }, (_, index) => names[(first + index) % names.length])
    // Its script comes when it is near; then the place is set.
    await slider.scrollIntoViewIfNeeded()
    await slider.locator('ul[style*="--place"]').waitFor()
    await expect.poll(seen).toEqual(from(0))
    const dot = (at: number) => slider.getByRole('button', { name: `Quote of ${names[at]}` })
    await expect.poll(() => slider.getByRole('button').count()).toBe(3)
    await dot(0).focus()
    for (const at of [1, 2, 0]) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(seen).toEqual(from(at))
      await expect.poll(() => dot(at).getAttribute('aria-pressed')).toBe('true')
      expect(await dot(at).evaluate(button => button === document.activeElement)).toBe(true)
    }
    await page.keyboard.press('ArrowLeft')
    await expect.poll(seen).toEqual(from(2))
    await dot(1).click()
    await expect.poll(seen).toEqual(from(1))
    const place = () =>
      slider
        .locator('li:not([inert])')
        .first()
        .evaluate(slide => {
          const frame = slide.parentElement?.parentElement?.getBoundingClientRect()
          return Math.round(Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)))
        })
    await expect.poll(place).toBe(0)
    expect(complaints).toEqual([])
  },
)

itAtLength(
  'a slide takes 900 ms, and none for who wants no motion; without script the quotes are scrolled',
  async () => {
    const { page } = await server.visit('/', { width: 390, height: 800 })
    const track = page.getByRole('region', { name: 'Quotes' }).locator('ul')
    const takes = () => track.evaluate(row => getComputedStyle(row).transitionDuration)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await takes()).toBe('0.9s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await takes()).toBe('0s')
    const context = await (await openChromium()).newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    })
    const plain = await context.newPage()
    await plain.goto(server.url)
    await plain.getByText('Isla Fern').first().scrollIntoViewIfNeeded()
    const box = await plain.getByText('Isla Fern').first().boundingBox()
    expect(box && box.x >= 0 && box.x < 390).toBe(true)
    await context.close()
  },
)

itAtLength(
  'a finger swipes the quotes on and back without an end, and still scrolls the page',
  async () => {
    const context = await (await openChromium()).newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    })
    const page = await context.newPage()
    await page.goto(server.url)
    const slider = page.getByRole('region', { name: 'Quotes' })
    const row = slider.locator('ul[style*="--place"]')
    await slider.scrollIntoViewIfNeeded()
    await row.waitFor()
    const finger = await context.newCDPSession(page)
    const swipe = async (x: number, y: number) => {
      const box = await standingBox(row)
      const from = { x: 195, y: box.y + box.height / 2 }
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }],
        })
      await touch('touchStart', 0)
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part)
      await touch('touchEnd', 1)
    }
    const seen = () => slider.locator('li:not([inert]) b').allTextContents()
    const shows = async (name: string) => {
      await expect.poll(seen).toEqual([name])
      const left = () =>
        slider
          .locator('li:not([inert])')
          .evaluate(slide => Math.abs(Math.round(slide.getBoundingClientRect().left - 8)))
      await expect.poll(left).toBeLessThan(1)
    }
    await shows(names[0])
    for (const name of [names[1], names[2], names[0]]) {
      await swipe(-120, 4)
      await shows(name)
    }
    for (const name of [names[2], names[1]]) {
      await swipe(120, 4)
      await shows(name)
    }
    await swipe(-25, 0)
    await shows(names[1])
    const before = await page.evaluate(() => scrollY)
    await swipe(3, -150)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await shows(names[1])
    expect(page.url()).toBe(`${server.url}/`)
    await context.close()
  },
)
