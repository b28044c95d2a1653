import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../runtime/index.js'
import { isLong } from '../arbitraries/cases.js'
import { answerPrompt } from './answer-prompt.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { openPlayground } from './playground-site.js'
import { visit } from './visit.js'

const everyType = registry.definitions.map(({ type }) => type)
const inReact = isLong ? everyType : ['ask-file', 'calendar', 'gpt', 'user-rating']
const pages = [
  ...everyType.map(type => ({ type, build: 'umd' })),
  ...inReact.map(type => ({ type, build: 'react' })),
]

let playground: Awaited<ReturnType<typeof openPlayground>>
let origin: string

beforeAll(async () => {
  playground = await openPlayground()
  origin = playground.origin
})
afterAll(async () => {
  await closeChromium()
  playground.close()
})

it('lists a page for every type in every build', async () => {
  const { page, close } = await visit(origin)
  for (const build of ['umd', 'esm', 'react', 'preview'])
    expect(await page.locator(`a[href$="?build=${build}"]`).count()).toBe(everyType.length)
  await close()
})

it.each(['umd', 'react'])('the page of the %s build is told of a handover', async build => {
  const { page, close } = await visit(`${origin}/human-handover?build=${build}&typingDelay=0`)
  await page.locator('[data-event=handover]').waitFor()
  await close()
})

it.concurrent.each(pages)(
  '$type is played to its end in the $build build',
  async ({ type, build }) => {
    const { page, complaints, close } = await visit(
      `${origin}/${type}?build=${build}&typingDelay=0`,
    )
    try {
      const chat = new Chat(page)
      const ended = page.locator('[data-event=complete]')
      const asked = page.locator('[data-prompt-entry]')
      await chat.window.waitFor()
      for (let answers = 0; answers < 5; answers++) {
        await ended.or(asked).first().waitFor({ state: 'attached' })
        if (await ended.count()) break
        await answerPrompt(page)
      }
      await ended.waitFor({ state: 'attached' })
      expect(await chat.log.getByText('Done.', { exact: true }).count()).toBe(1)
      expect(await page.locator('[data-event=problem]').allTextContents()).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  },
)
