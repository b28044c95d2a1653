import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { casesOf } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { expectAccessible } from './judge.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const tag = (id = 'bakery', more = '') =>
  `<script async src="/talkgraph.js" data-chatbot-id="${id}" ${more}></script>`

const hostileStyles = `<style>
  * { all: unset !important; color: red !important; letter-spacing: 9px !important }
  body, body ~ *, body * { font: 40px cursive !important }
  *::backdrop { background: red !important; pointer-events: auto !important }
  body { transform: rotate(3deg); overflow: hidden }
  talkgraph-widget { display: none !important; opacity: 0 !important; transform: scale(.1) !important; --tg-header-bg-color: red !important }
  button { border-radius: 0 !important; background: lime !important }
</style>`

const pages = {
  '/': pageWith(tag()),
  '/without': pageWith(''),
  '/twice': pageWith(tag() + tag()),
  '/two': pageWith(tag() + tag('second')),
  '/queue': pageWith(
    `<script>window.heard = []; window.Talkgraph = window.Talkgraph || []
     Talkgraph.push(['on', 'ready', () => heard.push('ready')]); Talkgraph.push(['open'])</script>${tag()}`,
  ),
  '/bad-queue': pageWith(
    `<script>window.Talkgraph = window.Talkgraph || []
     Talkgraph.push(['opne'], null, 'dance', ['on', 'redy', () => {}], ['open'])</script>${tag()}`,
  ),
  '/no-id': pageWith('<script async src="/talkgraph.js" data-mode="popup"></script>'),
  '/amd': pageWith(
    `<script>window.define = () => { throw new Error('an anonymous module was defined') }; define.amd = {}</script>${tag()}`,
  ),
  '/styled': pageWith(tag(), hostileStyles),
  '/element': pageWith(
    '<talkgraph-widget chatbot-id="bakery" mode="full-page"></talkgraph-widget><script src="/talkgraph.js"></script>',
  ),
  '/esm-tag': pageWith(
    '<script type="module" src="/talkgraph.esm.js" data-chatbot-id="bakery"></script>',
  ),
  '/targeted-element': pageWith(
    '<talkgraph-widget chatbot-id="bakery" mode="full-page" target="#here"></talkgraph-widget><div id="here" style="height: 400px"></div><script src="/talkgraph.js"></script>',
  ),
  '/asking': pageWith(
    `<input aria-label="Search"><script>setTimeout(() => { document.querySelector('input').focus(); Talkgraph.push(['open']) }, 1000)</script>${tag()}`,
  ),
  '/popup': pageWith(tag('bakery', 'data-mode="popup"')),
  '/full-page': pageWith(
    `<div id="here" style="height: 500px"></div>${tag('bakery', 'data-mode="full-page" data-target="#here"')}`,
  ),
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({
  bots: { bakery, second: { ...bakery, id: 'second', name: 'Second' } },
  pages,
})

describe('the page around the widget', () => {
  it('has one new global, no shift of its layout, and nothing left after destroy', async () => {
    await site.open('/without')
    const globals = () => site.page.evaluate(() => Object.getOwnPropertyNames(window))
    const before = new Set(await globals())
    const boxes = () =>
      site.page.evaluate(() =>
        ['h1', 'p'].map(name => document.querySelector(name)?.getBoundingClientRect().toJSON()),
      )
    const laidOut = await boxes()
    await site.page.addScriptTag({ url: '/talkgraph.js' })
    await site.page.evaluate(() => {
      const { Talkgraph } = window as unknown as { Talkgraph: typeof import('../../src/index.js') }
      Reflect.set(
        Talkgraph,
        'test',
        Talkgraph.mount({ chatbotId: 'bakery', server: location.origin }),
      )
    })
    const chat = new Chat(site.page)
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    expect((await globals()).filter(name => !before.has(name))).toEqual(['Talkgraph'])
    await expect.poll(() => boxes()).toEqual(laidOut)
    await site.page.evaluate(() => Reflect.get(Reflect.get(window, 'Talkgraph'), 'test').destroy())
    await expect
      .poll(() => site.page.evaluate(() => document.body.innerHTML))
      .not.toContain('talkgraph')
    expect(site.complaints).toEqual([])
  })

  it('cannot hide, move or restyle the widget', async () => {
    const chat = await site.open('/styled')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await chat.page.mouse.move(10, 10)
    await expect
      .poll(() => chat.launcher.boundingBox())
      .toEqual({ x: 1280 - 16 - 50, y: 800 - 25 - 50, width: 50, height: 50 })
    expect((await chat.header()).background).toBe('rgb(27, 85, 243)')
    await expect
      .poll(() => chat.window.evaluate(window => getComputedStyle(window).fontSize))
      .toBe('14px')
    await expect
      .poll(() => chat.window.evaluate(window => getComputedStyle(window).letterSpacing))
      .toBe('normal')
  })

  it('gets its clicks everywhere but on the widget', async () => {
    const chat = await site.open('/styled')
    await chat.launcher.waitFor()
    const hit = await site.page.evaluate(() => document.elementFromPoint(600, 400)?.localName)
    expect(hit).not.toBe('talkgraph-widget')
  })
})

describe('script tags', () => {
  it.each(['/', '/esm-tag'])('tell which version serves %s', async path => {
    await site.open(path)
    await expect
      .poll(() =>
        site.page.evaluate(() => Reflect.get(Reflect.get(window, 'Talkgraph') ?? {}, 'version')),
      )
      .toBe(manifest.version)
  })

  it('make one widget when the same tag stands twice', async () => {
    const chat = await site.open('/twice')
    await chat.launcher.waitFor()
    await site.rests()
    await expect.poll(() => chat.page.locator('talkgraph-widget').count()).toBe(1)
  })

  it('make two widgets of two bots, and push speaks to one or both', async () => {
    const chat = await site.open('/two')
    await expect.poll(() => chat.launcher.count()).toBe(2)
    const push = (...command: unknown[]) =>
      site.page.evaluate(args => Reflect.get(window, 'Talkgraph').push(args), command)
    await push('open', { chatbotId: 'second' })
    await expect.poll(() => chat.window.count()).toBe(1)
    await expect.poll(() => chat.window.getAttribute('aria-label')).toBe('Support – Second')
    await push('open')
    await expect.poll(() => chat.window.count()).toBe(2)
    await push('close')
    await expect.poll(() => chat.window.count()).toBe(0)
  })

  it('start on a page that has an AMD loader', async () => {
    const chat = await site.open('/amd')
    await chat.launcher.click()
    await chat.hears('Corner Bakery')
    expect(site.complaints).toEqual([])
  })

  it('work as a module too', async () => {
    const chat = await site.open('/esm-tag')
    await chat.launcher.waitFor()
    expect(site.complaints).toEqual([])
  })

  it('drain the calls made before the file had loaded, and push goes on working', async () => {
    const chat = await site.open('/queue')
    await chat.window.waitFor()
    await expect
      .poll(() => site.page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual(['ready'])
    await site.page.evaluate(() => Reflect.get(window, 'Talkgraph').push(['close']))
    await chat.window.waitFor({ state: 'hidden' })
    expect(site.complaints).toEqual([])
  })
})

describe('wrong use of a tag', () => {
  it('each bad command in the queue is told, and none holds up those behind it', async () => {
    const chat = await site.open('/bad-queue')
    await chat.window.waitFor()
    const told = site.complaints.join('\n')
    for (const name of ['"opne"', '"null"', '"dance"'])
      expect(told).toContain(`push() knows no ${name}`)
    expect(told).toContain('"redy"')
    expect(site.complaints).toHaveLength(4)
  })

  it('a tag without an id is told and makes no widget', async () => {
    const chat = await site.open('/no-id')
    await expect.poll(() => site.complaints.join('\n')).toContain('the tag has no data-chatbot-id')
    expect(await chat.page.locator('talkgraph-widget').count()).toBe(0)
  })
})

describe('the places of a widget', () => {
  it('full-page fills its target, without a launcher', async () => {
    const chat = await site.open('/full-page')
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.window.boundingBox()).toMatchObject({ height: 500, width: 1264 })
    await expect.poll(() => chat.launcher.count()).toBe(0)
  })

  it('is an element that can be written in HTML', async () => {
    const chat = await site.open('/element')
    await chat.option('Yes, please').waitFor()
    expect(site.complaints).toEqual([])
  })

  it('is an element that goes to its target', async () => {
    const chat = await site.open('/targeted-element')
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.window.boundingBox()).toMatchObject({ height: 400 })
    await expect.poll(() => chat.page.locator('#here > talkgraph-widget').count()).toBe(1)
  })

  it('popup is centred, and Escape closes it from anywhere', async () => {
    const chat = await site.open('/popup')
    await chat.launcher.click()
    await expect.poll(() => chat.window.boundingBox()).toMatchObject({ x: 380, width: 520 })
    await chat.page.getByRole('heading').evaluate(() => document.body.focus())
    await chat.page.keyboard.press('Escape')
    await chat.window.waitFor({ state: 'hidden' })
  })

  it('takes the whole screen of a phone', async () => {
    const chat = await site.open('/', { width: 390, height: 844 })
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await expect
      .poll(() => chat.window.boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 })
  })
})

