import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { Chat } from '../browser/chat.js'
import { closeChromium } from '../browser/chromium.js'
import { openSite, type Site } from '../browser/site.js'
import { type Visit, visit } from '../browser/visit.js'
import { type ServedFolder, serveFolder } from './serve-folder.js'

/** Where every example expects the companion server. */
const written = 'http://localhost:8787'
const demo = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../server/demo', file), 'utf8')

const demoBot = JSON.parse(demo('demo-bot.json'))
const record = JSON.parse(launcherRecord(projectBot('demo', parseBot(demoBot))))

/** Lets the tests of a file visit examples, with a companion server that has the demo's bot. */
export function setUpExamples() {
  let server: Site
  let folder: ServedFolder | undefined
  let current: Visit | undefined

  beforeAll(async () => {
    const pictures = ['logo.svg', 'bread.svg'].map(file => [
      `/demo/${file}`,
      { body: demo(file), headers: { 'access-control-allow-origin': '*' } },
    ])
    server = await openSite({
      bots: { demo: demoBot, 'demo/launcher': record },
      pages: Object.fromEntries(pictures),
    })
  })
  afterEach(leave)
  afterAll(async () => {
    await server?.close()
    await closeChromium()
  })

  return {
    /** Serves a folder, opens a page of it, and holds the first step of the demo's conversation there. */
    async play(path: string, page = '/'): Promise<Chat> {
      folder = await serveFolder(path)
      return playAt(folder.origin + page)
    },
    playAt,
    /** The page has complained of nothing so far. */
    expectSilence() {
      expect(current?.complaints).toEqual([])
    },
    leave,
  }

  /** Holds the first step of the demo's conversation on a page that is served already. */
  async function playAt(address: string): Promise<Chat> {
    current = await visit('about:blank')
    await current.page.route(`${written}/**`, async route => {
      const url = route.request().url().replace(written, server.origin)
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    await current.page.goto(address)
    const chat = new Chat(current.page)
    await chat.launcher.click()
    await chat.hears('Alder Lane Bakery')
    await chat.option('Yes, please').click()
    await chat.isAsked()
    expect(await chat.page.locator('talkgraph-widget').count()).toBe(1)
    return chat
  }

  async function leave() {
    await current?.close()
    await folder?.close()
    current = undefined
    folder = undefined
  }
}
