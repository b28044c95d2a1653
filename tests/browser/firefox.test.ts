import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { launcherRecord } from '../../server/bots/publish/launcher-record.js'
import { projectBot } from '../../server/bots/publish/project-bot.js'
import { type Firefox, findFirefox, openFirefox, unpackFirefox } from './firefox.js'
import { openSite, pageWith, type Site } from './site.js'

const demo = (file: string) =>
  readFileSync(join(import.meta.dirname, '../../server/demo', file), 'utf8')
const bot = JSON.parse(demo('demo-bot.json'))
const record = JSON.parse(launcherRecord(projectBot('demo', parseBot(bot))))
/** Debian's is fetched for the long tests only. */
const path = findFirefox() ?? (process.env.TALKGRAPH_LONG ? unpackFirefox() : undefined)

let site: Site
let firefox: Firefox | undefined
beforeAll(async () => {
  const tag = (file: string) =>
    pageWith(`<script async src="/${file}.js" data-chatbot-id="demo"></script>`)
  site = await openSite({
    bots: { demo: bot, 'demo/launcher': record },
    pages: {
      '/talkgraph': tag('talkgraph'),
      '/talkgraph-loader': tag('talkgraph-loader'),
      ...Object.fromEntries(
        ['logo.svg', 'bread.svg'].map(file => [`/demo/${file}`, { body: demo(file) }]),
      ),
    },
  })
  if (path) firefox = await openFirefox(path)
})
afterAll(async () => {
  await firefox?.close()
  await site?.close()
})

it.each(path ? ['/talkgraph', '/talkgraph-loader'] : [])(
  'the demo is played in Firefox from %s',
  async page => {
    if (!firefox) throw new Error('There is no Firefox.')
    const tab = await firefox.newPage()
    const complaints: string[] = []
    tab.on('console', message => {
      if (/^(?:error|warn)/.test(message.type())) complaints.push(message.text())
    })
    tab.on('pageerror', error => complaints.push(String(error)))
    await tab.goto(site.origin + page)
    const shows = (text: string) =>
      tab.waitForFunction(
        words => {
          const shadow = document.querySelector('talkgraph-widget')?.shadowRoot
          return shadow?.querySelector('[role=log]')?.textContent?.includes(words)
        },
        {},
        text,
      )
    const isAsked = () =>
      tab.waitForFunction(() =>
        document
          .querySelector('talkgraph-widget')
          ?.shadowRoot?.querySelector('textarea:not([disabled])'),
      )
    await tab.locator('talkgraph-widget >>> .launcher').click()
    await shows('Alder Lane Bakery')
    await tab.locator('talkgraph-widget >>> .option').click()
    await isAsked()
    await tab.locator('talkgraph-widget >>> textarea').click()
    await tab.keyboard.type('nobody')
    await tab.keyboard.press('Enter')
    await shows('That does not look like an e-mail address. Could you check it?')
    await isAsked()
    await tab.locator('talkgraph-widget >>> textarea').click()
    await tab.keyboard.type('ada@example.org')
    await tab.locator('talkgraph-widget >>> .send').click()
    await shows('See you tomorrow!')
    expect(
      await tab.evaluate(() =>
        document.querySelector('talkgraph-widget')?.matches(':popover-open'),
      ),
    ).toBe(true)
    await tab.locator('talkgraph-widget >>> .launcher').click()
    await tab.waitForFunction(
      () =>
        !document
          .querySelector('talkgraph-widget')
          ?.shadowRoot?.querySelector('.window')
          ?.checkVisibility(),
    )
    expect(complaints).toEqual([])
  },
)

it('a Firefox that is named by FIREFOX_PATH goes before others, unless it is not there', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PATH', '')
  vi.stubEnv('FIREFOX_PATH', process.execPath)
  expect(findFirefox()).toBe(process.execPath)
  vi.stubEnv('FIREFOX_PATH', join(process.execPath, 'nowhere'))
  expect(String(findFirefox())).not.toContain('nowhere')
})
