import { afterEach, describe, expect, it } from 'vitest'
import { casesOf } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const page = (options: object, script = '') =>
  pageWith(
    `<p><a href="#top">A link</a> <input aria-label="Search"></p><div style="height: 3000px">Much to read</div>
    <script type="module">
      import { mount } from '/talkgraph.esm.js'
      ${script}
      const tags = () => [document.documentElement, document.body].map(tag => tag.cloneNode().outerHTML)
      const before = tags().join()
      window.isUntouched = () => tags().join() === before
      window.chat = mount({ chatbotId: 'bakery', server: location.origin, typingDelay: 1, ...${JSON.stringify(options)} })
    </script>`,
  )
const popup = { mode: 'popup' }
const owned = {
  logoText: ' ',
  enableTagline: true,
  tagline: 'Baked today',
  enableCustomBrand: true,
  customBrand: 'Corner & Co',
  customBrandLink: 'https://corner.example/',
}
const pages = {
  '/popup': page(popup),
  '/styled': page(
    popup,
    "document.documentElement.style.overflowY = 'scroll'; document.body.style.setProperty('overflow-x', 'clip', 'important')",
  ),
  '/chat': page({}),
  '/whole-page': page({ mode: 'full-page' }),
  '/owned': page({ customizations: owned }),
  '/bare': page({ customizations: { hideLogo: true, hideBrand: true, hideAvatar: true } }),
  '/bread.svg': { body: breadSvg },
}
const phone = { width: 390, height: 844 }

const site = setUpSite({ bots: { bakery }, pages })
afterEach(() => expect(site.complaints).toEqual([]))

/** Are the tags of the page's root and body as they were before the widget came? */
const isUntouched = () => site.page.evaluate(() => Reflect.get(window, 'isUntouched')())
const scrolled = () => site.page.evaluate(() => scrollY)
/** Does a turn of the wheel over the page's upper left corner scroll it? */
async function scrolls(): Promise<boolean> {
  const before = await scrolled()
  await site.page.mouse.move(5, 5)
  await site.page.mouse.wheel(0, 200)
  // The wheel is heard before the second frame.
  await site.page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  return (await scrolled()) !== before
}
const isInWidget = () =>
  site.page.evaluate(() => document.activeElement?.localName === 'talkgraph-widget')
const isModal = (chat: Chat) =>
  chat.window.evaluate(
    dialog => dialog.matches(':modal') && dialog.getAttribute('aria-modal') === 'true',
  )

describe('a popup', () => {
  it('keeps the focus inside while it is open, and gives it back to the launcher', async () => {
    const chat = await site.open('/popup')
    await chat.launcher.focus()
    await chat.page.keyboard.press('Enter')
    await expect.poll(() => chat.focused()).toBe('Yes, please')
    expect(await isModal(chat)).toBe(true)
    for (const key of ['Tab', 'Shift+Tab']) {
      const places = new Set<string>()
      for (let press = 0; press < 12; press++) {
        await chat.page.keyboard.press(key)
        // Between its end and its beginning lies the browser's own bar.
        if (await isInWidget()) places.add(await chat.focused())
        await expect
          .poll(() => chat.page.evaluate(() => document.activeElement?.matches('a, input')))
          .toBe(false)
      }
      expect([...places]).toEqual(expect.arrayContaining(['Close window', 'Yes, please']))
      expect([...places]).not.toContain('Close chat')
    }
    await chat.page.keyboard.press('Escape')
    await chat.window.waitFor({ state: 'hidden' })
    await expect.poll(() => chat.focused()).toBe('Open chat')
  })

  it('is closed by a click beside it, and not by marking a text until beyond its edge', async () => {
    const chat = await site.open('/popup')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    const { mouse } = chat.page
    await chat.log.getByText('Welcome').hover()
    await mouse.down()
    await mouse.move(20, 300)
    await mouse.up()
    await chat.page.mouse.click(640, 500)
    await expect.poll(() => chat.window.isVisible()).toBe(true)
    await mouse.click(20, 300)
    await chat.window.waitFor({ state: 'hidden' })
    await expect.poll(() => chat.focused()).toBe('Open chat')
  })

  it.each(casesOf(['/popup'], ['/styled']))(
    'keeps the page of %s from scrolling or moving, and gives it back as it was',
    async path => {
      const chat = await site.open(path)
      await chat.launcher.waitFor()
      await chat.page.evaluate(() => scrollTo(0, 700))
      const width = () =>
        chat.page
          .getByText('Much to read')
          .boundingBox()
          .then(box => box?.width)
      const before = await width()
      expect(await scrolls()).toBe(true)
      const place = await scrolled()
      await chat.launcher.click()
      await chat.option('Yes, please').waitFor()
      expect(await width()).toBe(before)
      expect(await scrolls()).toBe(false)
      await chat.page.keyboard.press('Escape')
      await chat.window.waitFor({ state: 'hidden' })
      await expect.poll(isUntouched).toBe(true)
      expect(await scrolled()).toBe(place)
      expect(await scrolls()).toBe(true)
    },
  )

  it('that the page opens takes the focus only when the visitor turns to it', async () => {
    const chat = await site.open('/popup')
    await chat.launcher.waitFor()
    await chat.page.getByLabel('Search', { exact: true }).focus()
    await chat.page.evaluate(() => Reflect.get(window, 'chat').open())
    await chat.option('Yes, please').waitFor()
    await chat.page.keyboard.type('rye')
    await expect
      .poll(() => chat.page.getByLabel('Search', { exact: true }).inputValue())
      .toBe('rye')
    expect(await isModal(chat)).toBe(false)
    expect(await scrolls()).toBe(false)
    await chat.page.keyboard.press('Tab')
    await expect.poll(isInWidget).toBe(true)
    expect(await isModal(chat)).toBe(true)
  })

  it('that the page opens becomes modal under a click, which is not lost, and Escape closes it before', async () => {
    const chat = await site.open('/popup')
    await chat.launcher.waitFor()
    const openByPage = () => chat.page.evaluate(() => Reflect.get(window, 'chat').open())
    await openByPage()
    await chat.option('Yes, please').waitFor()
    await chat.page.keyboard.press('Escape')
    await chat.window.waitFor({ state: 'hidden' })
    await openByPage()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    expect(await isModal(chat)).toBe(true)
    await expect.poll(() => chat.focused()).toBe('Type a message...')
  })

  it('leaves nothing behind when it is destroyed while it is open', async () => {
    const chat = await site.open('/styled')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(await isUntouched()).toBe(false)
    await chat.page.evaluate(() => Reflect.get(window, 'chat').destroy())
    await expect.poll(isUntouched).toBe(true)
    expect(await scrolls()).toBe(true)
  })
})

