import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { expectAccessible } from './judge.js'
import { openLooks, recorded } from './look-site.js'

let looks: Awaited<ReturnType<typeof openLooks>>

beforeAll(async () => {
  looks = await openLooks()
})
afterEach(() => looks.leave())
afterAll(() => looks.close())

/** Each prompt of buttons: what is picked, how it is reached by keyboard from the first button, what is recorded. */
const picks = [
  { bot: 'images', name: 'Cheesecake', keys: ['ArrowRight'], value: 'Cheesecake', count: 3 },
  { bot: 'numbers', name: '7', keys: ['End'], value: 7, count: 7 },
  { bot: 'stars', name: '4 of 5', keys: ['End', 'ArrowLeft'], value: 4, count: 5 },
  { bot: 'smileys', name: '2 of 5', keys: ['ArrowDown'], value: 2, count: 5 },
  { bot: 'scale', name: '9', keys: ['End', 'ArrowUp'], value: 9, count: 11 },
]

describe.each(picks)('$bot', ({ bot, name, keys, value, count }) => {
  const expectLocked = async (chat: Chat) => {
    await chat.hears('Thank you!')
    const buttons = chat.log.getByRole('button')
    await expect.poll(() => buttons.count()).toBe(count)
    for (const button of await buttons.all())
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    const chosen = chat.log.getByRole('button', { name: /\(chosen\)$/ })
    await expect.poll(() => chosen.count()).toBe(1)
    await expect.poll(() => chosen.textContent()).toBe(`${name} (chosen)`)
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true')
    await buttons.first().click({ force: true })
    await expect.poll(() => recorded(chat, 'heard')).toEqual([value])
    expect(looks.complaints()).toEqual([])
  }

  it('is answered with the mouse, once', async () => {
    const chat = await looks.open(bot)
    const button = chat.log.getByRole('button', { name, exact: true })
    await button.click()
    await expectLocked(chat)
  })

  it('is answered with the keyboard alone', async () => {
    const chat = await looks.open(bot)
    await chat.log.locator('[data-prompt-entry]:focus').waitFor()
    for (const key of [...keys, 'Enter']) await chat.page.keyboard.press(key)
    await expectLocked(chat)
  })
})

describe('checks', () => {
  const expectLocked = async (chat: Chat) => {
    await chat.hears('Thank you!')
    await expect.poll(() => chat.box('Nuts (chosen)').getAttribute('aria-checked')).toBe('true')
    await expect.poll(() => chat.box('Milk').getAttribute('aria-checked')).toBe('false')
    for (const box of await chat.box('').all())
      await expect.poll(() => box.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => chat.option('Done').getAttribute('aria-disabled')).toBe('true')
    await chat.box('Milk').click({ force: true })
    await expect.poll(() => chat.box('Milk').getAttribute('aria-checked')).toBe('false')
    await expect.poll(() => recorded(chat, 'heard')).toEqual(['Nuts, Eggs, all kinds of them'])
    expect(looks.complaints()).toEqual([])
  }

  it('are ticked and unticked with the mouse, and handed in while at least one is ticked', async () => {
    const chat = await looks.open('checks')
    await chat.box('Milk').click()
    await expect.poll(() => chat.option('Done').isEnabled()).toBe(true)
    await chat.box('Milk').click()
    await expect.poll(() => chat.option('Done').isDisabled()).toBe(true)
    await chat.box('Eggs').click()
    await chat.box('Nuts').click()
    await expectAccessible(chat.page)
    await chat.option('Done').click()
    await expectLocked(chat)
  })

  it('are answered with the keyboard alone', async () => {
    const chat = await looks.open('checks')
    await chat.log.locator('[data-prompt-entry]:focus').waitFor()
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Enter'])
      await chat.page.keyboard.press(key)
    await expectLocked(chat)
  })
})

describe('a picked option', () => {
  it.each([
    ['no-preference', ['bubble user-bubble']],
    ['reduce', []],
  ] as const)(
    'becomes the answer’s bubble, where motion is wanted (%s)',
    async (reducedMotion, moved) => {
      const chat = await looks.open('images')
      await chat.page.emulateMedia({ reducedMotion })
      await chat.page.evaluate(() => {
        const names: string[] = []
        Reflect.set(window, 'moved', names)
        const { animate } = Element.prototype
        Element.prototype.animate = function (...how) {
          names.push(this.className)
          return animate.apply(this, how)
        }
      })
      await chat.log.getByRole('button', { name: 'Cheesecake', exact: true }).click()
      await chat.hears('Thank you!')
      expect(await chat.page.evaluate(() => Reflect.get(window, 'moved'))).toEqual(moved)
      expect(await chat.log.locator('.user-bubble').evaluateAll(all => all.length)).toBe(1)
    },
  )
})
