import axe from 'axe-core'
import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { catalogue as arabic } from '../../src/texts/catalogues/ar.js'
import type { Catalogue } from '../../src/texts/english.js'
import { Chat } from './chat.js'
import { oneStep } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'"

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
  date: oneStep('user-input', { inputPrompt: 'When is your birthday?', type: 'date' }),
  file: oneStep('ask-file', { questionText: 'A photo, please.' }),
  location: oneStep('ask-location', { questionText: 'Where should we deliver?' }),
}
/** It is always Monday, 9 March 2026. */
const script = `import { mount } from '/talkgraph.esm.js'
  const clock = { setTimeout: (f, ms) => setTimeout(f, ms), clearTimeout: id => clearTimeout(id), now: () => Date.UTC(2026, 2, 9, 12) }
  const [chatbotId, locale] = location.search.slice(1).split('&')
  window.heard = []
  const chat = mount({ chatbotId, locale, server: location.origin, typingDelay: 1, env: { clock } })
  chat.on('answer', ({ value }) => heard.push(value))`

const page = pageWith('<script type="module" src="/ask.js"></script>')
const pages = {
  '/strict': { ...page, headers: { 'content-security-policy': policy } },
  '/ask.js': { body: script },
  '/widget/v1/bots/file/sessions': { body: '{"token":"t"}' },
  '/widget/v1/bots/file/nodes/step/upload': { body: '{"url":"/uploads/1"}' },
}
const site = setUpSite({ bots, pages })

async function open(bot: string, texts: Partial<Catalogue> = {}) {
  const chat = await site.open(`/strict?${bot}`, { width: 390, height: 780 }, texts)
  await chat.launcher.focus()
  await chat.page.keyboard.press('Enter')
  await chat.log.locator('[data-prompt-entry]').first().waitFor()
  return chat
}

const press = async (...keys: readonly string[]) => {
  for (const key of keys) await site.page.keyboard.press(key)
}

async function expectDone(value: string) {
  await new Chat(site.page).hears('Thank you!')
  await expect.poll(() => site.page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([value])
  expect(site.complaints).toEqual([])
  await expectAccessible()
}

async function expectAccessible() {
  await site.page.evaluate(axe.source)
  const violations = await site.page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish()
    const { violations } = await Reflect.get(window, 'axe').run()
    return violations.map(({ id, nodes }: axe.Result) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  })
  expect(violations).toEqual([])
}

