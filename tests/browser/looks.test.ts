import { afterEach, describe, expect, it } from 'vitest'
import { contrast, type Rgb } from '../../themes/contrast.js'
import { presets } from '../../themes/index.js'
import { Chat } from './chat.js'
import { openChromium } from './chromium.js'
import { expectAccessible } from './judge.js'
import { inTurn, oneStep } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const slots = [{ start: '09:00', end: '10:00' }]
const bots = {
  choices: oneStep('three-choices', {
    choicePrompt: 'Which one?',
    choiceText1: 'Rye',
    choiceText2: 'Wheat',
    choiceText3: 'Spelt',
  }),
  checks: oneStep('n-check-options', {
    checkOptionsPrompt: 'What should we leave out?',
    options: [
      { id: 'a', optionText: 'Nuts' },
      { id: 'b', optionText: 'Milk' },
    ],
  }),
  calendar: oneStep('calendar', {
    calendarPrompt: 'When would you like to come in for a tasting?',
    showTimeSelection: true,
    weeklyHours: [{ dayName: 'Tuesday', slots }],
  }),
  quiz: oneStep('quiz', {
    quizPrompt: 'What makes it rise?',
    option1: 'Powder',
    option2: 'Yeast',
    option3: 'Luck',
    correctAnswer: 'option2',
    showResult: true,
  }),
  stars: oneStep('user-rating', { ratingPrompt: 'How do you like it?', type: 'star' }),
  smileys: oneStep('user-rating', { ratingPrompt: 'How do you like it?', type: 'smiley' }),
  scale: oneStep('opinion-scale-choice', {
    questionText: 'Would you recommend us?',
    from: 0,
    to: 10,
  }),
  email: oneStep('ask-email', { questionText: 'Where may we write to?' }),
  location: oneStep('ask-location', { questionText: 'Where to?' }),
  file: oneStep('ask-file', { questionText: 'A picture?' }),
  broken: inTurn(
    ['image', { image: '/gone.png', alt: 'Our shop' }],
    ['audio', { audio: '/gone.wav' }],
  ),
  rich: inTurn([
    'html',
    {
      html: '<table><tr><td>Rye</td></tr></table><blockquote>Best</blockquote><p><code>x</code></p><ul><li>One</li></ul>',
    },
  ]),
}
const site = setUpSite({
  bots,
  pages: {
    '/': pageWith('<script type="module" src="/look.js"></script>'),
    '/look.js': {
      body: `import { mount } from '/talkgraph.esm.js'
        window.heard = []
        window.chat = mount({ chatbotId: location.search.slice(1), server: location.origin, typingDelay: 1 })
        chat.on('answer', ({ value }) => heard.push(value))`,
    },
  },
})
const phone = { width: 390, height: 780 }

async function open(bot: string, viewport = phone) {
  const chat = await site.open(`/?${bot}`, viewport)
  await chat.launcher.click()
  return chat
}

/** Draws the chat in a look; what fades to it is there at once. */
const restyle = (chat: Chat, looks: object) =>
  chat.page.evaluate(async given => {
    Reflect.get(window, 'chat').setCustomizations(given)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) animation.finish()
  }, looks)

/** The colours that an option shows: its edge on its ground, its ground, its text, and each end of the page below it. */
async function coloursOf(
  chat: Chat,
  selector: string,
): Promise<Record<'edge' | 'ground' | 'text', Rgb> & { page: Rgb[] }> {
  return chat.log
    .locator(selector)
    .first()
    .evaluate(option => {
      const canvas = document.createElement('canvas').getContext('2d')
      const painted = (...layers: string[]): [number, number, number] => {
        if (!canvas) return [0, 0, 0]
        for (const layer of layers) {
          canvas.fillStyle = layer
          canvas.fillRect(0, 0, 1, 1)
        }
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return [red, green, blue]
      }
      const { borderTopColor, backgroundColor, color } = getComputedStyle(option)
      const under = getComputedStyle(option.closest('[part=transcript]') ?? option)
      const ends = under.backgroundImage.match(/rgb\([^)]*\)/g) ?? [under.backgroundColor]
      return {
        edge: painted(backgroundColor, borderTopColor),
        ground: painted(backgroundColor),
        text: painted(backgroundColor, color),
        page: ends.map(end => painted(end)),
      }
    })
}

