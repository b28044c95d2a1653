import { describe, expect, it } from 'vitest'
import { samples } from '../../runtime/nodes/samples.js'
import { casesOf, itAtLength } from '../arbitraries/cases.js'
import { bakery, breadSvg } from './bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const pages = {
  '/umd': pageWith('<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>'),
  '/esm': pageWith(
    `<script type="module">import { mount } from '/talkgraph.esm.js'
     window.chat = mount({ chatbotId: 'bakery', server: location.origin })</script>`,
  ),
  '/slow': pageWith(
    `<script type="module">import { mount } from '/talkgraph.esm.js'
     window.chat = mount({ chatbotId: 'bakery', server: location.origin, typingDelay: 1200 })</script>`,
  ),
  '/kinds': pageWith(
    `<script type="module">import { mount } from '/talkgraph.esm.js'
     window.begin = bot => { window.chat?.destroy(); window.chat = mount({ bot, typingDelay: 300 }); chat.open() }</script>`,
  ),
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({ bots: { bakery }, pages })

const ask = (nodes: readonly object[]) => ({
  nodes: nodes.map((node, index) => ({ id: `n${index}`, ...node })),
  edges: nodes.slice(1).map((_, index) => ({ source: `n${index}`, target: `n${index + 1}` })),
})

describe.each(casesOf(['/umd'], ['/esm']))('a conversation on %s', path => {
  it('is finished with the mouse, a wrong address corrected on the way', async () => {
    const chat = await site.open(path)
    await chat.launcher.click()
    await chat.hears('Corner Bakery')
    await expect.poll(() => chat.field.isDisabled()).toBe(true)
    await expect.poll(() => chat.emoji.count()).toBe(0)
    await chat.option('Yes, please').click()
    await chat.says('  nowhere ')
    await chat.hears('Please enter a valid email address')
    await expect.poll(() => chat.field.inputValue()).toBe('  nowhere ')
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    await expect.poll(() => chat.field.inputValue()).toBe('')
    await expect.poll(() => chat.field.isDisabled()).toBe(true)
    await expect.poll(() => chat.option('Yes, please').getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => chat.option('Yes, please').getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => chat.option('Not this time').getAttribute('aria-pressed')).toBeNull()
    expect(site.complaints).toEqual([])
  })

  it('is finished with the keyboard alone', async () => {
    const chat = await site.open(path)
    await chat.launcher.waitFor()
    const { keyboard } = chat.page
    await keyboard.press('Tab')
    await expect.poll(() => chat.focused()).toBe('Open chat')
    await keyboard.press('Enter')
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.focused()).toBe('Yes, please')
    await keyboard.press('ArrowDown')
    await expect.poll(() => chat.focused()).toBe('Not this time')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await chat.isAsked()
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    await keyboard.type('ada@example')
    await keyboard.press('Enter')
    await chat.hears('Please enter a valid email address')
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    await keyboard.type('.com')
    await expect.poll(() => chat.field.inputValue()).toBe('ada@example.com')
    await keyboard.press('Enter')
    await chat.hears('We will write to ada@example.com.')
    await expect.poll(() => chat.isAtLog()).toBe(true)
    await keyboard.press('Escape')
    await chat.window.waitFor({ state: 'hidden' })
    await expect.poll(() => chat.focused()).toBe('Open chat')
    expect(site.complaints).toEqual([])
  })
})