describe('accessibility', () => {
  it('has no axe violation, from the launcher to the end', async () => {
    const chat = await site.open('/')
    await chat.launcher.waitFor()
    await expectAccessible(site.page)
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    await expectAccessible(site.page)
    await chat.option('Yes, please').click()
    await chat.isAsked()
    await chat.emoji.click()
    await chat.page.getByRole('button', { name: 'Grinning Face', exact: true }).waitFor()
    await expectAccessible(site.page)
    await chat.page.keyboard.press('Escape')
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    await expectAccessible(site.page)
  })

  it.each(casesOf(['/full-page'], ['/popup']))(
    'has no axe violation on %s, the emojis open',
    async path => {
      const chat = await site.open(path)
      if (path === '/popup') await chat.launcher.click()
      await chat.option('Yes, please').click()
      await chat.isAsked()
      await chat.emoji.click()
      await chat.page.getByRole('button', { name: 'Grinning Face', exact: true }).waitFor()
      await expectAccessible(site.page)
    },
  )

  it('leaves the focus where it is when the page opens the chat', async () => {
    const chat = await site.open('/asking')
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.focused()).toBe('Search')
  })

  it('announces each new entry once, outside the log', async () => {
    const chat = await site.open('/')
    await chat.launcher.waitFor()
    await site.page.evaluate(() => {
      const heard: string[] = []
      Reflect.set(window, 'heard', heard)
      const shadow = document.querySelector('talkgraph-widget')?.shadowRoot
      if (!shadow) return
      new MutationObserver(changes => {
        for (const { addedNodes, target } of changes)
          if (target instanceof Element && target.matches('[aria-live=polite]'))
            for (const node of addedNodes) heard.push(node.textContent ?? '')
      }).observe(shadow, { childList: true, subtree: true })
    })
    await chat.launcher.click()
    await chat.option('Not this time').click()
    await chat.hears('Another time, then.')
    await expect
      .poll(() => site.page.evaluate(() => Reflect.get(window, 'heard')))
      .toEqual([
        'Image',
        'Welcome to the Corner Bakery!',
        'Shall we keep a loaf for you tomorrow?',
        'You: Not this time',
        'Another time, then.',
      ])
    await expect.poll(() => chat.log.getAttribute('aria-live')).toBe('off')
  })
})
