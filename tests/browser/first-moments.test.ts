import { expect, it } from 'vitest'
import { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const times = [...Array(16).keys()].map(at => ({
  start: `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  end: `${String(8 + Math.floor((at + 1) / 2)).padStart(2, '0')}:${at % 2 ? '00' : '30'}`,
}))
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const calendar = {
  calendarPrompt: 'When would you like to come in?',
  weeklyHours: days.map(dayName => ({ dayName, slots: times })),
  showTimeSelection: true,
}
const named = (id: string, nodes: readonly { id: string; type: string; data: object }[]) => ({
  id,
  name: id,
  nodes,
  edges: nodes.slice(1).map((node, at) => ({ source: nodes[at]?.id, target: node.id })),
})
const bots = {
  asks: named('asks', [
    { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
    { id: 'more', type: 'message', data: { text: 'How good that you are here.' } },
    { id: 'name', type: 'ask-name', data: { questionText: 'What is your name?' } },
  ]),
  books: named('books', [
    { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
    { id: 'day', type: 'calendar', data: calendar },
  ]),
}
const tag = (id: string, more = '') =>
  `<script async src="/talkgraph.js" data-chatbot-id="${id}" ${more}></script>`
const pages = {
  '/asks': pageWith(tag('asks')),
  '/keen': pageWith(
    `<input aria-label="Search"><script>addEventListener('keydown', event => {
      if (event.key === '/') { event.preventDefault(); document.querySelector('input').focus() }
    })</script>${tag('asks')}`,
  ),
  '/books': pageWith(tag('books')),
  '/zoomed': pageWith(tag('asks'), '<style>html { zoom: 1.5 }</style>'),
  '/full-page': pageWith(tag('asks', 'data-mode="full-page"')),
}

const site = setUpSite({ bots, pages })

it.each(['/asks', '/keen'])(
  'what is typed right after opening on %s stands in the field once it opens',
  async path => {
    const chat = await site.open(path, undefined, undefined, { pauses: true })
    await chat.launcher.focus()
    await chat.page.keyboard.press('Enter')
    await chat.window.waitFor()
    // The keys are the chat's from then on.
    await expect.poll(() => chat.log.getAttribute('data-resting')).not.toBeNull()
    await chat.page.keyboard.type('Ann x/ Lee')
    await chat.page.keyboard.press('Backspace')
    expect(await chat.field.isDisabled()).toBe(true)
    await chat.isAsked()
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    await chat.page.keyboard.type('a')
    await expect.poll(() => chat.field.inputValue()).toBe('Ann x/ Lea')
    expect(site.complaints).toEqual([])
  },
)

it('the times of a day come into sight from the first, under the month that they belong to', async () => {
  const chat = await site.open('/books')
  await chat.launcher.click()
  const grid = chat.log.getByRole('grid')
  await grid.waitFor()
  await grid.locator('button:not([aria-disabled])').last().click()
  const first = chat.log.getByRole('button', { name: /^0?8:00/ })
  await first.waitFor()
  const isInSight = () =>
    chat.log.evaluate(log => {
      const box = log.getBoundingClientRect()
      const time = log
        .querySelector('[part~=card] .options button, .slots button')
        ?.getBoundingClientRect()
      const last = [...log.querySelectorAll('.month button')].at(-1)?.getBoundingClientRect()
      return (
        !!time && !!last && time.top >= box.top && time.bottom <= box.bottom && last.top >= box.top
      )
    })
  await expect.poll(isInSight).toBe(true)
})

it('a page that is zoomed in has the whole window on its screen', async () => {
  const chat = await site.open('/zoomed', { width: 1280, height: 900 })
  await chat.launcher.click()
  await chat.hears('Hello')
  const header = chat.window.locator('[part=header]')
  await expect.poll(async () => ((await header.boundingBox())?.y ?? -1) >= 0).toBe(true)
  await expect.poll(() => header.evaluate(each => each.getBoundingClientRect().top >= 0)).toBe(true)
})

it('nothing of a widget above the page is printed, and a chat that is the page is', async () => {
  const chat = await site.open('/asks')
  await chat.launcher.click()
  await chat.hears('Hello')
  await chat.page.emulateMedia({ media: 'print' })
  await expect.poll(() => chat.window.isVisible()).toBe(false)
  await expect.poll(() => chat.launcher.isVisible()).toBe(false)
  await chat.page.goto(new URL('/full-page', chat.page.url()).href)
  const whole = new Chat(chat.page)
  await expect.poll(() => whole.log.getByText('Hello').isVisible()).toBe(true)
})

it('a field has letters of 16 px under fingers, so that no phone zooms in', async () => {
  const chat = await site.open('/asks', { width: 390, height: 780 }, undefined, { isPhone: true })
  await chat.launcher.click()
  await chat.isAsked()
  await chat.emoji.click()
  const search = chat.page.getByRole('searchbox')
  await expect.poll(() => search.evaluate(field => getComputedStyle(field).fontSize)).toBe('16px')
})
