import { describe, expect, it } from 'vitest'
import { catalogue as arabic } from '../../src/texts/catalogues/ar.js'
import { oneStep } from './look-bots.js'
import { isLocked, setUpPrompts } from './prompt-site.js'

const slots = [
  { start: '09:00', end: '10:00' },
  { start: '17:00', end: '18:30' },
]
const tasting = {
  calendarPrompt: 'When would you like to come in?',
  excludeDays: ['Sunday'],
  excludeDates: ['2026-03-12'],
  weeklyHours: [
    { dayName: 'Tuesday', slots },
    { dayName: 'Friday', slots },
    { dayName: 'Monday', slots: [] },
  ],
}
const bots = {
  day: oneStep('calendar', tasting),
  past: oneStep('calendar', { ...tasting, showPastDates: true, timeZone: 'Pacific/Auckland' }),
  slots: oneStep('calendar', { ...tasting, showTimeSelection: true }),
  elsewhere: oneStep('calendar', {
    ...tasting,
    showTimeSelection: true,
    timeZone: 'Pacific/Auckland',
  }),
}
const { open, press, expectDone, expectAccessible } = setUpPrompts(bots)

describe('a calendar', () => {
  it('shows a month from Su to Sa, its days by their full names, today and the days that are off', async () => {
    const chat = await open('day')
    const grid = chat.log.getByRole('grid', { name: 'March 2026' })
    await expect
      .poll(() => grid.locator('th').allTextContents())
      .toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
    const today = grid.getByRole('button', { name: 'Monday, March 9, 2026' })
    await expect.poll(() => today.getAttribute('aria-current')).toBe('date')
    await expect.poll(() => today.getAttribute('aria-disabled')).toBeNull()
    for (const off of [
      'Sunday, March 8, 2026',
      'Sunday, March 15, 2026',
      'Thursday, March 12, 2026',
    ])
      await expect.poll(() => isLocked(grid.getByRole('button', { name: off }))).toBe('true')
    await expect
      .poll(() => isLocked(chat.log.getByRole('button', { name: 'Previous month' })))
      .toBe('true')
    await grid.getByRole('button', { name: 'Thursday, March 12, 2026' }).click({ force: true })
    await expect.poll(() => chat.log.locator('.user-bubble').count()).toBe(0)
    await expectAccessible()
    await chat.page.emulateMedia({ forcedColors: 'active' })
    const colour = (name: string) =>
      grid.getByRole('button', { name }).evaluate(day => getComputedStyle(day).color)
    await expect
      .poll(
        async () =>
          (await colour('Thursday, March 12, 2026')) !== (await colour('Friday, March 13, 2026')),
      )
      .toBe(true)
  })

  it('is answered with the mouse in another month and locks with the date named', async () => {
    const chat = await open('day')
    await chat.log.getByRole('button', { name: 'Next month' }).click()
    await chat.log.getByRole('button', { name: 'Saturday, April 4, 2026' }).click()
    const picked = chat.log.getByRole('button', { name: 'Saturday, April 4, 2026 (chosen)' })
    await picked.waitFor()
    await expect.poll(() => isLocked(picked)).toBe('true')
    await expect
      .poll(() => isLocked(chat.log.getByRole('button', { name: 'Next month' })))
      .toBe('true')
    await picked.click({ force: true })
    await expectDone('2026-04-04')
  })

  it('is answered with the keyboard alone: days, weeks, months, then a time of the day', async () => {
    const chat = await open('slots')
    await expect.poll(() => chat.focused()).toBe('Tuesday, March 10, 2026')
    const walk: readonly (readonly [key: string, to: string])[] = [
      ['ArrowRight', 'Wednesday, March 11, 2026'],
      ['ArrowDown', 'Wednesday, March 18, 2026'],
      ['End', 'Saturday, March 21, 2026'],
      ['Home', 'Sunday, March 15, 2026'],
      ['PageDown', 'Wednesday, April 15, 2026'],
      ['PageUp', 'Sunday, March 15, 2026'],
      ['ArrowUp', 'Sunday, March 8, 2026'],
      ['PageUp', 'Sunday, March 8, 2026'],
      ['ArrowLeft', 'Saturday, March 7, 2026'],
    ]
    for (const [key, to] of walk) {
      await press(key)
      await expect.poll(() => chat.focused()).toBe(to)
    }
    await press('ArrowDown', 'ArrowDown')
    await expect.poll(() => chat.focused()).toBe('Saturday, March 21, 2026')
    await press('ArrowLeft', 'Enter', 'Tab')
    await expect.poll(() => chat.focused()).toMatch(/^9:00\sAM - 10:00\sAM$/)
    await press('ArrowRight', 'Enter')
    await expectDone('2026-03-20 17:00 - 18:30')
    await chat.log.getByRole('button', { name: 'Friday, March 20, 2026 (chosen)' }).waitFor()
    await expect.poll(() => isLocked(chat.option('5:00 PM - 6:30 PM (chosen)'))).toBe('true')
  })

  it('replaces a date and its times by another, shows days without any as off, and names the choice in words', async () => {
    const chat = await open('slots')
    const times = chat.log.getByRole('group', { name: 'Available times' })
    await chat.option('Friday, March 13, 2026').click()
    await expect
      .poll(async () =>
        (await times.getByRole('button').allTextContents()).map(each => each.replace(/\s/g, ' ')),
      )
      .toEqual(['9:00 AM - 10:00 AM', '5:00 PM - 6:30 PM'])
    await chat.option('Tuesday, March 10, 2026').click()
    await chat.option('Tuesday, March 10, 2026 (chosen)').waitFor()
    await expect.poll(() => chat.log.getByRole('button', { name: '(chosen)' }).count()).toBe(1)
    const monday = chat.option('Monday, March 9, 2026')
    await expect.poll(() => isLocked(monday)).toBe('true')
    await monday.click({ force: true })
    await chat.option('9:00 AM - 10:00 AM').click()
    await chat.hears('Tuesday, March 10, 2026, 9:00 AM - 10:00 AM')
    await expectDone('2026-03-10 09:00 - 10:00')
  })

  it('goes back where past dates are allowed, and names a zone that is not the visitor’s', async () => {
    const chat = await open('past')
    await chat.hears('Time zone: New Zealand Time')
    await chat.option('Previous month').click()
    await chat.option('Saturday, February 28, 2026').click()
    await expectDone('2026-02-28')
  })

  it('shows times in the visitor’s zone too where it is another, and names the zone in the answer', async () => {
    const chat = await open('elsewhere')
    await chat.option('Friday, March 13, 2026').click()
    const both =
      /^Your time: Thu 8:00 PM - 9:00 PM \(.+\)\s9:00 AM - 10:00 AM \(New Zealand Time\)$/
    await chat.log.getByRole('button', { name: both }).waitFor()
    await chat.log.getByRole('button', { name: '5:00 PM - 6:30 PM (New Zealand Time)' }).click()
    await chat.hears('Friday, March 13, 2026, 5:00 PM - 6:30 PM (New Zealand Time)')
    await expectDone('2026-03-13 17:00 - 18:30 (Pacific/Auckland)')
    await expectAccessible()
  })

  it('speaks the language and runs the way of the page', async () => {
    const chat = await open('day&ar-EG', arabic)
    await chat.log.getByRole('grid', { name: 'مارس ٢٠٢٦' }).waitFor()
    await expect.poll(() => chat.focused()).toBe('الاثنين، ٩ مارس ٢٠٢٦')
    await press('ArrowLeft')
    await expect.poll(() => chat.focused()).toBe('الثلاثاء، ١٠ مارس ٢٠٢٦')
    await press('Enter')
    await expectDone('2026-03-10')
  })
})
