import { describe, expect, it } from 'vitest'
import { presets } from '../../themes/index.js'
import { breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { inTurn } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const talk = inTurn(
  ['message', { text: 'Rye, wheat or spelt? '.repeat(200) }],
  ['ask-custom-question', { questionText: 'And you?' }],
)
const tag = (attributes: string, html = '') =>
  pageWith(`<script async src="/talkgraph.js" data-chatbot-id="talk" ${attributes}></script>`, html)
const pages = {
  '/': tag(''),
  '/dark': tag('data-color-scheme="dark"'),
  '/auto': tag('data-color-scheme="auto"'),
  '/nonsense': tag('data-color-scheme="red"'),
  '/own': pageWith(`<script type="module" src="/own.js"></script>`),
  '/own.js': {
    body: `import { mount } from '/talkgraph.esm.js'
      mount({ typingDelay: 1, chatbotId: 'talk', server: location.origin, colorScheme: 'dark', customizations: { userMsgColor: '#ffeecc' } })`,
    headers: { 'content-type': 'text/javascript' },
  },
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({ bots: { talk: { ...talk, id: 'talk' } }, pages })

async function open(path: string) {
  const chat = await site.open(path)
  await chat.launcher.click()
  return chat
}

const restyle = ({ page }: Chat, looks: object) =>
  page.evaluate(given => {
    const widgets: Map<string, { setCustomizations(given: object): void }> = Reflect.get(
      window,
      'Talkgraph',
    ).widgets
    for (const widget of widgets.values()) widget.setCustomizations(given)
  }, looks)
/** White or nearly, however the browser writes what was mixed. */
const whiteGround = /^(?:rgb\(255, 255, 255\)|color\(srgb 1 1 (?:1|0\.9\d*)\))$/
const ground = ({ page }: Chat, part: string) =>
  page
    .locator(`[part~=${part}]`)
    .first()
    .evaluate(element => getComputedStyle(element).backgroundColor)
const picture = (chat: Chat) =>
  chat.page
    .locator('[part=transcript]')
    .evaluate(element => getComputedStyle(element).backgroundImage)

const white = 'rgb(255, 255, 255)'
const dark = 'rgb(23, 25, 31)'

it('carries no preset in the one file', async () => {
  const file = await (await fetch(`${site.origin}/talkgraph.js`)).text()
  expect(file).toContain('talkgraph-widget')
  for (const { customizations } of [presets.midnight, presets.meadow, presets.ocean])
    expect(file).not.toContain(customizations.headerBgColor ?? '')
})

describe('setCustomizations', () => {
  it('restyles at once and keeps the focus, what is typed and how far the transcript is scrolled', async () => {
    const chat = await open('/')
    await chat.isAsked()
    await chat.field.fill('Half a sentence')
    await chat.field.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 6))
    await chat.log.evaluate(log => {
      log.scrollTop = 30
      Reflect.set(window, 'logBefore', log)
    })
    await chat.field.focus()

    await restyle(chat, {
      ...presets.midnight.customizations,
      widgetPosition: 'left',
      hideBrand: true,
    })

    await expect.poll(() => ground(chat, 'transcript')).toBe('rgb(20, 22, 31)')
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    await expect.poll(() => chat.field.inputValue()).toBe('Half a sentence')
    expect(
      await chat.field.evaluate((field: HTMLTextAreaElement) => [
        field.selectionStart,
        field.selectionEnd,
      ]),
    ).toEqual([4, 6])
    expect(await chat.log.evaluate(log => log.scrollTop)).toBe(30)
    expect(await chat.log.evaluate(log => log === Reflect.get(window, 'logBefore'))).toBe(true)
    expect(site.complaints).toEqual([])
  })

  it('gives the bot’s own looks back for undefined', async () => {
    const chat = await open('/')
    await restyle(chat, { headerBgColor: '#000' })
    await expect.poll(() => ground(chat, 'header')).toBe('rgb(0, 0, 0)')
    await restyle(chat, { headerBgColor: undefined })
    await expect.poll(() => ground(chat, 'header')).toBe('rgb(27, 85, 243)')
  })

  it('leaves everything as it is for what is hostile', async () => {
    const chat = await open('/')
    const hostile = [
      'red;}*{display:none',
      'url(javascript:alert(1))',
      'var(--x)',
      'expression(alert(1))',
      Number.NaN,
    ]
    for (const value of hostile)
      await restyle(chat, {
        headerBgColor: value,
        fontSize: value,
        chatBgImg: 'a") red',
        font: `x;${value}`,
      })
    expect(await ground(chat, 'header')).toBe('rgb(27, 85, 243)')
    await expect.poll(() => chat.window.isVisible()).toBe(true)
    // Whoever writes the page is told of each value that is none, and of nothing else.
    expect(site.complaints.length).toBeGreaterThan(0)
    const told = /^Talkgraph: .*(?:headerBgColor|fontSize|chatBgImg|font)/
    expect(site.complaints.filter(complaint => !told.test(complaint))).toEqual([])
  })
})

