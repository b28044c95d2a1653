import { beforeEach, describe, expect, it } from 'vitest'
import { breadSvg } from './bots.js'
import type { Chat } from './chat.js'
import { expectAccessible } from './judge.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const watched = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const ways = [{ source: 'film', target: 'after' }]
const film = (data: object) => ({
  nodes: [
    { id: 'film', type: 'video', data },
    { id: 'after', type: 'message', data: { text: 'Enjoy.' } },
  ],
  edges: ways,
})
const script = (bot: string) =>
  `<script async src="/talkgraph.js" data-chatbot-id="${bot}"></script>`
const strict = { 'content-security-policy': "default-src 'self'; frame-src 'none'" }
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}
const site = setUpSite({
  bots: {
    youtube: film({ video: watched, poster: '/oven.svg' }),
    vimeo: film({ video: 'https://vimeo.com/76979871' }),
  },
  pages: {
    '/youtube': pageWith(script('youtube')),
    '/vimeo': pageWith(script('vimeo')),
    '/strict': { ...pageWith(script('youtube')), headers: strict },
    '/isolated': { ...pageWith(script('youtube')), headers: isolated },
    '/oven.svg': { body: breadSvg },
  },
})
const play = (chat: Chat) => chat.log.getByRole('button', { name: 'Play video' })

/** What was asked of other hosts; they answer with an empty page. */
let elsewhere: string[]
beforeEach(() => {
  elsewhere = []
})

async function open(path: string): Promise<Chat> {
  const chat = await site.open(path)
  await chat.page.context().route(/^https:\/\/[^/]*(?:youtube|vimeo)/, route => {
    elsewhere.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<title>Player</title><button>Pause</button>',
    })
  })
  await chat.launcher.click()
  await chat.hears('Enjoy.')
  return chat
}

describe('a video of YouTube', () => {
  it('is a picture of the owner’s, and nothing is fetched from there before it is pressed', async () => {
    const chat = await open('/youtube')
    await play(chat).locator('img').waitFor()
    expect(site.asked).toContain('/oven.svg')
    expect(elsewhere).toEqual([])
    expect(await chat.log.locator('iframe').count()).toBe(0)
    const box = await play(chat).boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await expectAccessible(chat.page)
  })

  it('opens its player by keyboard, which has the focus then', async () => {
    const chat = await open('/youtube')
    await play(chat).focus()
    await chat.page.keyboard.press('Enter')
    const frame = chat.log.locator('iframe')
    await expect.poll(() => frame.getAttribute('title')).toBe('Video')
    await chat.log.frameLocator('iframe').getByRole('button', { name: 'Pause' }).waitFor()
    expect(elsewhere).toEqual([
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
    ])
    const hasFocus = (element: Element) => {
      const root = element.getRootNode()
      return root instanceof ShadowRoot && root.activeElement === element
    }
    await expect.poll(() => frame.evaluate(hasFocus)).toBe(true)
    await expect
      .poll(() => frame.getAttribute('sandbox'))
      .not.toMatch(/allow-(top-navigation|forms|modals|downloads)/)
    expect(site.complaints).toEqual([])
  })

  it('opens a new tab where the page’s policy forbids frames, and is a link from then on', async () => {
    const chat = await open('/strict')
    const [tab] = await Promise.all([chat.page.waitForEvent('popup'), play(chat).click()])
    await expect.poll(() => tab.url()).toBe(watched)
    const link = chat.log.getByRole('link', { name: 'Play video' })
    await link.waitFor()
    await expect.poll(() => link.getAttribute('href')).toBe(watched)
    expect(await chat.log.locator('iframe').count()).toBe(0)
    expect(elsewhere).toEqual([watched])
  })

  it('is a link at once on a page that is isolated from others', async () => {
    const chat = await open('/isolated')
    await chat.log.getByRole('link', { name: 'Play video' }).waitFor()
  })
})

it('a video of Vimeo has a picture of ours, and its player does not track', async () => {
  const chat = await open('/vimeo')
  expect(await play(chat).locator('img').count()).toBe(0)
  await play(chat).click()
  await chat.log.frameLocator('iframe').getByRole('button', { name: 'Pause' }).waitFor()
  expect(elsewhere).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
})
