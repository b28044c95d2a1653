import type { Locator } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { openLooks } from './look-site.js'

let looks: Awaited<ReturnType<typeof openLooks>>

beforeAll(async () => {
  looks = await openLooks()
})
afterEach(() => looks.leave())
afterAll(() => looks.close())

const group = ({ log }: Chat, question: string) =>
  log.getByRole('group', { name: question, exact: true })
const styleOf = (part: Locator, name: 'fontSize' | 'fill') =>
  part.evaluate((element, property) => getComputedStyle(element)[property], name)

/** Gives the page letters of twice the size: the texts grow as much, and all can still be seen and reached. */
async function expectDoubled(chat: Chat) {
  const sizes = () =>
    Promise.all(
      ['.bot-bubble', '.field', '.footer'].map(async part =>
        Number.parseFloat(await styleOf(chat.window.locator(part).first(), 'fontSize')),
      ),
    )
  const before = await sizes()
  await chat.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect
    .poll(async () => (await sizes()).map((size, index) => size >= 2 * (before[index] ?? 0)))
    .toEqual([true, true, true])
  await expect.poll(() => chat.log.evaluate(log => log.scrollWidth - log.clientWidth)).toBe(0)
  const [window, view] = [await chat.window.boundingBox(), chat.page.viewportSize()]
  if (!window || !view) throw new Error('There is no window.')
  expect(Math.min(window.x, window.y)).toBeGreaterThanOrEqual(0)
  expect(window.x + window.width).toBeLessThanOrEqual(view.width)
  await chat.page.getByRole('button', { name: 'Close window' }).click({ trial: true })
}

it('boxes are named by their question, grow with the letters, and have a tick in forced colours', async () => {
  const chat = await looks.open('checks')
  await group(chat, 'What should we leave out?').locator('[data-prompt-entry]').waitFor()
  await expectDoubled(chat)
  await chat.page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await chat.box('Nuts').click()
  await expect.poll(() => chat.box('Nuts').getAttribute('aria-checked')).toBe('true')
  const [ground, tick] = await chat.page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    return ['Highlight', 'HighlightText'].map(name => {
      probe.style.color = name
      return getComputedStyle(probe).color
    })
  })
  const drawn = () =>
    chat.box('Nuts').evaluate(box => {
      const [square, sign] = [box.querySelector('.box'), box.querySelector('.icon')]
      return (
        square && sign && [getComputedStyle(square).backgroundColor, getComputedStyle(sign).color]
      )
    })
  await expect.poll(drawn).toEqual([ground, tick])
})

it('a scale is named by its question, and grows with the letters', async () => {
  const chat = await looks.open('scale')
  await group(chat, 'Would you recommend us?').locator('[data-prompt-entry]').waitFor()
  await expectDoubled(chat)
})

it('a slider is named by its question, keeps its ring within itself, and grows with the letters', async () => {
  const chat = await looks.open('range')
  const slider = group(chat, 'For how many people?').locator('[type=range]:focus')
  await slider.waitFor()
  const ring = await slider.evaluate(element => {
    const { outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(element)
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    return { outlineStyle, boxShadow, isWithin: reach <= 0 }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', boxShadow: 'none', isWithin: true })
  await expectDoubled(chat)
})

it('a rating that the keyboard has opened has no star filled; the window is named by the title that is seen, and by the bot', async () => {
  const chat = await looks.open('stars')
  await chat.log.locator('[data-prompt-entry]:focus').waitFor()
  const fills = async () =>
    new Set(
      await Promise.all(
        (await chat.log.locator('.star .icon').all()).map(star => styleOf(star, 'fill')),
      ),
    )
  await expect.poll(fills).toEqual(new Set(['none']))
  const name = `${(await chat.header()).text} – Bakery`
  await chat.page.getByRole('dialog', { name, exact: true }).waitFor()
  await chat.page.getByRole('log', { name, exact: true }).waitFor()
  // Many pages make their letters small, to reckon in tens.
  await chat.page.evaluate(() => {
    document.documentElement.style.fontSize = '62.5%'
  })
  await expect.poll(() => styleOf(chat.window, 'fontSize')).toBe('14px')
})