describe('the background', () => {
  it('is a gradient from the one colour to the other', async () => {
    const chat = await open('/')
    await restyle(chat, {
      chatBgType: 'gradient',
      gradientBgOne: '#010203',
      gradientBgTwo: '#040506',
    })
    await expect.poll(() => picture(chat)).toBe('linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))')
  })

  it('is an image of the bot’s server under a mask at 40 %', async () => {
    const chat = await open('/')
    await restyle(chat, {
      chatBgType: 'image',
      chatBgImg: '/bread.svg',
      chatBgMaskColor: '#ff0000',
    })
    const mask = 'linear-gradient(color(srgb 1 0 0 / 0.4), color(srgb 1 0 0 / 0.4))'
    await expect.poll(() => picture(chat)).toContain(`${mask}, url("${site.origin}/bread.svg")`)
  })

  it('is one colour, without a mask, while there is no image', async () => {
    const chat = await open('/')
    await restyle(chat, { chatBgType: 'image', chatBgColor: '#eeeeee' })
    await expect.poll(() => ground(chat, 'transcript')).toBe('rgb(238, 238, 238)')
    expect(await picture(chat)).toBe('none')
  })

  it('that is dark makes composer and footer dark as well', async () => {
    const chat = await open('/')
    await expect.poll(() => ground(chat, 'window')).toMatch(whiteGround)
    await restyle(chat, { chatBgColor: 'hsl(0 0% 10%)' })
    await expect.poll(() => ground(chat, 'window')).not.toMatch(whiteGround)
    await restyle(chat, { chatBgColor: 'ivory' })
    await expect.poll(() => ground(chat, 'window')).toMatch(whiteGround)
  })
})

describe('the colour scheme', () => {
  it.each(['/', '/nonsense'])(
    'is light at %s, whatever the page and the system have',
    async path => {
      const chat = await open(path)
      await chat.page.emulateMedia({ colorScheme: 'dark' })
      await chat.page.evaluate(() =>
        document.documentElement.style.setProperty('color-scheme', 'dark'),
      )
      expect(await ground(chat, 'transcript')).toBe(white)
    },
  )

  it('is dark when it is asked for, but for what the owner has set and what stands on it', async () => {
    const chat = await open('/own')
    await expect.poll(() => ground(chat, 'transcript')).toBe(dark)
    await chat.says('Hello')
    await expect.poll(() => ground(chat, 'user-bubble')).toBe('rgb(255, 238, 204)')
    expect(
      await chat.page
        .locator('[part~=user-bubble]')
        .evaluate(bubble => getComputedStyle(bubble).color),
    ).toBe('rgb(0, 0, 0)')
  })

  it('can be asked for by the script tag', async () => {
    const chat = await open('/dark')
    await expect.poll(() => ground(chat, 'transcript')).toBe(dark)
  })

  it('follows the page where it is auto, and the system where the page leaves it open', async () => {
    const chat = await open('/auto')
    const set = (scheme: string) =>
      chat.page.evaluate(
        value => document.documentElement.style.setProperty('color-scheme', value),
        scheme,
      )
    await expect.poll(() => ground(chat, 'transcript')).toBe(white)
    await chat.page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => ground(chat, 'transcript')).toBe(dark)
    await set('light')
    await expect.poll(() => ground(chat, 'transcript')).toBe(white)
    await set('light dark')
    await expect.poll(() => ground(chat, 'transcript')).toBe(dark)
    await chat.page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => ground(chat, 'transcript')).toBe(white)
    await set('only dark')
    await expect.poll(() => ground(chat, 'transcript')).toBe(dark)
  })
})