describe('on a phone', () => {
  it('the window is modal, and the page behind does not scroll until it is closed', async () => {
    const chat = await site.open('/chat', phone)
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(await isModal(chat)).toBe(true)
    expect(await scrolls()).toBe(false)
    await chat.page.getByRole('button', { name: 'Close window' }).click()
    await chat.window.waitFor({ state: 'hidden' })
    await expect.poll(() => chat.focused()).toBe('Open chat')
    await expect.poll(isUntouched).toBe(true)
    expect(await scrolls()).toBe(true)
  })

  it.each([
    ['/chat', phone],
    ['/whole-page', phone],
    ['/chat', { width: 844, height: 390 }],
  ])('the window of %s keeps to what the keyboard leaves of %j', async (path, viewport) => {
    const chat = await site.open(path, viewport)
    if (path === '/chat') await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.window.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    const show = (height: number, offsetTop: number, scale: number) =>
      chat.page.evaluate(
        values => {
          for (const [name, value] of Object.entries(values))
            Object.defineProperty(visualViewport, name, { configurable: true, value })
          visualViewport?.dispatchEvent(new Event('resize'))
        },
        { height, offsetTop, scale },
      )
    await show(300, 40, 1)
    await expect
      .poll(() => chat.window.boundingBox())
      .toEqual({ x: 0, y: 40, width: viewport.width, height: 300 })
    await show(100, 40, 3)
    await expect.poll(() => chat.window.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
  })
})

it('a window in place of the page keeps it from scrolling until it is destroyed', async () => {
  const chat = await site.open('/whole-page')
  await chat.option('Yes, please').waitFor()
  expect(await scrolls()).toBe(false)
  await chat.page.evaluate(() => Reflect.get(window, 'chat').destroy())
  await expect.poll(isUntouched).toBe(true)
  expect(await scrolls()).toBe(true)
})

describe('the head and the foot', () => {
  it('show the bot’s name cut to 10 characters, a tagline and the owner’s brand with its link', async () => {
    const chat = await site.open('/owned')
    await chat.launcher.click()
    await expect.poll(() => chat.window.locator('[part=title]').textContent()).toBe('Corner Bak...')
    await expect.poll(() => chat.window.locator('[part=tagline]').textContent()).toBe('Baked today')
    const brand = chat.window.getByRole('link', { name: 'Corner & Co' })
    await expect.poll(() => brand.getAttribute('href')).toBe('https://corner.example/')
  })

  it('show a text and a logo of our own, or nothing', async () => {
    const chat = await site.open('/chat')
    await chat.launcher.click()
    await expect.poll(() => chat.window.locator('[part=title]').textContent()).toBe('Support')
    await expect
      .poll(() => chat.window.locator('[part=footer]').textContent())
      .toBe('Powered by  Talkgraph')
    await expect.poll(() => chat.window.locator('[part=footer] svg').count()).toBe(1)
    await site.page.context().close()
    const bare = await site.open('/bare')
    await bare.launcher.click()
    await bare.option('Yes, please').waitFor()
    await expect
      .poll(() => bare.window.locator('[part=logo], [part=avatar], [part=footer]').count())
      .toBe(0)
  })
})