describe('the composer', () => {
  it('never sends an empty message, breaks lines with Shift+Enter and grows from 2 to 4 rows', async () => {
    const chat = await site.open('/umd')
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    const { keyboard } = chat.page
    await chat.field.focus()
    await keyboard.type('   ')
    await keyboard.press('Enter')
    await expect.poll(() => chat.send.isDisabled()).toBe(true)
    await expect.poll(() => chat.log.locator('.user-bubble').count()).toBe(1)
    const rows = () =>
      chat.field.evaluate((field: HTMLTextAreaElement) => [
        field.rows,
        field.getBoundingClientRect().height,
      ])
    await expect.poll(rows).toEqual([2, 48])
    for (let line = 0; line < 6; line++) await keyboard.press('Shift+Enter')
    await expect.poll(rows).toEqual([4, 96])
    await chat.field.fill('')
    await expect.poll(rows).toEqual([2, 48])
  })

  it('finds an emoji and puts it where the caret is', async () => {
    const chat = await site.open('/umd')
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    await chat.field.fill('ab')
    await chat.page.keyboard.press('ArrowLeft')
    await chat.emoji.click()
    await chat.page.getByRole('searchbox', { name: 'Search emojis' }).fill('croissant')
    await chat.page.getByRole('button', { name: 'Croissant' }).click()
    await expect.poll(() => chat.field.inputValue()).toBe('a🥐b')
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    await chat.page.keyboard.type('!')
    await expect.poll(() => chat.field.inputValue()).toBe('a🥐!b')
    expect(site.complaints).toEqual([])
  })

  itAtLength('puts the emojis away as the visitor turns to something else', async () => {
    const chat = await site.open('/umd')
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    const search = chat.page.getByRole('searchbox', { name: 'Search emojis' })
    for (const leave of [
      () => chat.log.click({ position: { x: 4, y: 4 } }),
      () => chat.page.keyboard.press('Shift+Tab'),
    ]) {
      await chat.emoji.click()
      await search.waitFor()
      await chat.page.getByRole('button', { name: 'Flags' }).click()
      await search.focus()
      await expect.poll(() => search.count()).toBe(1)
      await chat.emoji.focus()
      await leave()
      await expect.poll(() => search.count()).toBe(0)
    }
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    expect(site.complaints).toEqual([])
  })
})

describe('the restart button', () => {
  it('starts again at once while nothing was answered', async () => {
    const chat = await site.open('/umd')
    await chat.launcher.click()
    await chat.option('Yes, please').waitFor()
    const first = await chat.log.locator('.entry').first().elementHandle()
    await chat.restart.click()
    await first?.waitForElementState('hidden')
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.page.getByRole('alertdialog').count()).toBe(0)
  })

  it('asks first once something was answered, and clears it after a yes', async () => {
    const chat = await site.open('/umd')
    await chat.launcher.click()
    await chat.option('Not this time').click()
    await chat.hears('Another time, then.')
    await chat.restart.click()
    await chat.page.getByRole('button', { name: 'Start again' }).click()
    await expect.poll(() => chat.log.locator('.user-bubble').count()).toBe(0)
    await chat.option('Yes, please').waitFor()
    await expect.poll(() => chat.page.getByRole('alertdialog').count()).toBe(0)
    await expect.poll(() => chat.focused()).toBe('Restart conversation')
    expect(site.complaints).toEqual([])
  })

  it.each(casesOf([{ width: 390, height: 780 }], [undefined]))(
    'keeps everything after a no or Escape, and has the focus again (%o)',
    async viewport => {
      const chat = await site.open('/umd', viewport)
      const { page } = chat
      const question = page.getByRole('alertdialog', {
        name: 'Start again? Your answers will be cleared.',
      })
      await chat.launcher.click()
      await chat.option('Not this time').click()
      await chat.hears('Another time, then.')
      for (const no of [
        () => page.keyboard.press('Escape'),
        () => page.keyboard.press('Enter'),
        () => question.getByRole('button', { name: 'Cancel' }).click(),
      ]) {
        await chat.restart.focus()
        await page.keyboard.press('Enter')
        await question.waitFor()
        await expect.poll(() => chat.focused()).toBe('Cancel')
        await no()
        await question.waitFor({ state: 'detached' })
        await expect.poll(() => chat.focused()).toBe('Restart conversation')
      }
      expect(await chat.window.first().isVisible()).toBe(true)
      expect(await chat.log.locator('.user-bubble').count()).toBe(1)
      expect(site.complaints).toEqual([])
    },
  )
})

