import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { presets } from '../../themes/index.js'
import { casesOf, isLong } from '../arbitraries/cases.js'
import { closeChromium } from './chromium.js'
import { byLooks, violationsOn } from './judge.js'
import {
  askingTypes,
  everyType,
  isSettled,
  openPlayground,
  playToTheEnd,
  sayingTypes,
} from './playground-site.js'

const directions = ['ltr', 'rtl'] as const
const looks = casesOf([''], Object.keys(presets))
const cases = isLong
  ? everyType.flatMap(type => directions.map(dir => ({ type, dir })))
  : [...askingTypes, ...sayingTypes].map((type, index) => ({
      type,
      dir: directions[index % 2] ?? 'ltr',
    }))

let playground: Awaited<ReturnType<typeof openPlayground>>

beforeAll(async () => {
  playground = await openPlayground()
})
afterAll(async () => {
  await closeChromium()
  playground.close()
})

it.concurrent.each(cases)(
  '$type, $dir, has no violation in any preset, asked or answered',
  async ({ type, dir }) => {
    const opened = await playground.open(type, { dir })
    const { page, complaints, close } = opened
    try {
      const violations =
        (await isSettled(opened)) === 'asked' ? await violationsInEachLook(page) : []
      await playToTheEnd(opened)
      violations.push(...(await violationsInEachLook(page)))
      expect(violations).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  },
)

async function violationsInEachLook(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const look of looks) {
    await page.getByLabel('Preset').selectOption(look)
    // The other rules are asked once a page.
    const violations = await violationsOn(page, look === '' ? undefined : byLooks)
    found.push(...violations.map(violation => `${look} ${violation}`))
  }
  return found
}
