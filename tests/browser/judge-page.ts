import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Fails where axe finds a violation on a page of the studio or the site, in light or in dark. */
export async function expectPageAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violationsOn(page), `${colorScheme}: ${page.url()}`).toEqual([])
  }
}

/** What axe finds on a page as it is; with an impact, only what weighs as much. */
export async function violationsOn(page: Page, impact?: axe.ImpactValue): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async impact => {
    // What fades in would be judged half-way.
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      if (isEndless) animation.cancel()
      else animation.finish()
    }
    const { violations, passes }: axe.AxeResults = await Reflect.get(window, 'axe').run(document, {
      rules: { 'target-size': { enabled: true } },
    })
    if (passes.length === 0) throw new Error('axe has looked at nothing.')
    return violations
      .filter(violation => impact === undefined || violation.impact === impact)
      .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  }, impact)
}
