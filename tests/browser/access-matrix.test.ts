import axe from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { presets } from '../../themes/index.js'
import { closeChromium } from './chromium.js'
import { askingTypes, everyType, isSettled, openPlayground, playToTheEnd } from './playground-site.js'

const isLong = Boolean(process.env.TALKGRAPH_LONG)
const directions = ['ltr', 'rtl'] as const
const looks = isLong ? ['', ...Object.keys(presets)] : ['', 'midnight', 'highContrastDark']
const cases = isLong
  ? everyType.flatMap(type => directions.map(dir => ({ type, dir })))
  : [...askingTypes, 'file', 'user-redirect'].map((type, index) => ({
      type,
      dir: directions[index % 2] ?? 'ltr',
    }))
/** The rules whose outcome hangs on colours and sizes alone; the others are asked once a page. */
const byLooks = ['color-contrast', 'link-in-text-block', 'target-size']

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
      await page.evaluate(axe.source)
      const violations = (await isSettled(opened)) === 'asked' ? await violationsInEachLook(page) : []
      await playToTheEnd(opened)
      violations.push(...(await violationsInEachLook(page)))
      expect(violations).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      await close()
    }
  },
)

it('is judged by what finds a text that cannot be read', async () => {
  const { page, close } = await playground.open('n-choices')
  await page.evaluate(axe.source)
  await page.evaluate(() => {
    const widgets: Map<string, { setCustomizations(given: object): void }> = Reflect.get(
      window,
      'Talkgraph',
    ).widgets
    for (const widget of widgets.values()) widget.setCustomizations({ optionBubbleTextColor: '#bbb' })
  })
  expect(await violationsOf(page, byLooks)).toEqual([expect.stringContaining('color-contrast')])
  await close()
})

async function violationsInEachLook(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const look of looks) {
    await page.getByLabel('Preset').selectOption(look)
    const violations = await violationsOf(page, look === '' ? undefined : byLooks)
    found.push(...violations.map(violation => `${look} ${violation}`))
  }
  return found
}

function violationsOf(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  return page.evaluate(async rules => {
    // axe judges no colours outside of the body.
    document.body.append(...document.querySelectorAll('html > talkgraph-widget'))
    // What fades in would be judged half-way.
    const roots = [
      document,
      ...[...document.querySelectorAll('talkgraph-widget')].map(host => host.shadowRoot),
    ]
    for (const root of roots) for (const animation of root?.getAnimations() ?? []) animation.finish()
    const options = rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }
    const { violations } = await Reflect.get(window, 'axe').run(document, options)
    return violations.map(({ id, nodes }: axe.Result) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  }, rules)
}
