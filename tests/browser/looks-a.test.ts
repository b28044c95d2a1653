import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { askingBots, sayingBots, silence } from './look-bots.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
const page = pageWith('<script type="module" src="/ask.js"></script>')
const pages = {
  '/strict': { ...page, headers: { 'content-security-policy': policy } },
  '/': page,
  '/ask.js': {
    body: `import { mount } from '/talkgraph.esm.js'
      const call = (call, signal, onText) => new Promise(resolve => { window.grow = onText; window.finish = resolve })
      window.heard = []
      window.problems = []
      const chat = mount({ chatbotId: location.search.slice(1), server: location.origin, typingDelay: 1, env: { call } })
      chat.on('answer', ({ value }) => heard.push(value))
      chat.on('problem', ({ code }) => problems.push(code))`,
  },
  '/cake.svg': { body: breadSvg },
  '/greeting.wav': { body: silence, headers: { 'content-type': 'audio/wav' } },
  '/greeting.vtt': {
    body: 'WEBVTT\n\n00:00.000 --> 00:04.000\nGood morning!',
    headers: { 'content-type': 'text/vtt' },
  },
}

let site: Site
let current: Visit

beforeAll(async () => {
  site = await openSite({ bots: { ...askingBots, ...sayingBots }, pages })
})
afterEach(() => current.close())
afterAll(async () => {
  await site.close()
  await closeChromium()
})

async function open(bot: string, path = '/strict', viewport?: { width: number; height: number }) {
  current = await visit(`${site.origin}${path}?${bot}`, viewport)
  const chat = new Chat(current.page)
  await chat.launcher.focus()
  await chat.page.keyboard.press('Enter')
  return chat
}

const recorded = (name: 'heard' | 'problems') => current.page.evaluate(key => Reflect.get(window, key), name)

