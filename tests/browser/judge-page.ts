import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { byLooks } from './judge.js'

/** Fails where axe finds a violation on a page of the studio or the site, in light or in dark. */
export async function expectPageAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The other rules are asked once a page.
    const rules = colorScheme === 'dark' ? byLooks : undefined
    expect(await violationsOn(page, rules), `${colorScheme}: ${page.url()}`).toEqual([])
  }
}

/** What axe finds on a page as it is, by all of its rules unless some are named. */
async function violationsOn(page: Page, asked: readonly string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async rules => {
    // What fades in would be judged half-way.
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      if (isEndless) animation.cancel()
      else animation.finish()
    }
    const options = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }
    const { violations, passes }: axe.AxeResults = await Reflect.get(window, 'axe').run(
      document,
      options,
    )
    if (passes.length === 0) throw new Error('axe has looked at nothing.')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  }, asked)
}
