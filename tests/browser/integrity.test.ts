import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { bakery, breadSvg } from './bots.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const known: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/talkgraph-integrity.json'), 'utf8'),
)

let server: Site
let shop: Site
let current: Visit | undefined
beforeAll(async () => {
  server = await openSite({ bots: { bakery }, pages: { '/bread.svg': { body: breadSvg } } })
  const tag = (integrity: string | undefined) =>
    pageWith(
      `<script async src="${server.origin}/talkgraph.js" integrity="${integrity}" crossorigin="anonymous" data-chatbot-id="bakery"></script>`,
    )
  const pages = {
    '/pinned': tag(known['talkgraph.js']),
    '/other': tag(known['talkgraph-loader.js']),
  }
  shop = await openSite({ pages })
})
afterEach(() => current?.close())
afterAll(async () => {
  await server?.close()
  await shop?.close()
  await closeChromium()
})

it('a tag on another site with the integrity that the build has noted makes the chat', async () => {
  current = await visit(`${shop.origin}/pinned`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.option('Yes, please').waitFor()
  expect(current.complaints).toEqual([])
})

it('a file with another content is not run', async () => {
  current = await visit(`${shop.origin}/other`)
  await expect.poll(() => current?.complaints.join()).toContain('integrity')
  await current.rests()
  expect(await current.page.locator('talkgraph-widget').count()).toBe(0)
})
