import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { breadSvg } from './bots.js'
import { oneStep } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const long = 'With everything that the garden has'
const bots = {
  email: oneStep('ask-email', { questionText: 'Where may we write to?' }),
  calendar: oneStep('calendar', {
    calendarPrompt: 'When would you like to come in for a tasting of all the cakes?',
    showTimeSelection: true,
    weeklyHours: [{ dayName: 'Tuesday', slots: [{ start: '09:00', end: '10:00' }] }],
  }),
  tiles: oneStep('image-choice', {
    questionText: 'Which cake?',
    images: [
      { id: 'a', label: 'Plain', image: '/bread.svg' },
      { id: 'b', label: long, image: '/bread.svg' },
      { id: 'c', label: 'Gone', image: '/gone.png' },
      { id: 'd', label: long, image: '/bread.svg' },
    ],
  }),
}
const site = setUpSite({
  bots,
  pages: {
    '/': pageWith('<script type="module" src="/look.js"></script>'),
    '/bread.svg': { body: breadSvg },
    '/look.js': {
      body: `import { mount } from '/talkgraph.esm.js'
        const [chatbotId, dir, header] = location.search.slice(1).split('&')
        document.documentElement.dir = dir ?? ''
        window.chat = mount({ chatbotId, server: location.origin, typingDelay: 1 })
        if (header) chat.setCustomizations({ headerBgColor: '#' + header })`,
    },
  },
})

async function open(query: string, viewport = { width: 390, height: 780 }) {
  const chat = await site.open(`/?${query}`, viewport)
  await chat.launcher.click()
  return chat
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('A part is not drawn.')
  return box
}

it('a calendar stands with a question of two lines in a window of the usual height', async () => {
  const chat = await open('calendar', { width: 1440, height: 900 })
  await chat.log.locator('.calendar').waitFor()
  const [card, bubble, log] = await Promise.all(
    ['.calendar', '.bot-bubble', '.log'].map(part => boxOf(chat.page.locator(part).first())),
  )
  if (!card || !bubble || !log) throw new Error('Something is not drawn.')
  expect(bubble.height).toBeGreaterThan(50)
  expect(bubble.y).toBeGreaterThanOrEqual(log.y)
  expect(card.y + card.height).toBeLessThanOrEqual(log.y + log.height)
})

describe('tiles', () => {
  it('have their pictures side by side, whatever their labels, and the shape of one that does not load', async () => {
    const chat = await open('tiles')
    const [plain, wordy, gone] = ['Plain', long, 'Gone'].map(name => chat.option(name).first())
    if (!plain || !wordy || !gone) throw new Error('A tile is missing.')
    await expect.poll(() => gone.locator('img').count()).toBe(0)
    const tops = await Promise.all(
      [plain, wordy].map(async tile => (await boxOf(tile.locator('img'))).y),
    )
    expect(tops[0]).toBe(tops[1])
    const [shape, picture] = [
      await boxOf(gone.locator('.tile-image')),
      await boxOf(plain.locator('img')),
    ]
    expect([shape.width, shape.height]).toEqual([picture.width, picture.height])
  })
})

describe('the composer', () => {
  it.each([
    ['ltr', 'Rye, wheat or spelt? '],
    ['rtl', 'Rye, wheat or spelt? '],
    ['rtl', 'قمح أم شعير أم شوفان؟ '],
  ])('keeps a long draft off both of its edges, %s: %s', async (dir, draft) => {
    const chat = await open(`email&${dir}`)
    await chat.isAsked()
    await chat.field.fill(draft.repeat(9))
    const form = chat.page.locator('.composer')
    await expect.poll(() => form.getAttribute('data-long')).toBe('')
    const [outer, inner, send] = [
      await boxOf(form),
      await boxOf(chat.field),
      await boxOf(chat.send),
    ]
    expect(inner.x - outer.x).toBeGreaterThanOrEqual(14)
    expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(14)
    const gap = dir === 'rtl' ? send.x - outer.x : outer.x + outer.width - send.x - send.width
    expect(gap).toBeLessThanOrEqual(6)
  })

  it('shows whole lines where there is room for one alone', async () => {
    const chat = await open('email', { width: 320, height: 256 })
    await chat.isAsked()
    await chat.field.fill('Rye, wheat or spelt? '.repeat(4))
    const shown = await chat.field.evaluate(field => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field)
      return {
        line: lineHeight,
        height: `${field.clientHeight}px`,
        room: [paddingTop, paddingBottom],
      }
    })
    expect(shown).toEqual({ line: '24px', height: '24px', room: ['0px', '0px'] })
  })

  it.each([
    ['8a4b22', 'warm'],
    ['1b55f3', 'cool'],
  ])('is one line, tinted by the theme, while it is closed: #%s', async (header, tint) => {
    const chat = await open(`tiles&ltr&${header}`)
    await chat.option('Plain').waitFor()
    const [red = 0, blue = 0] = await chat.page.locator('.composer').evaluate(composer => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return []
      canvas.fillStyle = getComputedStyle(composer).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red, , blue] = canvas.getImageData(0, 0, 1, 1).data
      return [red, blue]
    })
    expect(red > blue ? 'warm' : 'cool').toBe(tint)
    expect((await boxOf(chat.page.locator('.composer'))).height).toBe(40)
    expect(await chat.page.locator('.composer button').filter({ visible: true }).count()).toBe(0)
  })
})
