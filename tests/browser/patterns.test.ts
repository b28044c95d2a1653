import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../server/app/index.js'
import { casesOf } from '../arbitraries/cases.js'
import { patternBot, patternTexts } from '../suites/pattern-bot.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openSite, pageWith, type Site } from './site.js'
import { type Visit, visit } from './visit.js'

const builtServer = new URL('../../server/dist/main.js', import.meta.url).href

let server: RunningServer
let site: Site
let current: Visit | undefined
beforeAll(async () => {
  const { startServer }: typeof import('../../server/app/index.js') = await import(
    /* @vite-ignore */ builtServer
  )
  server = await startServer({ port: 0, bots: { patterns: patternBot } })
  const esm = `import { mount } from '/talkgraph.esm.js'; mount({ chatbotId: 'patterns', server: location.origin })`
  site = await openSite({
    bots: { patterns: patternBot },
    pages: {
      '/script': pageWith('<script async src="/talkgraph.js" data-chatbot-id="patterns"></script>'),
      '/module': pageWith(`<script type="module">${esm}</script>`),
      '/server': pageWith(
        `<script async src="${server.url}/talkgraph.js" data-chatbot-id="patterns"></script>`,
      ),
    },
  })
})
afterEach(() => current?.close())
afterAll(async () => {
  await site.close()
  await server.stop(0)
  await closeChromium()
})

const served = ['what server/dist/main.js serves and publishes', '/server']
const alone = [
  ['dist/talkgraph.js', '/script'],
  ['dist/talkgraph.esm.js', '/module'],
]
it.each(casesOf([served], alone))('%s finds by pattern what the sources find', async (_, path) => {
  current = await visit(`${site.origin}${path}`)
  const chat = new Chat(current.page)
  await chat.launcher.click()
  await chat.hears('That is all')
  await expect.poll(() => chat.log.locator('.text').allTextContents()).toEqual(patternTexts)
})
