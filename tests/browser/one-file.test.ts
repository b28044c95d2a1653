import { describe, expect, it } from 'vitest'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const tag = '<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>'
const element = '<talkgraph-widget chatbot-id="bakery" server=""></talkgraph-widget>'

const site = setUpSite({
  bots: { bakery },
  pages: {
    '/': pageWith(tag),
    '/bread.svg': { body: breadSvg },
    '/twice': pageWith(tag + tag),
    '/queue': pageWith(
      `<script>heard = []; (window.Talkgraph = window.Talkgraph || []).push(['on', 'ready', () => heard.push('ready')], ['open'])</script>${tag}`,
    ),
    '/speaks': pageWith(`<script src="/talkgraph.js" data-chatbot-id="bakery"></script>
      <script>Talkgraph.push(['open']); widgetsAtOnce = Talkgraph.widgets.size</script>`),
    '/alone': pageWith(`<script src="/talkgraph.js"></script>${element}`),
  },
})

/** Opens a page; with `busy`, it is never idle. */
async function open(path: string, busy = false): Promise<Chat> {
  const { page } = await site.visit('about:blank')
  if (busy) await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
  await page.goto(`${site.origin}${path}`)
  return new Chat(page)
}

const isEvaluated = (chat: Chat) =>
  chat.page.evaluate(() => customElements.get('talkgraph-widget') !== undefined)

describe('the one file', () => {
  it('draws its launcher before it evaluates what plays the chat, which it does when the page rests', async () => {
    const chat = await open('/', true)
    await chat.launcher.waitFor()
    expect(await isEvaluated(chat)).toBe(false)
    const resting = await open('/')
    await resting.page.waitForFunction(() => customElements.get('talkgraph-widget'))
    await resting.page.waitForFunction(() =>
      document.querySelector('talkgraph-widget')?.shadowRoot?.querySelector('.widget'),
    )
    expect(await resting.launcher.count()).toBe(1)
    expect(site.complaints).toEqual([])
  })

  it('opens with the first click on that launcher', async () => {
    const chat = await open('/', true)
    await chat.launcher.click()
    await chat.hears('Welcome')
    expect(await isEvaluated(chat)).toBe(true)
  })

  it.each(['/queue', '/speaks'])('does what the page asks for at once (%s)', async path => {
    const chat = await open(path, true)
    await chat.window.waitFor()
    if (path === '/queue')
      expect(await chat.page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['ready'])
    else expect(await chat.page.evaluate(() => Reflect.get(window, 'widgetsAtOnce'))).toBe(1)
  })

  it('makes one widget of two tags', async () => {
    const chat = await open('/twice')
    await chat.page.waitForFunction(() => Reflect.get(window, 'Talkgraph')?.widgets?.size === 1)
    expect(await chat.page.locator('talkgraph-widget').count()).toBe(1)
    await chat.launcher.click()
    await chat.window.waitFor()
  })

  it('brings elements to life where no tag names a bot', async () => {
    const chat = await open('/alone')
    await chat.launcher.click()
    await chat.window.waitFor()
  })
})