const looked = {
  Default: {},
  ...Object.fromEntries(Object.values(presets).map(p => [p.name, p.customizations])),
}

describe('in every look', () => {
  it('the words of a choice can be read, also once it is locked, and the chosen one has another ground', async () => {
    const chat = await open('choices')
    await chat.option('Rye').waitFor()
    for (const [look, looks] of Object.entries(looked)) {
      await restyle(chat, looks)
      const { edge, ground, text } = await coloursOf(chat, '.option')
      expect(contrast(text, ground), look).toBeGreaterThanOrEqual(4.5)
      expect(contrast(edge, ground), look).toBeLessThan(2)
    }
    await chat.option('Wheat').click()
    await chat.hears('Thank you!')
    for (const [look, looks] of Object.entries(looked)) {
      await restyle(chat, looks)
      const locked = await coloursOf(chat, '.option[aria-disabled]')
      expect(locked.edge, look).toEqual(locked.ground)
      expect(contrast(locked.text, locked.ground), look).toBeGreaterThanOrEqual(4.5)
      const chosen = await coloursOf(chat, '.option[aria-pressed]')
      expect(chosen.ground, look).not.toEqual(locked.ground)
      expect(contrast(chosen.text, chosen.ground), look).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('a ticked row differs from the others, and the focus ring is to be seen', async () => {
    const chat = await open('checks')
    await chat.box('Nuts').click()
    await chat.page.keyboard.press('ArrowDown')
    await expect
      .poll(() => chat.box('Milk').evaluate(box => box.matches(':focus-visible')))
      .toBe(true)
    for (const [look, looks] of Object.entries(looked)) {
      await restyle(chat, looks)
      const rows = await chat.log
        .getByRole('checkbox')
        .evaluateAll(boxes =>
          boxes.map(box => [
            getComputedStyle(box).boxShadow,
            getComputedStyle(box.querySelector('.box') ?? box).backgroundColor,
          ]),
        )
      expect(rows[0]?.[0], look).not.toBe(rows[1]?.[0])
      expect(rows[0]?.[1], look).not.toBe(rows[1]?.[1])
      const ring = await chat.box('Milk').evaluate(box => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) return []
        canvas.fillStyle = getComputedStyle(box).outlineColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      })
      const [red = 0, green = 0, blue = 0] = ring
      for (const page of (await coloursOf(chat, '.option')).page)
        expect(contrast([red, green, blue], page), look).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('a calendar', () => {
  it.each([
    [390, 600],
    [1280, 705],
  ])(
    'stands with its question in a window of 600 pixels, beside the bubbles where fingers have room (%i × %i)',
    async (width, height) => {
      const chat = await open('calendar', { width, height })
      const [card, bubble, log, shell] = await Promise.all(
        ['.calendar', '.bot-bubble', '.log', '.window'].map(part =>
          chat.window.page().locator(part).first().boundingBox(),
        ),
      )
      if (!card || !bubble || !log || !shell) throw new Error('Something is not drawn.')
      expect(shell.height).toBeLessThanOrEqual(600)
      expect(bubble.y).toBeGreaterThanOrEqual(log.y)
      expect(card.y + card.height).toBeLessThanOrEqual(log.y + log.height)
      if (width > 400) expect(Math.abs(card.x - bubble.x)).toBeLessThanOrEqual(1)
    },
  )

  it('draws the days without a time faintly, and no line through them', async () => {
    const chat = await open('calendar')
    const lines = (which: string) =>
      chat.log
        .locator(which)
        .first()
        .evaluate(day => [
          getComputedStyle(day).textDecorationLine,
          / 0.4\)$/.test(getComputedStyle(day).color),
        ])
    expect(await lines('.day[data-off]')).toEqual(['none', true])
    expect(await lines('.day:not([data-off])')).toEqual(['none', false])
  })
})

it.each([
  ['stars', '★★★★☆'],
  ['smileys', '🙂'],
])('an answer in %s is echoed as %s and recorded as a number', async (bot, shown) => {
  const chat = await open(bot)
  await chat.log.getByRole('button', { name: '4 of 5' }).click()
  await expect.poll(() => chat.log.locator('.user-bubble').textContent()).toBe(shown)
  expect(await chat.page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([4])
})

it('a quiz shows right and wrong', async () => {
  const chat = await open('quiz')
  await chat.option('Powder').click()
  await chat.log.getByRole('button', { name: 'Powder (chosen) (wrong)', exact: true }).waitFor()
  await chat.log.getByRole('button', { name: 'Yeast (right)', exact: true }).waitFor()
  await chat.log.getByRole('button', { name: 'Luck', exact: true }).waitFor()
  const signOf = (name: string) =>
    chat.option(name).evaluate(option => getComputedStyle(option, '::before').content)
  expect(await signOf('Powder')).toContain('✗')
  expect(await signOf('Yeast')).toContain('✓')
  const [wrong, right] = [
    await coloursOf(chat, '[data-verdict=wrong]'),
    await coloursOf(chat, '[data-verdict=right]'),
  ]
  expect(wrong.ground).not.toEqual(right.ground)
  for (const { text, ground } of [wrong, right])
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

it('a correction looks like one, and the field is marked and described by it', async () => {
  const chat = await open('email')
  await chat.isAsked()
  expect(await chat.field.getAttribute('aria-invalid')).toBeNull()
  await chat.says('nonsense')
  await chat.log
    .locator('[data-correction]')
    .getByText('Please enter a valid email address')
    .waitFor()
  await expect.poll(() => chat.field.getAttribute('aria-invalid')).toBe('true')
  const described = await chat.field.evaluate(field => {
    const root = field.getRootNode()
    const id = field.getAttribute('aria-describedby') ?? ''
    return root instanceof ShadowRoot ? root.getElementById(id)?.textContent : null
  })
  expect(described).toBe('Please enter a valid email address')
  await expectAccessible(chat.page)
  await chat.field.fill('ada@example.com')
  await chat.send.click()
  await chat.hears('Thank you!')
  expect(await chat.field.getAttribute('aria-invalid')).toBeNull()
})

it('broken media say so with their alternative text', async () => {
  const chat = await open('broken')
  await chat.hears('Could not be loaded: Our shop')
  await chat.hears('Could not be loaded: Audio')
})

it('the field for a place has a label to be seen, an edge of its own, and a button that can be read', async () => {
  const chat = await open('location')
  await expect
    .poll(() => chat.log.locator('label', { hasText: 'Address or place' }).isVisible())
    .toBe(true)
  await expect
    .poll(() => chat.log.getByRole('textbox', { name: 'Address or place' }).isEditable())
    .toBe(true)
  const { text, ground } = await coloursOf(chat, '.field-card .option:not(.confirm)')
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  const field = await coloursOf(chat, '.field-card input')
  expect(contrast(field.edge, field.ground)).toBeGreaterThanOrEqual(3)
})

it.each([320, 390, 1280])(
  'eleven levels stand in one row, with the labels under their ends (%i px)',
  async width => {
    const chat = await open('scale', { width, height: 780 })
    const boxes = await Promise.all(
      [
        chat.option('0').first(),
        chat.log.getByText('Worst'),
        chat.option('10'),
        chat.log.getByText('Best'),
      ].map(part => part.boundingBox()),
    )
    const [lowest, low, highest, high] = boxes
    if (!lowest || !low || !highest || !high) throw new Error('Something is not drawn.')
    expect(highest.y).toBe(lowest.y)
    for (const level of [lowest, highest]) {
      expect(Math.round(level.width)).toBeGreaterThanOrEqual(28)
      expect(level.height).toBeGreaterThanOrEqual(44)
    }
    expect(Math.abs(low.x - lowest.x)).toBeLessThanOrEqual(2)
    expect(low.y - lowest.y - lowest.height).toBeLessThanOrEqual(8)
    expect(Math.abs(high.x + high.width - highest.x - highest.width)).toBeLessThanOrEqual(2)
    expect(high.y - highest.y - highest.height).toBeLessThanOrEqual(8)
  },
)

describe('the composer', () => {
  it('gives a long draft its whole width', async () => {
    const chat = await open('email')
    await chat.isAsked()
    const share = () =>
      chat.field.evaluate(
        field =>
          field.clientWidth / (field.closest('.composer')?.clientWidth ?? Number.POSITIVE_INFINITY),
      )
    await chat.field.fill('Rye')
    expect(await share()).toBeLessThan(0.7)
    await chat.field.fill('Rye, wheat or spelt? '.repeat(8))
    await expect.poll(share).toBeGreaterThan(0.9)
    await chat.field.fill('Rye')
    await expect.poll(share).toBeLessThan(0.7)
  })

  it('says where one looks that no emoji was found', async () => {
    const chat = await open('email')
    await chat.isAsked()
    await chat.emoji.click()
    const search = chat.page.getByRole('searchbox')
    await search.fill('qqqqqq')
    const note = chat.page.getByText('No emojis found')
    await note.waitFor()
    const [above, below] = [await search.boundingBox(), await note.boundingBox()]
    expect((below?.y ?? 999) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(48)
  })

  it('stands on a band of the theme’s colour', async () => {
    const chat = await open('email')
    const band = () => chat.window.evaluate(window => getComputedStyle(window).backgroundColor)
    const before = await band()
    await restyle(chat, { chatBgColor: '#f5e6c8' })
    await expect.poll(band).not.toBe(before)
  })
})

it('a tagline is cut at two lines', async () => {
  const chat = await open('email')
  await restyle(chat, {
    enableTagline: true,
    tagline: 'Baked this morning, and every morning. '.repeat(6),
  })
  const tagline = chat.page.locator('[part=tagline]')
  await expect
    .poll(() =>
      tagline.evaluate(
        ({ clientHeight, scrollHeight }) => clientHeight < scrollHeight && clientHeight < 40,
      ),
    )
    .toBe(true)
})

it('tables, quotes, code and lists in a text have edges of their own', async () => {
  const chat = await open('rich')
  const border = (part: string, side: string) =>
    chat.log
      .locator(`.text ${part}`)
      .evaluate((element, side) => getComputedStyle(element).getPropertyValue(side), side)
  expect(await border('td', 'border-top-width')).toBe('1px')
  expect(await border('blockquote', 'border-inline-start-width')).toBe('3px')
  expect(await border('code', 'border-top-width')).toBe('1px')
  expect(await border('blockquote', 'margin-inline-start')).toBe('0px')
})

it('at 400 % zoom at least half of the window is conversation', async () => {
  const chat = await open('email', { width: 320, height: 256 })
  await restyle(chat, { enableTagline: true, tagline: 'Baked this morning, and every morning' })
  await chat.isAsked()
  const share = () => chat.log.evaluate(log => log.clientHeight / innerHeight)
  expect(await share()).toBeGreaterThanOrEqual(0.5)
  await chat.field.fill('Rye, wheat or spelt? '.repeat(8))
  expect(await share()).toBeGreaterThanOrEqual(0.5)
})

describe('on a touch screen', () => {
  let leave = () => Promise.resolve()
  afterEach(() => leave())

  async function touch(bot: string) {
    const browser = await openChromium()
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    leave = () => context.close()
    const page = await context.newPage()
    await page.goto(`${site.origin}/?${bot}`)
    const chat = new Chat(page)
    await chat.launcher.tap()
    return chat
  }

  it('opening the chat leaves the keyboard away, and typing on keeps it', async () => {
    const chat = await touch('email')
    await chat.isAsked()
    await expect.poll(() => chat.isAtLog()).toBe(true)
    await chat.field.tap()
    await chat.page.keyboard.type('nonsense')
    await chat.page.keyboard.press('Enter')
    await chat.hears('Please enter a valid email address')
    await expect.poll(() => chat.focused()).toBe('Type a message...')
  })

  it('nobody is asked to drop a file', async () => {
    const chat = await touch('file')
    await chat.log.getByText('Choose a file', { exact: true }).waitFor()
  })
})
