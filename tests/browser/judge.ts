import axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'

/** The rules whose outcome hangs on colours and sizes alone. */
export const byLooks: readonly string[] = ['color-contrast', 'link-in-text-block', 'target-size']

/** Fails where axe finds a violation on a page or in what is drawn on it. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
}

/**
 * What axe finds on a page, by all of its rules or by those named: a line for each violation, with the elements. Fails where axe has
 * not looked into the widget.
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async rules => {
    // axe judges no colours outside of the body. Such a move keeps focus, scroll position and top layer.
    const outside = [...document.querySelectorAll('html > talkgraph-widget')]
    for (const host of outside) document.body.moveBefore(host, null)
    try {
      // What fades in would be judged half-way.
      for (const root of rootsIn(document))
        for (const animation of root.getAnimations()) {
          const isEndless =
            animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
          if (isEndless) animation.cancel()
          else animation.finish()
        }
      const options = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }
      const { violations, passes, incomplete }: axe.AxeResults = await Reflect.get(
        window,
        'axe',
      ).run(document, options)
      const seen = [violations, passes, incomplete].flat().flatMap(({ nodes }) => nodes)
      if (!seen.some(({ target }) => Array.isArray(target[0])))
        throw new Error('axe has not looked into the widget.')
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
    } finally {
      for (const host of outside) document.documentElement.moveBefore(host, null)
    }

    function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
      const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
      return [root, ...inside.flatMap(rootsIn)]
    }
  }, rules)
}
