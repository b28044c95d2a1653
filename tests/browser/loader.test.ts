import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { casesOf } from '../arbitraries/cases.js'
import { framesPass } from './at-rest.js'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const looks = {
  bakery: {},
  second: {
    widgetPosition: 'left',
    widgetSize: 64,
    widgetIconThemeType: 'Gradient',
    widgetIconImage: '/bread.svg',
  },
  offset: { widgetOffsetRight: 30, widgetOffsetBottom: 7 },
  shy: { disabledUrls: ['/checkout'] },
  crowded: {
    disabledUrls: ['/crowded', ...Array.from({ length: 200 }, (_, index) => `/page/${index}`)],
  },
  eager: { botAutoOpen: true },
  inviting: { chatIconCta: true },
}

const bots = Object.fromEntries(
  Object.entries(looks).flatMap(([id, customizations]) => {
    const bot = { ...bakery, id, customizations }
    const record = launcherRecord(projectBot(id, parseBot(bot)))
    return [
      [id, bot],
      [`${id}/launcher`, JSON.parse(record)],
    ]
  }),
)

const tag = (id = 'bakery', more = '') =>
  `<script async src="/talkgraph-loader.js" data-chatbot-id="${id}" ${more}></script>`

/** The loader as a server sends it with a record. */
const bringing = (id: keyof typeof looks) =>
  `Object.assign(document.currentScript||{},{talkgraphRecord:${JSON.stringify(bots[`${id}/launcher`])}});
${readFileSync(new URL('../../dist/talkgraph-loader.js', import.meta.url), 'utf8')}`

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'nonce-abc'; connect-src 'self'; img-src 'self'; trusted-types talkgraph talkgraph-loader; require-trusted-types-for 'script'",
}

