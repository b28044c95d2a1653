import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop } from '../testing/telegram.js'

const ann = 42
const patience = { timeout: 60_000, interval: 20 }
const range = { rangePrompt: 'How many?', minVal: 4, maxVal: 20, answerVariable: 'people' }
const slots = [
  { start: '09:00', end: '10:00' },
  { start: '10:00', end: '11:00' },
]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weeklyHours = days.map(dayName => ({ dayName, available: true, slots }))

describe.each(databases)('bounds and times over a channel in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(
      make,
      flowOf(
        ['user-range', range],
        [
          'calendar',
          {
            calendarPrompt: 'Which day for {people}?',
            showTimeSelection: true,
            timeZone: 'UTC',
            weeklyHours,
          },
        ],
        ['message', { text: 'See you.' }],
      ),
    )
    await shop.write(ann, 'Hi')
    await told(1)
  })
  afterEach(() => shop.close())

  const told = (count: number) =>
    vi.waitFor(() => expect(shop.telegram.toldTo(ann)).toHaveLength(count), patience)
  const last = () => shop.telegram.toldTo(ann).at(-1)

  test('a number outside of a range is asked for again, one inside is taken', async () => {
    await shop.write(ann, '99')
    await told(2)
    expect(last()).toBe('How many?\nPlease answer with a number from 4 to 20.')
    await shop.write(ann, '20')
    await told(3)
    expect(last()).toBe('Which day for 20?')
  })

  test('whoever has picked a day is asked for a time, with the day', async () => {
    await shop.write(ann, '5')
    await told(2)
    const [, row] = keyboard()
    await shop.press(ann, String(row?.callback_data))
    await told(3)
    expect(last()).toMatch(
      /^\w{3}, \w{3} \d{1,2}: Please answer with a time from 09:00 to 11:00\.$/,
    )
    expect(keyboard().map(({ text }) => text)).toEqual(['09:00 - 10:00', '10:00 - 11:00'])
  })

  const keyboard = () => {
    const sent = shop.telegram.sent.findLast(({ method }) => method === 'sendMessage')
    const { inline_keyboard: rows } = Object(sent?.body.reply_markup)
    return (rows ?? []).flat() as { text: string; callback_data: string }[]
  }
})
