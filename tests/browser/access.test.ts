import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { casesOf, isLong } from '../arbitraries/cases.js'
import { framesPass } from './at-rest.js'
import { Chat } from './chat.js'
import { closeChromium } from './chromium.js'
import { everyType, openPlayground, playToTheEnd } from './playground-site.js'
import type { Visit } from './visit.js'

const types = isLong ? everyType : ['n-check-options', 'calendar']

let playground: Awaited<ReturnType<typeof openPlayground>>
let opened: Visit | undefined

beforeAll(async () => {
  playground = await openPlayground()
})
afterEach(() => opened?.close())
afterAll(async () => {
  await closeChromium()
  playground.close()
})

async function open(type: string, query?: Readonly<Record<string, string>>, viewport?: Viewport) {
  opened = await playground.open(type, query, viewport)
  return opened
}
type Viewport = { width: number; height: number }

describe.each(types)('%s', type => {
  it('has room for a finger on every control of a phone 390 or 320 px wide', async () => {
    const { page } = await open(type, {}, { width: 390, height: 780 })
    await expect.poll(() => tooSmall(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 780 })
    await framesPass(page)
    await expect.poll(() => tooSmall(page)).toEqual([])
  })

  it('loses nothing at 400 % zoom, and scrolls in one direction only', async () => {
    const visited = await open(type, {}, { width: 320, height: 256 })
    expect(await cutOff(visited.page)).toEqual([])
    await playToTheEnd(visited)
    expect(await cutOff(visited.page)).toEqual([])
  })

  it('is still for those who want less motion, and has room for wider lines, letters and words', async () => {
    const visited = await open(type)
    const moving = await inWidget(visited.page, '*', element => {
      const { animationDuration, transitionDuration, transitionProperty } =
        getComputedStyle(element)
      const lasts = Number.parseFloat(animationDuration) > 0.001
      return (
        lasts || (transitionProperty !== 'none' && Number.parseFloat(transitionDuration) > 0.001)
      )
    })
    expect(moving).toEqual([])
    await visited.page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      )
      document.querySelector('talkgraph-widget')?.shadowRoot?.adoptedStyleSheets.push(sheet)
    })
    expect(await cutOff(visited.page)).toEqual([])
    await playToTheEnd(visited)
    expect(await cutOff(visited.page)).toEqual([])
  })
})

it.each([
  [1280, 8],
  [320, 4],
])(
  'has room for a finger in the emoji panel, in header and footer, %i px wide',
  async (width, columns) => {
    const { page } = await open('ask-custom-question', {}, { width, height: 780 })
    const chat = new Chat(page)
    await chat.emoji.click()
    await page.locator('.emoji-pick').first().waitFor()
    await page.evaluate(() => {
      const widgets: Map<string, { setCustomizations(given: object): void }> = Reflect.get(
        window,
        'Talkgraph',
      ).widgets
      for (const widget of widgets.values())
        widget.setCustomizations({
          enableCustomBrand: true,
          customBrandLink: 'https://bakery.example',
        })
    })
    await page.getByRole('link', { name: 'My Brand...' }).waitFor()
    await expect.poll(() => tooSmall(page)).toEqual([])
    const categories = page.locator('.emoji-category')
    const tops = await categories.evaluateAll(all =>
      all.map(one => one.getBoundingClientRect().top),
    )
    expect(tops.lastIndexOf(tops[0] ?? 0) + 1).toBe(columns)
    const emojis = page.locator('.emoji-pick')
    await emojis.first().press('ArrowDown')
    const leftOf = (emoji: Element) => emoji.getBoundingClientRect().left
    expect(await page.locator('.emoji-pick:focus').evaluate(leftOf)).toBe(
      await emojis.first().evaluate(leftOf),
    )
  },
)

it('shows every emoji at 400 % zoom', async () => {
  const { page } = await open('ask-custom-question', {}, { width: 320, height: 256 })
  await new Chat(page).emoji.click()
  await page.locator('.emoji-pick').first().press('End')
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    return box ? { top: box.y, bottom: box.y + box.height } : { top: 0, bottom: 0 }
  }
  const [window, panel] = [await boxOf('.window'), await boxOf('.emoji-panel')]
  expect(panel.top).toBeGreaterThanOrEqual(window.top)
  await expect
    .poll(async () => (await boxOf('.emoji-pick:focus')).bottom)
    .toBeLessThanOrEqual(panel.bottom)
  await expect.poll(async () => (await boxOf('.emoji-pick:focus')).top).toBeGreaterThan(panel.top)
})

const chosen = ['image-choice', 'calendar']
describe.each(
  casesOf(chosen, ['n-check-options', 'n-choices', 'user-rating', 'opinion-scale-choice']),
)('%s, answered,', type => {
  it('names what was chosen, also where the system sets the colours, and says of every control that it is locked', async () => {
    const visited = await open(type)
    await playToTheEnd(visited)
    const isLocked = (control: Element) => control.matches('[aria-disabled=true], :disabled')
    expect(await inWidget(visited.page, '.prompt :is(button, input)', isLocked, false)).toEqual([])
    expect(
      await visited.page
        .locator('.prompt')
        .getByRole('button', { name: '(chosen)' })
        .or(visited.page.locator('.prompt').getByRole('checkbox', { name: '(chosen)' }))
        .count(),
    ).toBeGreaterThan(0)
    await visited.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const background = (selector: string) =>
      visited.page
        .locator(`.prompt ${selector}`)
        .first()
        .evaluate(element => getComputedStyle(element).backgroundColor)
    const chosen = ':is([aria-pressed=true], [aria-checked=true], [aria-selected=true] .day)'
    await expect
      .poll(
        async () =>
          (await background(chosen)) !== (await background(`:is(.option, .day):not(${chosen})`)),
      )
      .toBe(true)
    const bare = await inWidget(
      visited.page,
      '.option, .bubble, .card, .composer, .window',
      element => getComputedStyle(element).borderStyle === 'none',
    )
    expect(bare).toEqual([])
  })
})

/** What in the widget is drawn and meets (or, with false, does not meet) a condition. */
function inWidget(
  page: Page,
  selector: string,
  meets: (element: Element) => boolean,
  wanted = true,
) {
  return page.locator(`talkgraph-widget :is(${selector})`).evaluateAll(
    (elements, [source, wanted]) => {
      const check: (element: Element) => boolean = new Function(`return (${source})`)()
      return elements
        .filter(element => element.checkVisibility() && check(element) === wanted)
        .map(element => element.outerHTML.slice(0, 160))
    },
    [String(meets), wanted] as const,
  )
}

/**
 * Controls less than 40 pixels high (44 where fingers press) or 28 wide; what is hidden from sight counts by its label, a
 * word in a text and what cannot be pressed not at all.
 */
function tooSmall(page: Page) {
  return inWidget(page, 'button, input, textarea, a, [role=checkbox]', control => {
    if (control.closest('.text') || control.matches(':disabled')) return false
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
    return Math.round(width) < 28 || height < (matchMedia('(pointer: coarse)').matches ? 44 : 40)
  })
}

/** What is wider than its place, or cuts its text off. */
function cutOff(page: Page) {
  return inWidget(
    page,
    '.log, .bubble, .option, .card, .window, .header-texts, .composer, .footer, th, .day, .note, .ends span',
    element =>
      element.scrollWidth > element.clientWidth + 1 ||
      element.getBoundingClientRect().right > innerWidth + 1 ||
      element.getBoundingClientRect().left < -1 ||
      (element.matches('.bubble, .option, .header-texts, .footer') &&
        element.scrollHeight > element.clientHeight + 1),
  )
}