const pages = {
  '/': pageWith(tag()),
  '/strict': {
    ...pageWith(tag('bakery', 'nonce="abc"') + tag('second', 'nonce="abc"')),
    headers: strict,
  },
  '/twice': pageWith(tag() + tag()),
  '/both': pageWith(`${tag()}<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>`),
  '/two': pageWith(tag() + tag('second')),
  '/second': pageWith(tag('second')),
  '/offset': pageWith(tag('offset')),
  '/queue': pageWith(
    `<script>window.heard = []; window.Talkgraph = window.Talkgraph || []
     Talkgraph.push(['on', 'ready', () => heard.push('ready')]); Talkgraph.push(['open'])</script>${tag()}`,
  ),
  '/amd': pageWith(
    `<script>window.define = () => { throw new Error('an anonymous module was defined') }; define.amd = {}</script>${tag()}`,
  ),
  '/checkout': pageWith(tag('shy')),
  '/crowded': pageWith(tag('crowded')),
  '/eager': pageWith(tag('eager')),
  '/inviting': pageWith(tag('inviting')),
  '/going-on': pageWith(
    `<script>sessionStorage['talkgraph ' + location.origin + ' bakery'] = '{}'</script>${tag('bakery')}`,
  ),
  '/heard': pageWith(
    `<script>window.Talkgraph = [['on', 'ready', () => undefined]]</script>${tag()}`,
  ),
  '/missing': pageWith(tag('nobody')),
  '/empty-server': pageWith(tag('bakery', 'data-server=""')),
  '/no-server': pageWith(tag('bakery', 'data-server="https://[bad"')),
  '/clobbered': {
    ...pageWith(
      `<img name="currentScript" src="/elsewhere/a.svg" alt="" data-chatbot-id="bakery">${tag('bakery', 'nonce="abc"')}`,
    ),
    headers: strict,
  },
  '/in-head': pageWith(
    `<script>window.stoodIn = document.querySelector('talkgraph-widget') !== null</script>`,
    '<script src="/talkgraph-loader.js" data-chatbot-id="bakery"></script>',
  ),
  '/brought': {
    ...pageWith('<script async src="/brought.js" data-chatbot-id="bakery" nonce="abc"></script>'),
    headers: strict,
  },
  '/brought-shy': pageWith('<script async src="/brought-shy.js" data-chatbot-id="shy"></script>'),
  '/brought.js': { body: bringing('bakery') },
  '/brought-shy.js': { body: bringing('shy') },
  '/full-page': pageWith(
    `<div id="here" style="height: 500px"></div>${tag('bakery', 'data-mode="full-page" data-target="#here"')}`,
  ),
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({ bots, pages })

const isOneFile = (url: URL) => url.pathname === '/talkgraph-main.js'

/**
 * Opens a page on which nothing is ever idle. `held`: the one file is kept back until `release`; `timed`: time goes on
 * when the test says so.
 */
async function open(path: string, { held = false, idle = false, timed = false } = {}) {
  const { page } = await site.visit('about:blank', undefined, { pauses: timed })
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const requests: string[] = []
  page.on('request', request => {
    if (isOneFile(new URL(request.url()))) requests.push(request.url())
  })
  if (held) {
    await page.route(isOneFile, async route => {
      await released
      await route.continue()
    })
  }
  if (!idle) await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
  if (timed) await page.clock.install({ time: 0 })
  await page.goto(`${site.origin}${path}`)
  if (timed) await page.clock.pauseAt(60_000)
  return { chat: new Chat(page), page, requests, release }
}

/** Notes, frame by frame, where launchers are to be seen. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seen', seen)
    const look = () => {
      const launchers = [...document.querySelectorAll('talkgraph-widget')].flatMap(host => [
        ...(host.shadowRoot?.querySelectorAll('.launcher') ?? []),
      ])
      const drawn = launchers.map(launcher => {
        const { x, y, width, height } = launcher.getBoundingClientRect()
        const { backgroundColor, backgroundImage, opacity, boxShadow } = getComputedStyle(launcher)
        const picture = launcher.firstElementChild?.getBoundingClientRect()
        return [
          x,
          y,
          width,
          height,
          backgroundColor,
          backgroundImage,
          opacity,
          boxShadow,
          picture?.x,
          picture?.width,
        ].join(' ')
      })
      seen.add(drawn.join(' and '))
      requestAnimationFrame(look)
    }
    look()
  })

/** The launcher that the loader draws has come to rest. */
const hasArrived = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )

const seen = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'seen')])

const isWhole = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('talkgraph-widget')].every(host =>
      host.shadowRoot?.querySelector('.widget'),
    ),
  )

/** Presses the launcher in each way there is; what comes back lets go. */
const presses: Readonly<Record<string, (chat: Chat) => Promise<() => Promise<unknown>>>> = {
  async 'a mouse'({ page: { mouse } }) {
    await mouse.down()
    return () => mouse.up()
  },
  async 'the space key'({ launcher, page: { keyboard } }) {
    await launcher.focus()
    await keyboard.down(' ')
    return () => keyboard.up(' ')
  },
  async 'a finger'({ launcher, page }) {
    const devtools = await page.context().newCDPSession(page)
    const { x, y } = await launcher.evaluate(button => button.getBoundingClientRect().toJSON())
    const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: x + 20, y: y + 20 })
    return () => touch('touchEnd')
  },
}