const isLocked = (control: Locator) => control.getAttribute('aria-disabled')

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
    for (const off of ['Sunday, March 8, 2026', 'Sunday, March 15, 2026', 'Thursday, March 12, 2026'])
      await expect.poll(() => isLocked(grid.getByRole('button', { name: off }))).toBe('true')
    await expect.poll(() => isLocked(chat.log.getByRole('button', { name: 'Previous month' }))).toBe('true')
    await grid.getByRole('button', { name: 'Thursday, March 12, 2026' }).click({ force: true })
    await expect.poll(() => chat.log.locator('.user-bubble').count()).toBe(0)
    await expectAccessible()
  })

  it('is answered with the mouse in another month and locks with the date named', async () => {
    const chat = await open('day')
    await chat.log.getByRole('button', { name: 'Next month' }).click()
    await chat.log.getByRole('button', { name: 'Saturday, April 4, 2026' }).click()
    const picked = chat.log.getByRole('button', { name: 'Saturday, April 4, 2026 (chosen)' })
    await picked.waitFor()
    await expect.poll(() => isLocked(picked)).toBe('true')
    await expect.poll(() => isLocked(chat.log.getByRole('button', { name: 'Next month' }))).toBe('true')
    await picked.click({ force: true })
    await expectDone('2026-04-04')
  })

  it('is answered with the keyboard alone: days, weeks, months, then a time of the day', async () => {
    const chat = await open('slots')
    await expect.poll(() => chat.focused()).toBe('Monday, March 9, 2026')
    const walk: readonly (readonly [key: string, to: string])[] = [
      ['ArrowRight', 'Tuesday, March 10, 2026'],
      ['ArrowDown', 'Tuesday, March 17, 2026'],
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
    await expect.poll(() => chat.focused()).toBe('09:00 - 10:00')
    await press('ArrowRight', 'Enter')
    await expectDone('2026-03-20 17:00 - 18:30')
    await chat.log.getByRole('button', { name: 'Friday, March 20, 2026 (chosen)' }).waitFor()
    await expect.poll(() => isLocked(chat.option('17:00 - 18:30 (chosen)'))).toBe('true')
  })

  it('replaces a date and its times by another, and says when a day has none', async () => {
    const chat = await open('slots')
    const times = chat.log.getByRole('group', { name: 'Times' })
    await chat.option('Friday, March 13, 2026').click()
    await expect
      .poll(() => times.getByRole('button').allTextContents())
      .toEqual(['09:00 - 10:00', '17:00 - 18:30'])
    await chat.option('Tuesday, March 10, 2026').click()
    await chat.option('Tuesday, March 10, 2026 (chosen)').waitFor()
    await expect.poll(() => chat.log.getByRole('button', { name: '(chosen)' }).count()).toBe(1)
    await chat.option('Monday, March 9, 2026').click()
    await chat.hears('Sorry, no time slots are available on Monday. Please choose a different date.')
    await expect.poll(() => times.count()).toBe(0)
    await chat.option('Tuesday, March 10, 2026').click()
    await chat.option('09:00 - 10:00').click()
    await expectDone('2026-03-10 09:00 - 10:00')
  })

  it('goes back where past dates are allowed, and names a zone that is not the visitor’s', async () => {
    const chat = await open('past')
    await chat.hears('Time zone: Pacific/Auckland')
    await chat.option('Previous month').click()
    await chat.option('Saturday, February 28, 2026').click()
    await expectDone('2026-02-28')
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

describe('a date', () => {
  it('is given with the mouse, shown in words, recorded as YYYY-MM-DD and locked', async () => {
    const chat = await open('date')
    const done = chat.option('Done')
    await expect.poll(() => done.isDisabled()).toBe(true)
    await chat.log.getByLabel('Date').fill('1990-05-17')
    await chat.hears('Thursday, May 17, 1990')
    await done.click()
    await expectDone('1990-05-17')
    await expect.poll(() => chat.log.getByLabel('Date').getAttribute('readonly')).not.toBeNull()
    await expect.poll(() => isLocked(done)).toBe('true')
  })

  it('is typed and sent with the keyboard alone', async () => {
    const chat = await open('date')
    await expect.poll(() => chat.focused()).toBe('Date')
    await chat.page.keyboard.type('05171990')
    await press('Enter')
    await expectDone('1990-05-17')
  })
})

describe('a file', () => {
  const photo = { name: 'cake.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1200) }
  const big = { ...photo, name: 'big.jpg', buffer: Buffer.alloc(5_000_001) }

  it('is chosen by a button that the keyboard reaches, and shown with its size', async () => {
    const chat = await open('file')
    const choosing = chat.page.waitForEvent('filechooser')
    const input = chat.log.getByLabel('Choose a file')
    await expect.poll(() => input.evaluate(field => field.matches(':focus'))).toBe(true)
    await press('Enter')
    await (await choosing).setFiles(photo)
    await chat.hears('1.2 kB')
    await expectDone('cake.jpg')
    await expect.poll(() => chat.log.getByLabel('cake.jpg 1.2 kB (chosen)').isDisabled()).toBe(true)
  })

  it('that is too large is refused, and another one may be chosen', async () => {
    const chat = await open('file')
    await chat.log.getByLabel('Choose a file').setInputFiles(big)
    await chat.hears('Please upload a file smaller than 5MB')
    await chat.log.getByLabel('Choose a file').setInputFiles(photo)
    await expectDone('cake.jpg')
  })

  it('is dropped on its place, which lights up; the page stays', async () => {
    const chat = await open('file')
    const zone = chat.log.locator('label')
    const isLit = () => chat.window.getAttribute('data-over')
    const files = await chat.page.evaluateHandle(() => {
      const carried = new DataTransfer()
      carried.items.add(new File(['crumbs'], 'loaf.png'))
      return carried
    })
    await zone.dispatchEvent('dragover', { dataTransfer: files })
    await expect.poll(isLit).toBe('')
    await zone.dispatchEvent('dragleave', { dataTransfer: files })
    await expect.poll(isLit).toBeNull()
    await zone.dispatchEvent('drop', { dataTransfer: files })
    await expectDone('loaf.png')
    const goesOn = await chat.window.evaluate(
      (window, dataTransfer) =>
        window.dispatchEvent(new DragEvent('drop', { cancelable: true, dataTransfer })),
      files,
    )
    expect(goesOn).toBe(false)
  })
})

describe('a location', () => {
  const here = 'Use my location'

  it('is typed and sent, with the keyboard alone', async () => {
    const chat = await open('location')
    await expect.poll(() => chat.focused()).toBe('Address or place')
    await chat.page.keyboard.type(' Main Street 3 ')
    await press('Enter')
    await expectDone('Main Street 3')
    await expect.poll(() => chat.log.getByLabel('Address or place').getAttribute('readonly')).not.toBeNull()
    await expect.poll(() => isLocked(chat.option(here))).toBe('true')
  })

  it('is the device’s own where the visitor agrees', async () => {
    const chat = await open('location')
    await chat.page.context().grantPermissions(['geolocation'])
    await chat.page.context().setGeolocation({ latitude: 46.95, longitude: 7.45 })
    await chat.option(here).click()
    await expectDone('46.95,7.45')
  })

  it('can still be typed where the device keeps it to itself', async () => {
    const chat = await open('location')
    await chat.page.context().clearPermissions()
    await chat.option(here).click()
    await chat.hears('That is fine: please type the place instead.')
    await expectAccessible()
    await chat.log.getByLabel('Address or place').fill('Bern')
    await chat.option('Send').click()
    await expectDone('Bern')
  })
})