async function expectAccessible() {
  await current.page.evaluate(axe.source)
  const violations = await current.page.evaluate(async () => {
    // Animations that are under way would count as poor contrast.
    for (const animation of document.getAnimations()) animation.finish()
    const { violations } = await Reflect.get(window, 'axe').run()
    return violations.map(({ id, nodes }: axe.Result) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  })
  expect(violations).toEqual([])
}

/** Each prompt of buttons: what is picked, how it is reached by keyboard from the first button, what is recorded. */
const picks = [
  { bot: 'images', name: 'Cheesecake', keys: ['ArrowRight'], value: 'Cheesecake', count: 3 },
  { bot: 'numbers', name: '7', keys: ['End'], value: 7, count: 7 },
  { bot: 'stars', name: '4 of 5', keys: ['End', 'ArrowLeft'], value: 4, count: 5 },
  { bot: 'smileys', name: '2 of 5', keys: ['ArrowDown'], value: 2, count: 5 },
  { bot: 'scale', name: '9', keys: ['End', 'ArrowUp'], value: 9, count: 11 },
]

describe.each(picks)('$bot', ({ bot, name, keys, value, count }) => {
  const expectLocked = async (chat: Chat) => {
    await chat.hears('Thank you!')
    const buttons = chat.log.getByRole('button')
    expect(await buttons.count()).toBe(count)
    for (const button of await buttons.all()) expect(await button.getAttribute('aria-disabled')).toBe('true')
    const chosen = chat.log.getByRole('button', { name: /\(chosen\)$/ })
    expect(await chosen.count()).toBe(1)
    expect(await chosen.textContent()).toBe(`${name} (chosen)`)
    expect(await chosen.getAttribute('aria-pressed')).toBe('true')
    await buttons.first().click({ force: true })
    expect(await recorded('heard')).toEqual([value])
    expect(current.complaints).toEqual([])
  }

  it('is answered with the mouse, once', async () => {
    const chat = await open(bot)
    const button = chat.log.getByRole('button', { name, exact: true })
    await expectAccessible()
    await button.click()
    await expectLocked(chat)
    await expectAccessible()
  })

  it('is answered with the keyboard alone', async () => {
    const chat = await open(bot)
    await chat.log.locator('[data-prompt-entry]:focus').waitFor()
    for (const key of [...keys, 'Enter']) await chat.page.keyboard.press(key)
    await expectLocked(chat)
  })
})

describe('checks', () => {
  const expectLocked = async (chat: Chat) => {
    await chat.hears('Thank you!')
    expect(await chat.box('Nuts (chosen)').getAttribute('aria-checked')).toBe('true')
    expect(await chat.box('Milk').getAttribute('aria-checked')).toBe('false')
    for (const box of await chat.box('').all()) expect(await box.getAttribute('aria-disabled')).toBe('true')
    expect(await chat.option('Done').getAttribute('aria-disabled')).toBe('true')
    await chat.box('Milk').click({ force: true })
    expect(await chat.box('Milk').getAttribute('aria-checked')).toBe('false')
    expect(await recorded('heard')).toEqual(['Nuts, Eggs, all kinds of them'])
    expect(current.complaints).toEqual([])
  }

  it('are ticked and unticked with the mouse, and handed in while at least one is ticked', async () => {
    const chat = await open('checks')
    await chat.box('Milk').click()
    expect(await chat.option('Done').isEnabled()).toBe(true)
    await chat.box('Milk').click()
    expect(await chat.option('Done').isDisabled()).toBe(true)
    await chat.box('Eggs').click()
    await chat.box('Nuts').click()
    await expectAccessible()
    await chat.option('Done').click()
    await expectLocked(chat)
    await expectAccessible()
  })

  it('are answered with the keyboard alone', async () => {
    const chat = await open('checks')
    await chat.log.locator('[data-prompt-entry]:focus').waitFor()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Enter'])
      await chat.page.keyboard.press(key)
    await expectLocked(chat)
  })
})

describe('a range', () => {
  const slider = (chat: Chat) => chat.log.getByRole('slider', { name: 'From 4 to 20' })
  const number = (chat: Chat) => chat.log.getByRole('spinbutton', { name: 'Number' })
  const expectLocked = async (chat: Chat, value: number) => {
    await chat.hears('Thank you!')
    expect(await slider(chat).isDisabled()).toBe(true)
    expect(await number(chat).inputValue()).toBe(String(value))
    expect(await number(chat).isEditable()).toBe(false)
    expect(await chat.option('Done').getAttribute('aria-disabled')).toBe('true')
    expect(await recorded('heard')).toEqual([value])
    expect(current.complaints).toEqual([])
  }

  it('keeps slider and number in step, and takes a number beyond its ends', async () => {
    const chat = await open('range')
    await slider(chat).fill('7')
    expect(await number(chat).inputValue()).toBe('7')
    await number(chat).fill('')
    expect(await chat.option('Done').isDisabled()).toBe(true)
    await number(chat).fill('30')
    expect(await slider(chat).inputValue()).toBe('20')
    await expectAccessible()
    await chat.option('Done').click()
    await expectLocked(chat, 30)
    await expectAccessible()
  })

  it('is answered with the keyboard alone', async () => {
    const chat = await open('range')
    await chat.log.locator('[data-prompt-entry]:focus').waitFor()
    for (const key of ['Home', 'ArrowRight', 'Enter']) await chat.page.keyboard.press(key)
    await expectLocked(chat, 5)
  })
})

it.each(Object.keys(askingBots))(
  '%s fits a screen of 320 pixels, with room for a finger on each control',
  async bot => {
    const chat = await open(bot, '/strict', { width: 320, height: 560 })
    await chat.log.locator('[data-prompt-entry]').waitFor()
    const sizes = await chat.log
      .locator('button, input')
      .evaluateAll((controls: HTMLElement[]) =>
        controls.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    expect(await chat.log.evaluate(log => log.scrollWidth - log.clientWidth)).toBe(0)
  },
)

it('plays films and sounds with captions, which a sound shows below itself', async () => {
  const chat = await open('media', '/')
  const [video, audio] = [chat.log.locator('video'), chat.log.locator('audio')]
  await audio.waitFor()
  expect(await video.getAttribute('aria-label')).toBe('Video')
  expect(await video.getAttribute('preload')).toBe('metadata')
  expect(await video.locator('track').getAttribute('kind')).toBe('captions')
  expect(await video.getAttribute('crossorigin')).toBe('anonymous')
  expect(await audio.getAttribute('crossorigin')).toBeNull()
  expect(await video.evaluate((player: HTMLVideoElement) => player.controls)).toBe(true)
  await audio.evaluate((player: HTMLAudioElement) => player.play())
  await chat.hears('Good morning!')
})

it('keeps its layout where the page forbids media', async () => {
  const chat = await open('media')
  await chat.log.locator('audio').waitFor()
  const box = await chat.log.locator('video').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  expect(await chat.log.evaluate(log => log.scrollWidth - log.clientWidth)).toBe(0)
})

it('shows files, HTML and links, which open safely in a new tab', async () => {
  const chat = await open('links')
  const link = (name: string) => chat.log.getByRole('link', { name })
  await link('Write').waitFor()
  expect(await link('Price list.pdf').textContent()).toBe('Price list.pdf48.2 kB')
  expect(await link('Price list.pdf').getAttribute('download')).toBe('Price list.pdf')
  expect(await link('Open the shop').getAttribute('href')).toBe(`${site.origin}/shop`)
  expect(await link('Write').getAttribute('href')).toBe('mailto:us@bakery.example')
  for (const one of await chat.log.getByRole('link').all()) {
    expect(await one.getAttribute('target')).toBe('_blank')
    expect(await one.getAttribute('rel')).toBe('noopener noreferrer')
  }
  expect(await chat.log.getByRole('heading', { name: 'Hours' }).getAttribute('style')).toBeNull()
  expect(await chat.log.locator('script, form, input').count()).toBe(0)
  await expectAccessible()
  expect(current.complaints).toEqual([])
})

it('draws nothing from an address that is not allowed, and says so', async () => {
  const chat = await open('attack')
  await chat.hears('Harmless')
  expect(await chat.log.locator('video, audio, a[href]').count()).toBe(0)
  expect(await recorded('problems')).toEqual(Array(4).fill('BLOCKED_CONTENT'))
  expect(await current.page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})

it('lets a reply grow, and announces it once it is whole', async () => {
  const chat = await open('reply')
  const announced = () => chat.page.locator('[aria-live=polite]').textContent()
  await chat.page.waitForFunction(() => 'grow' in window)
  await chat.page.evaluate(() => Reflect.get(window, 'grow')('Rye'))
  await chat.hears('Rye')
  await chat.page.evaluate(() => Reflect.get(window, 'grow')('Rye is'))
  await chat.hears('Rye is')
  expect(await announced()).toBe('')
  await chat.page.evaluate(() =>
    Reflect.get(window, 'finish')({ ok: true, status: 200, body: 'Rye is done.' }),
  )
  await chat.page.locator('[aria-live=polite] p', { hasText: 'Rye is done.' }).waitFor({ state: 'attached' })
  expect(await chat.log.locator('.bot-bubble', { hasText: 'Rye' }).count()).toBe(1)
})