describe('a press on the launcher that the loader draws', () => {
  it.each(['no-preference', 'reduce'] as const)(
    'shows at once that something happens, until the window is there (motion: %s)',
    async reducedMotion => {
      const { chat, page, release } = await open('/second', { held: true })
      await page.emulateMedia({ reducedMotion })
      await chat.launcher.waitFor()
      const ring = () =>
        chat.launcher.evaluate(button => {
          const { content, borderBlockStartWidth, animationName } = getComputedStyle(
            button,
            '::before',
          )
          const { opacity } = getComputedStyle(button.firstElementChild ?? button)
          return {
            isDrawn: content !== 'none',
            width: borderBlockStartWidth,
            animationName,
            opacity,
          }
        })
      expect(await ring()).toMatchObject({ isDrawn: false, opacity: '1' })
      await chat.launcher.click()
      expect(await ring()).toEqual({
        isDrawn: true,
        width: '3px',
        animationName: reducedMotion === 'reduce' ? 'none' : 'tg-turn',
        opacity: '0.4',
      })
      release()
      await chat.window.waitFor()
      await expect.poll(ring).toMatchObject({ isDrawn: false, opacity: '1' })
    },
  )

  it('is taken back when nothing comes', async () => {
    const { page } = await site.visit('about:blank')
    await page.route(isOneFile, route => route.abort())
    await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
    await page.goto(`${site.origin}/second`)
    const chat = new Chat(page)
    await chat.launcher.click()
    await expect.poll(() => chat.launcher.getAttribute('aria-busy')).toBeNull()
  })
})

describe('the launcher that the loader draws', () => {
  it.each([
    ['/', 'right', 16],
    ['/second', 'left', 16],
    ['/offset', 'right', 46],
  ] as const)('keeps off the edge on %s, and so does the widget’s', async (path, side, margin) => {
    const { chat, page, release } = await open(path, { held: true })
    await chat.launcher.waitFor()
    await page.setViewportSize({ width: 390, height: 700 })
    const distance = () =>
      chat.launcher.evaluate((button, side) => {
        const { left, right, bottom } = button.getBoundingClientRect()
        const across = side === 'left' ? left : document.documentElement.clientWidth - right
        return [across, innerHeight - bottom]
      }, side)
    await hasArrived(page)
    expect(await distance()).toEqual([margin, path === '/offset' ? 7 : 25])
    await chat.launcher.hover()
    release()
    await isWhole(page)
    await page.mouse.move(0, 0)
    await expect.poll(distance).toEqual([margin, path === '/offset' ? 7 : 25])
  })

  it.each(casesOf(['/'], ['/second']))(
    'on %s looks like the widget’s and gives way to it within one frame',
    async path => {
      const { chat, page, release } = await open(path, { held: true })
      await chat.launcher.waitFor()
      await page.waitForLoadState('load')
      await hasArrived(page)
      await watchFrames(page)
      await chat.launcher.focus()
      release()
      await isWhole(page)
      await expect.poll(() => chat.focused()).toBe('Open chat')
      await expect.poll(() => chat.launcher.count()).toBe(1)
      expect(await seen(page)).toEqual([expect.any(String)])
      await page.keyboard.press('Enter')
      await chat.option('Yes, please').waitFor()
      await expect.poll(() => chat.focused()).toBe('Yes, please')
      expect(site.complaints).toEqual([])
    },
  )

  it('fetches the one file once, when a pointer comes near', async () => {
    const { chat, page, requests } = await open('/')
    await chat.launcher.waitFor()
    expect(requests).toEqual([])
    await chat.launcher.hover()
    await isWhole(page)
    expect(requests).toHaveLength(1)
  })

  it('has the browser keep the one file and the bot when the page rests, and runs them on a click', async () => {
    const asked = () =>
      ['/talkgraph-main.js', '/widget/v1/bots/bakery'].map(
        path => site.asked.filter(each => each === path).length,
      )
    const once = asked().map(times => times + 1)
    const { chat, page } = await open('/', { idle: true })
    await expect.poll(asked).toEqual(once)
    expect(await page.evaluate(() => customElements.get('talkgraph-widget') === undefined)).toBe(
      true,
    )
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(asked()).toEqual(once)
    expect(site.complaints).toEqual([])
  })

  it.each(casesOf(['/inviting'], ['/going-on', '/heard']))(
    'runs the one file when the page rests on %s',
    async path => {
      const { page, requests } = await open(path, { idle: true })
      await isWhole(page)
      expect(requests).toHaveLength(1)
    },
  )

  it('the first pause begins with the click, though the file is long in coming', async () => {
    const { chat, page, release } = await open('/', { held: true, timed: true })
    const first = chat.log.locator('[part~=bot-bubble]')
    await chat.launcher.click()
    await page.clock.runFor(500)
    release()
    await isWhole(page)
    await page.clock.runFor(150)
    await chat.window.waitFor()
    expect(await first.count()).toBe(0)
    await page.clock.runFor(50)
    await first.waitFor()
  })

  it('opens the chat when it was clicked while the file was on its way', async () => {
    const { chat, release } = await open('/', { held: true })
    await chat.launcher.click()
    await expect.poll(() => chat.launcher.getAttribute('aria-busy')).toBe('true')
    release()
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.focused()).toBe('Yes, please')
  })

  it.each(Object.entries(presses))('is not taken away while %s presses it', async (_, press) => {
    const { chat, page, release } = await open('/', { held: true })
    await chat.launcher.hover()
    const letGo = await press(chat)
    const bot = page.waitForResponse(response => response.url().endsWith('/bots/bakery'))
    release()
    await (await bot).finished()
    await framesPass(page)
    expect(await chat.window.count()).toBe(0)
    await letGo()
    await chat.option('Yes, please').waitFor()
    expect(await chat.launcher.count()).toBe(1)
  })

  it('tries again on a click after the file could not be had, says so once and leaves nothing of it', async () => {
    const { chat, page } = await open('/')
    await page.route(isOneFile, route => route.abort())
    const told = () => site.complaints.filter(text => text.startsWith('Talkgraph'))
    await chat.launcher.click()
    await expect.poll(told).toHaveLength(1)
    await chat.launcher.click()
    await expect.poll(() => chat.launcher.getAttribute('aria-busy')).toBe(null)
    expect(await page.locator('head script[src*="talkgraph-main.js"]').count()).toBe(0)
    await page.unroute(isOneFile)
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(told()).toHaveLength(1)
  })
})