describe('while nothing can be typed, the composer', () => {
  it.each([
    ['n-choices', 'Choose an option above'],
    ['image-choice', 'Choose an option above'],
    ['n-check-options', 'Choose an option above'],
    ['rating-choice', 'Choose an option above'],
    ['opinion-scale-choice', 'Choose an option above'],
    ['user-range', 'Answer above'],
    ['calendar', 'Choose a date above'],
    ['user-input-date', 'Choose a date above'],
    ['ask-file', 'Choose a file above'],
    ['ask-location', 'Answer above'],
  ])('of %s says “%s”, and is named as ever', async (type, says) => {
    const chat = await site.open('/kinds')
    const isDate = type === 'user-input-date'
    const data = isDate ? { type: 'date' } : samples[type as keyof typeof samples]
    await chat.page.waitForFunction(() => Reflect.has(window, 'begin'))
    await chat.page.evaluate(
      bot => Reflect.get(window, 'begin')(bot),
      ask([{ type: isDate ? 'user-input' : type, data }]),
    )
    await expect.poll(() => chat.field.getAttribute('placeholder')).toBe(says)
    await expect.poll(() => chat.field.isDisabled()).toBe(true)
  })

  itAtLength(
    'asks for a moment while the bot is busy, and says when the conversation has ended',
    async () => {
      const chat = await site.open('/slow')
      await chat.launcher.click()
      await expect.poll(() => chat.field.getAttribute('placeholder')).toBe('One moment…')
      await chat.option('Yes, please').click()
      await chat.isAsked()
      await expect.poll(() => chat.field.getAttribute('placeholder')).toBe('Type a message...')
      await chat.says('ada@example.com')
      await chat.hears('We will write to')
      await expect
        .poll(() => chat.field.getAttribute('placeholder'))
        .toBe('The conversation has ended')
    },
  )
})

it('begins anew at a press of the button that stands at the end', async () => {
  const chat = await site.open('/umd')
  await chat.launcher.click()
  await chat.option('Yes, please').click()
  await chat.says('ada@example.com')
  await chat.hears('We will write to')
  const again = chat.page.getByRole('button', { name: 'Start again' })
  await again.press('Enter')
  await chat.option('Yes, please').waitFor()
  await expect.poll(() => again.count()).toBe(0)
  await expect.poll(() => chat.log.locator('.user-bubble').count()).toBe(0)
  await expect.poll(() => chat.focused()).toBe('Yes, please')
  expect(site.complaints).toEqual([])
})

describe('what is sent before the correction of an earlier text is there', () => {
  it.each(casesOf(['the keyboard'], ['the mouse']))(
    'by %s is taken as soon as the question stands',
    async by => {
      const chat = await site.open('/slow')
      const { keyboard } = chat.page
      await chat.launcher.click()
      await chat.option('Yes, please').click()
      await chat.isAsked()
      const send = async (text: string) => {
        await chat.field.fill(text)
        if (by === 'the mouse') return chat.send.click()
        await chat.field.focus()
        await keyboard.press('Enter')
      }
      await send('nowhere')
      await send('ada@example.com')
      expect(await chat.log.getByText('Please enter a valid email address').count()).toBe(0)
      await chat.hears('We will write to ada@example.com.')
      expect(await chat.log.getByText('Please enter a valid email address').count()).toBe(1)
      await expect.poll(() => chat.field.inputValue()).toBe('')
      expect(site.complaints).toEqual([])
    },
  )

  itAtLength('and is the same as before gets one correction', async () => {
    const chat = await site.open('/slow')
    await chat.launcher.click()
    await chat.option('Yes, please').click()
    await chat.isAsked()
    await chat.field.fill('nowhere')
    await chat.send.dblclick()
    await chat.hears('Please enter a valid email address')
    await chat.says('ada@example.com')
    await chat.hears('We will write to ada@example.com.')
    expect(await chat.log.getByText('Please enter a valid email address').count()).toBe(1)
  })
})
