import { expect, it } from 'vitest'
import { itAtLength } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { hostileStyles } from './hostile-styles.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const quick = '<script type="module" src="/quick.js"></script>'
const sheets = Object.entries(hostileStyles)
const pages = {
  '/blank': pageWith(quick),
  '/all': pageWith(quick, sheets.map(([, css]) => `<style>${css}</style>`).join('')),
  '/quick.js': {
    body: `import { mount } from '/talkgraph.esm.js'
      let chat
      window.remount = () => {
        chat?.destroy()
        chat = mount({ chatbotId: 'bakery', server: location.origin, typingDelay: 1, persistence: 'none' })
      }
      remount()`,
  },
  '/bread.svg': { body: breadSvg },
}
const site = setUpSite({ bots: { bakery }, pages })

/** Where each part of the chat stands, and how it looks, part by part. */
const portrait = ({ page }: Chat) =>
  page.evaluate(() => {
    const looks = [
      'color',
      'backgroundColor',
      'fontFamily',
      'fontSize',
      'fontWeight',
      'lineHeight',
      'letterSpacing',
      'textTransform',
      'textAlign',
      'textIndent',
      'direction',
      'writingMode',
      'display',
      'visibility',
      'opacity',
      'pointerEvents',
      'cursor',
    ] as const
    const widget = document.querySelector('talkgraph-widget')?.shadowRoot
    const parts = widget?.querySelectorAll('.frame, .frame :not(.unseen, .unseen *)') ?? []
    return Array.from(parts, element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      return [
        `${element.localName}.${element.getAttribute('class')} ${element.getAttribute('part')}`,
        ...[x, y, width, height].map(Math.round),
        ...looks.map(name => `${name}: ${style[name]}`),
      ].join(', ')
    })
  })

/** Does a press at the middle of it reach the chat? */
const isOnTop = (chat: Chat, part: string) =>
  chat.page.evaluate(selector => {
    const found = document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector(selector)
    if (!found) return `no ${selector}`
    const { x, y, width, height } = found.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.localName
  }, part)

const isInTopLayer = (chat: Chat) =>
  chat.page.evaluate(() => document.querySelector('talkgraph-widget')?.matches(':popover-open'))

/** Presses by the mouse where a part of the chat is to be seen, not by what the page says of it. */
async function press(chat: Chat, part: string) {
  const spot = () =>
    chat.page.evaluate(selector => {
      const found = document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector(selector)
      const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
      return { x: x + width / 2, y: y + height / 2, width }
    }, part)
  await expect.poll(async () => (await spot()).width).toBeGreaterThan(0)
  const { x, y } = await spot()
  await chat.page.mouse.click(x, y)
  await chat.page.mouse.move(5, 5)
}

const shows = (chat: Chat, text: string) =>
  chat.page.waitForFunction(
    words =>
      document
        .querySelector('talkgraph-widget')
        ?.shadowRoot?.querySelector('[role=log]')
        ?.textContent?.includes(words),
    text,
  )

async function openChat(path: string): Promise<Chat> {
  const chat = await site.open(path)
  await pressOpen(chat)
  // Times are written when their entries have come in.
  const isTimed = () =>
    chat.log
      .locator('time')
      .evaluateAll(all => all.length > 0 && all.every(time => time.textContent !== ''))
  await expect.poll(isTimed).toBe(true)
  return chat
}

/** Opens the chat by its launcher; it comes to rest at the first question. */
async function pressOpen(chat: Chat) {
  await press(chat, '.launcher')
  await chat.page.waitForFunction(() => {
    const shadow = document.querySelector('talkgraph-widget')?.shadowRoot
    // The picture of the greeting has its size.
    return shadow?.querySelectorAll('.option').length === 2 && shadow.querySelector('img')?.complete
  })
}

/** In the page: puts a style sheet in the place of the one before. */
function putStyle(css: string) {
  document.querySelector('style')?.remove()
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
}

itAtLength(
  'a page with a style sheet leaves the chat its place and looks, above all else, whatever the sheet does',
  {
    timeout: 240_000,
  },
  async () => {
    const chat = await openChat('/blank')
    const expected = await portrait(chat)
    for (const [name, css] of sheets) {
      await chat.page.evaluate(putStyle, css)
      await chat.page.evaluate(() => Reflect.get(window, 'remount')())
      await pressOpen(chat)
      await expect.poll(() => portrait(chat), { message: name }).toEqual(expected)
      expect(await isInTopLayer(chat), name).toBe(true)
      for (const part of ['.launcher', '.option', '.header'])
        expect(await isOnTop(chat, part), `${part} on a page that ${name}`).toBe('talkgraph-widget')
      await press(chat, '.option')
      await shows(chat, 'Where may we write to?')
    }
    expect(site.complaints).toEqual([])
  },
)

it('a conversation is held on a page that does all of it at once', async () => {
  const chat = await openChat('/all')
  await press(chat, '.option')
  await shows(chat, 'Where may we write to?')
  await press(chat, 'textarea:not([disabled])')
  await chat.page.keyboard.type('ada@example.com')
  await press(chat, '.send')
  await shows(chat, 'We will write to ada@example.com.')
  await press(chat, '.launcher')
  await chat.page.waitForFunction(
    () =>
      !document
        .querySelector('talkgraph-widget')
        ?.shadowRoot?.querySelector('.window')
        ?.checkVisibility(),
  )
  expect(site.complaints).toEqual([])
})

it('sheets that come after the chat has been opened change nothing of it either', {
  timeout: 240_000,
}, async () => {
  const chat = await openChat('/blank')
  const expected = await portrait(chat)
  for (const [name, css] of sheets) {
    await chat.page.evaluate(putStyle, css)
    await expect.poll(() => portrait(chat), { message: name }).toEqual(expected)
    expect(await isInTopLayer(chat), name).toBe(true)
    expect(await isOnTop(chat, '.option'), name).toBe('talkgraph-widget')
  }
  expect(site.complaints).toEqual([])
})