describe('the loader', () => {
  it('holds a strict policy with Trusted Types and a nonce, with two tags', async () => {
    const { chat } = await open('/strict', { idle: true })
    await expect.poll(() => chat.launcher.count()).toBe(2)
    await chat.launcher.first().click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    expect(site.complaints).toEqual([])
  })

  it('holds a strict policy with the record that it brought', async () => {
    const before = site.asked.length
    const { chat } = await open('/brought')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(site.asked.slice(before)).not.toContain('/widget/v1/bots/bakery/launcher')
    expect(site.complaints).toEqual([])
  })

  it('heeds the disabled pages of the record that it brought', async () => {
    const { chat, page } = await open('/brought-shy')
    await chat.launcher.waitFor()
    await page.evaluate(() => history.pushState(null, '', '/checkout'))
    await chat.launcher.waitFor({ state: 'hidden' })
    await page.evaluate(() => history.pushState(null, '', '/home'))
    await chat.launcher.waitFor()
  })

  it('runs nothing on the word of an image that is named like its own tag', async () => {
    const { page, chat } = await open('/clobbered', { idle: true })
    await chat.launcher.waitFor()
    await site.rests()
    expect(site.asked).not.toContain('/elsewhere/talkgraph-main.js')
    expect(await page.locator('talkgraph-widget').count()).toBe(1)
  })

  it('gives an address that is none to the widget, which tells', async () => {
    await open('/no-server', { idle: true })
    await expect.poll(() => site.complaints.join()).toContain('BOT_NOT_FOUND')
    expect(site.complaints.join()).not.toContain('XMLHttpRequest')
  })

  it.each(casesOf(['/both'], ['/twice', '/empty-server']))('makes one widget on %s', async path => {
    const { chat, page } = await open(path, { idle: true })
    await chat.launcher.hover()
    await isWhole(page)
    await site.rests()
    await expect.poll(() => page.locator('talkgraph-widget').count()).toBe(1)
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
  })

  it('stands in from the head of a page, before there is a body', async () => {
    const { chat, page } = await open('/in-head')
    expect(await page.evaluate(() => Reflect.get(window, 'stoodIn'))).toBe(true)
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(await page.locator('talkgraph-widget').count()).toBe(1)
    expect(site.complaints).toEqual([])
  })

  it('makes two widgets of two bots, and push speaks to one or both', async () => {
    const { chat, page } = await open('/two', { idle: true })
    await expect.poll(() => chat.launcher.count()).toBe(2)
    await chat.launcher.first().hover()
    await isWhole(page)
    await expect.poll(() => chat.launcher.count()).toBe(2)
    const push = (...command: unknown[]) =>
      page.evaluate(args => Reflect.get(window, 'Talkgraph').push(args), command)
    await push('open', { chatbotId: 'second' })
    await expect.poll(() => chat.window.count()).toBe(1)
    await push('open')
    await expect.poll(() => chat.window.count()).toBe(2)
    expect(await page.locator('script[src$="talkgraph-main.js"]').count()).toBe(1)
  })

  it('makes the widget of a tag that comes after the file, with the same file', async () => {
    const { chat, page } = await open('/')
    await chat.launcher.click()
    await isWhole(page)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.src = '/talkgraph-loader.js'
      script.setAttribute('data-chatbot-id', 'second')
      document.head.append(script)
    })
    await expect.poll(() => page.locator('talkgraph-widget').count()).toBe(2)
    await isWhole(page)
    expect(await page.locator('script[src$="talkgraph-main.js"]').count()).toBe(1)
  })

  it('keeps the calls made before the file, and fetches it at once for an open', async () => {
    const { chat, page } = await open('/queue')
    await chat.option('Yes, please').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['ready'])
  })

  it('hears an open that is pushed after it', async () => {
    const { chat, page, requests } = await open('/')
    await chat.launcher.waitFor()
    expect(requests).toEqual([])
    await page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['open']))
    await chat.option('Yes, please').waitFor()
  })

  it('fetches the file at once for a bot that opens by itself', async () => {
    const { chat } = await open('/eager')
    await chat.option('Yes, please').waitFor()
  })

  it('fills a target', async () => {
    const { chat } = await open('/full-page')
    await chat.option('Yes, please').waitFor()
    await expect.poll(async () => (await chat.window.boundingBox())?.height).toBe(500)
  })

  it('works on a page with an AMD loader', async () => {
    const { chat } = await open('/amd')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect(site.complaints).toEqual([])
  })

  it('stays away from a page in disabledUrls, and comes with a client-side navigation', async () => {
    const { chat, page, requests } = await open('/checkout', { idle: true })
    await site.rests()
    expect(await chat.launcher.count()).toBe(0)
    expect(requests).toEqual([])
    await page.evaluate(() => history.pushState(null, '', '/shop'))
    await chat.launcher.hover()
    await isWhole(page)
    await page.evaluate(() => history.pushState(null, '', '/checkout'))
    await expect.poll(() => chat.launcher.count()).toBe(0)
  })

  it('leaves addresses that are too many for the record to the whole widget', async () => {
    const { chat, page } = await open('/crowded', { idle: true })
    await isWhole(page)
    expect(await chat.launcher.count()).toBe(0)
    await page.evaluate(() => history.pushState(null, '', '/shop'))
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
  })

  it('leaves nothing on the page of a bot that is not there, or after destroy', async () => {
    const { page } = await open('/missing', { idle: true })
    await expect.poll(() => site.complaints.join()).toContain('BOT_NOT_FOUND')
    await expect.poll(() => page.locator('talkgraph-widget').count()).toBe(0)
    await page.goto(`${site.origin}/`)
    await page.locator('talkgraph-widget .launcher').hover()
    await isWhole(page)
    await page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['destroy']))
    await expect.poll(() => page.locator('talkgraph-widget').count()).toBe(0)
  })
})
