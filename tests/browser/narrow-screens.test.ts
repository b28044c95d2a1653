import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { askingBots } from './look-bots.js'
import { openLooks } from './look-site.js'

let looks: Awaited<ReturnType<typeof openLooks>>

beforeAll(async () => {
  looks = await openLooks()
})
afterEach(() => looks.leave())
afterAll(() => looks.close())

it.each(Object.keys(askingBots))(
  '%s fits a screen of 320 pixels, with room on each control',
  async bot => {
    const chat = await looks.open(bot, '/strict', { width: 320, height: 560 })
    await chat.log.locator('[data-prompt-entry]').waitFor()
    const sizes = await chat.log
      .locator('button, input')
      .evaluateAll((controls: HTMLElement[]) =>
        controls.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight] as const),
      )
    expect(Math.min(...sizes.map(([width]) => width))).toBeGreaterThanOrEqual(28)
    expect(Math.min(...sizes.map(([, height]) => height))).toBeGreaterThanOrEqual(40)
    await expect.poll(() => chat.log.evaluate(log => log.scrollWidth - log.clientWidth)).toBe(0)
  },
)
