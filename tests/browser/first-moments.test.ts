import { expect, it } from 'vitest'
import { casesOf } from '../arbitraries/cases.js'
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
const asks = named('asks', [
  { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
  { id: 'more', type: 'message', data: { text: 'How good that you are here.' } },
  { id: 'name', type: 'ask-name', data: { questionText: 'What is your name?' } },
])
const bots = {
  wants: named('wants', [
    { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
    { id: 'day', type: 'user-input', data: { type: 'date', questionText: 'When?' } },
  ]),
  left: { ...asks, id: 'left', customizations: { widgetPosition: 'left' } },
  right: { ...asks, id: 'right', customizations: { widgetPosition: 'right' } },
  asks,
  books: named('books', [
    { id: 'hello', type: 'welcome', data: { text: 'Hello' } },
    { id: 'day', type: 'calendar', data: calendar },
  ]),
}
const tag = (id: string, more = '') =>
  `<script async src="/talkgraph.js" data-chatbot-id="${id}" ${more}></script>`
const loader = (id: string) =>
  `<script async src="/talkgraph-loader.js" data-chatbot-id="${id}"></script>`
const arabic = '<script>document.documentElement.lang = "ar"</script>'
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
  '/large': pageWith(tag('wants'), '<style>html { font-size: 200% }</style>'),
  '/usual': pageWith(tag('wants')),
  '/arabic': pageWith(`${arabic}${tag('asks')}`),
  '/arabic-loader': pageWith(`${arabic}${loader('asks')}`),
  '/arabic-right': pageWith(`${arabic}${loader('right')}`),
  '/left': pageWith(tag('left')),
}

const site = setUpSite({ bots, pages })

it.each(casesOf(['/asks'], ['/keen']))(
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
  // Paper does not scroll: all of it is there.
  await chat.page.setViewportSize({ width: 400, height: 200 })
  const isWhole = () =>
    whole.log.evaluate(({ clientHeight, scrollHeight }) => clientHeight === scrollHeight)
  await expect.poll(isWhole).toBe(true)
  await chat.page.emulateMedia({ media: 'screen' })
  await expect.poll(isWhole).toBe(false)
})

it('a field has letters of 16 px under fingers, so that no phone zooms in', async () => {
  const chat = await site.open('/asks', { width: 390, height: 780 }, undefined, { isPhone: true })
  await chat.launcher.click()
  await chat.isAsked()
  await chat.emoji.click()
  const search = chat.page.getByRole('searchbox')
  await expect.poll(() => search.evaluate(field => getComputedStyle(field).fontSize)).toBe('16px')
})

it('where letters are twice as large, fields and icons grow with them', async () => {
  const sizes = async (path: string) => {
    const chat = await site.open(path)
    await chat.launcher.click()
    const day = chat.log.getByLabel('Date')
    await day.waitFor()
    const letters = await day.evaluate(field => Number.parseFloat(getComputedStyle(field).fontSize))
    const icon = await chat.window.locator('[part~=close] svg').boundingBox()
    const button = await chat.window.locator('[part~=close]').boundingBox()
    const fits = await chat.window.evaluate(box => box.scrollWidth <= box.clientWidth)
    await chat.page.context().close()
    return { letters, icon: icon?.width, button: button?.width, fits }
  }
  expect(await sizes('/usual')).toEqual({ letters: 16, icon: 22, button: 40, fits: true })
  expect(await sizes('/large')).toEqual({ letters: 30, icon: 36, button: 56, fits: true })
})

it.each([
  ['/asks', false],
  ['/left', true],
  ['/arabic', true],
  ['/arabic-loader', true],
  ['/arabic-right', false],
])('the launcher of %s stands on the left: %s', async (path, isLeft) => {
  const chat = await site.open(path)
  const launcher = chat.page.locator('talkgraph-widget .launcher')
  await launcher.waitFor()
  const stands = async () => Number((await launcher.boundingBox())?.x) < 640
  await expect.poll(stands).toBe(isLeft)
  await launcher.click()
  await expect.poll(async () => Number((await chat.window.boundingBox())?.x) < 400).toBe(isLeft)
  await expect.poll(stands).toBe(isLeft)
})

const phone = { width: 390, height: 780 }
const lengthOf = (chat: Chat) => chat.page.evaluate(() => history.length)

/** As in a browser that tells no dialog of Back. */
async function openOld(path: string) {
  const chat = await site.open('/usual', phone, undefined, { isPhone: true })
  await chat.page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher')
    addEventListener('popstate', ({ state }) => document.body.append(`at ${JSON.stringify(state)}`))
  })
  await chat.page.goto(new URL(path, chat.page.url()).href)
  await chat.page.evaluate(() => history.replaceState({ page: 7 }, ''))
  return chat
}

it('on a phone Back closes the window, and only then leaves the page', async () => {
  const chat = await openOld('/asks')
  await chat.launcher.click()
  await chat.window.waitFor()
  await expect.poll(() => chat.page.evaluate(() => history.state)).toMatchObject({ page: 7 })
  const before = chat.page.url()
  await expect.poll(() => chat.page.evaluate(() => Object.keys(history.state).length)).toBe(2)
  await chat.page.goBack()
  await chat.window.waitFor({ state: 'hidden' })
  expect(chat.page.url()).toBe(before)
  expect(await chat.page.evaluate(() => history.state)).toEqual({ page: 7 })
  // What a router hears is where it is already.
  expect(await chat.page.locator('body').textContent()).toContain('at {"page":7}')
  await chat.page.goBack()
  await expect.poll(() => chat.page.url()).toContain('/usual')
})

it('a window that is closed otherwise leaves nothing to go back through', async () => {
  const chat = await openOld('/asks')
  await chat.launcher.click()
  await chat.window.waitFor()
  await expect.poll(() => chat.page.evaluate(() => Object.keys(history.state).length)).toBe(2)
  await chat.window.getByRole('button', { name: 'Close window' }).click()
  await expect.poll(() => chat.page.evaluate(() => history.state)).toEqual({ page: 7 })
  // What a router hears is where it is already.
  expect(await chat.page.locator('body').textContent()).toContain('at {"page":7}')
  await chat.page.goBack()
  await expect.poll(() => chat.page.url()).toContain('/usual')
})

it('where the browser tells the dialog of Back, and on a large screen, the history is let be', async () => {
  for (const viewport of [phone, undefined]) {
    const chat = await site.open('/asks', viewport, undefined, { isPhone: !!viewport })
    if (!viewport) await chat.page.evaluate(() => Reflect.deleteProperty(window, 'CloseWatcher'))
    const before = await lengthOf(chat)
    await chat.launcher.click()
    await chat.isAsked()
    expect(await lengthOf(chat)).toBe(before)
    await chat.page.context().close()
  }
})
