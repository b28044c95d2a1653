import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from './judge.js'
import { openLooks, recorded } from './look-site.js'

let looks: Awaited<ReturnType<typeof openLooks>>

beforeAll(async () => {
  looks = await openLooks()
})
afterEach(() => looks.leave())
afterAll(() => looks.close())

it('plays films and sounds with captions, which a sound shows below itself', async () => {
  const chat = await looks.open('media', '/')
  const [video, audio] = [chat.log.locator('video'), chat.log.locator('audio')]
  await audio.waitFor()
  await expect.poll(() => video.getAttribute('aria-label')).toBe('Video')
  await expect.poll(() => video.getAttribute('preload')).toBe('metadata')
  await expect.poll(() => video.locator('track').getAttribute('kind')).toBe('captions')
  await expect.poll(() => video.getAttribute('crossorigin')).toBe('anonymous')
  await expect.poll(() => audio.getAttribute('crossorigin')).toBeNull()
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.controls)).toBe(true)
  await audio.evaluate((player: HTMLAudioElement) => player.play())
  await chat.hears('Good morning!')
})

it('says which media could not be loaded, where the page forbids them', async () => {
  const chat = await looks.open('media')
  for (const name of ['Video', 'Audio'])
    await chat.log.getByText(`Could not be loaded: ${name}`).waitFor()
  await expect.poll(() => chat.log.evaluate(log => log.scrollWidth - log.clientWidth)).toBe(0)
})

it('shows files, HTML and links, which open safely in a new tab', async () => {
  const chat = await looks.open('links')
  const link = (name: string) => chat.log.getByRole('link', { name })
  await link('Write').waitFor()
  await expect.poll(() => link('Price list.pdf').textContent()).toBe('Price list.pdf48.2 kB')
  await expect.poll(() => link('Price list.pdf').getAttribute('download')).toBe('Price list.pdf')
  await expect.poll(() => link('Open the shop').getAttribute('href')).toBe(`${looks.origin}/shop`)
  await expect.poll(() => link('Write').getAttribute('href')).toBe('mailto:us@bakery.example')
  for (const one of await chat.log.getByRole('link').all()) {
    await expect.poll(() => one.getAttribute('target')).toBe('_blank')
    await expect.poll(() => one.getAttribute('rel')).toBe('noopener noreferrer')
  }
  await expect
    .poll(() => chat.log.getByRole('heading', { name: 'Hours' }).getAttribute('style'))
    .toBeNull()
  await expect.poll(() => chat.log.locator('script, form, input').count()).toBe(0)
  await expectAccessible(chat.page)
  expect(looks.complaints()).toEqual([])
})

it('draws nothing from an address that is not allowed, and says so', async () => {
  const chat = await looks.open('attack')
  await chat.hears('Harmless')
  await expect.poll(() => chat.log.locator('video, audio, a[href]').count()).toBe(0)
  await expect.poll(() => recorded(chat, 'problems')).toEqual(Array(4).fill('BLOCKED_CONTENT'))
  await expect.poll(() => chat.page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

it('says what could not be loaded, leaves no room for what may not be shown, and keeps the avatar of its group beside the last', async () => {
  const chat = await looks.open('broken', '/')
  await chat.hears('Two')
  const endOf = async (selector: string) => {
    const box = await chat.log.locator(selector).first().boundingBox()
    return box && Math.round(box.y + box.height)
  }
  await expect.poll(() => endOf('.bubble:has-text("Two")')).not.toBeNull()
  await expect
    .poll(async () => (await endOf('.avatar')) === (await endOf('.bubble:has-text("Two")')))
    .toBe(true)
  const shown = chat.log.locator('.bubble').filter({ visible: true })
  await expect
    .poll(() => shown.allTextContents())
    .toEqual(['Could not be loaded: Image', 'One', 'Two'])
  await chat.log.focus()
  for (const _ of 'four') await chat.page.keyboard.press('ArrowUp')
  await chat.page.keyboard.press('End')
  await expect.poll(() => chat.focused()).toMatch(/^Two/)
})

it('lets a reply grow, and announces it once it is whole', async () => {
  const chat = await looks.open('reply')
  const announced = () => chat.page.locator('[aria-live=polite]').textContent()
  await chat.page.waitForFunction(() => 'grow' in window)
  await chat.page.evaluate(() => Reflect.get(window, 'grow')('Rye'))
  await chat.hears('Rye')
  await chat.page.evaluate(() => Reflect.get(window, 'grow')('Rye is'))
  await chat.hears('Rye is')
  await expect.poll(() => announced()).toBe('')
  await chat.page.evaluate(() =>
    Reflect.get(window, 'finish')({ ok: true, status: 200, body: 'Rye is done.' }),
  )
  await chat.page
    .locator('[aria-live=polite] p', { hasText: 'Rye is done.' })
    .waitFor({ state: 'attached' })
  await expect.poll(() => chat.log.locator('.bot-bubble', { hasText: 'Rye' }).count()).toBe(1)
})
