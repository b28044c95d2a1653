import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { openLooks, recorded } from './look-site.js'

let looks: Awaited<ReturnType<typeof openLooks>>

beforeAll(async () => {
  looks = await openLooks()
})
afterEach(() => looks.leave())
afterAll(() => looks.close())

describe('a range', () => {
  const slider = (chat: Chat) => chat.log.getByRole('slider', { name: 'From 4 to 20' })
  const number = (chat: Chat) => chat.log.getByRole('spinbutton', { name: 'Number' })
  const expectLocked = async (chat: Chat, value: number) => {
    await chat.hears('Thank you!')
    await expect.poll(() => slider(chat).isDisabled()).toBe(true)
    await expect.poll(() => number(chat).inputValue()).toBe(String(value))
    await expect.poll(() => number(chat).isEditable()).toBe(false)
    await expect.poll(() => chat.option('Done').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => recorded(chat, 'heard')).toEqual([value])
    expect(looks.complaints()).toEqual([])
  }

  it('keeps slider and number in step, and takes a number beyond its ends', async () => {
    const chat = await looks.open('range')
    await slider(chat).fill('7')
    await expect.poll(() => number(chat).inputValue()).toBe('7')
    await number(chat).fill('')
    await expect.poll(() => chat.option('Done').isDisabled()).toBe(true)
    await number(chat).fill('30')
    await expect.poll(() => slider(chat).inputValue()).toBe('20')
    await chat.option('Done').click()
    await expectLocked(chat, 30)
  })

  it('is answered with the keyboard alone', async () => {
    const chat = await looks.open('range')
    await chat.log.locator('[data-prompt-entry]:focus').waitFor()
    for (const key of ['Home', 'ArrowRight', 'Enter']) await chat.page.keyboard.press(key)
    await expectLocked(chat, 5)
  })
})
