import { afterEach, describe, expect, it } from 'vitest'
import { catalogue as arabic } from '../../src/texts/catalogues/ar.js'
import { catalogue as german } from '../../src/texts/catalogues/de.js'
import type { Catalogue } from '../../src/texts/english.js'
import { isLong, itAtLength } from '../arbitraries/cases.js'
import type { Chat } from './chat.js'
import { expectAccessible } from './judge.js'
import { inTurn } from './look-bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const say = (text: string) => ['message', { text }] as const
const ask = [
  'yes-or-no-choice',
  {
    questionText: 'Another one?',
    options: ['Yes', 'No'].map(label => ({ id: label, label })),
  },
] as const
const range = ['user-range', { rangePrompt: 'How many?', minVal: 1, maxVal: 9 }] as const
const text = ['ask-custom-question', { questionText: 'Which one?' }] as const
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) =>
    say(`Message ${from + index}, which goes on for a while.`),
  )
/** A pause now and then: what never rests counts as running away. */
const many = Array.from({ length: 5100 }, (_, index) =>
  index % 900 === 899 ? (['delay', { delay: 1 }] as const) : say(`Message ${index}`),
)

const bots = {
  talk: inTurn(...numbered(0, 30), ask, ...numbered(30, 33), range, ...numbered(33, 35), text),
  many: inTurn(...many),
  again: inTurn(say('Again'), say('Again'), say('Again')),
  odd: inTurn(
    say('W'.repeat(3000)),
    say('word '.repeat(20_000)),
    say('مرحبا بكم في المخبز. We bake bread.'),
    say('We bake مرحبا bread.'),
    say('<p>שלום</p><pre>const wide = "'.concat('x'.repeat(400), '"</pre>')),
    text,
  ),
}

/** Time stands still until `pump(n)` lets the next n timers ring, at five past one in the afternoon. */
const script = `import { mount } from '/talkgraph.esm.js'
  const timers = new Map()
  let last = 0
  const clock = {
    setTimeout: ring => { timers.set(++last, ring); return last },
    clearTimeout: id => timers.delete(id),
    now: () => new Date(2026, 2, 9, 13, 5 + (window.minutes ?? 0)).getTime(),
  }
  window.pump = count => {
    for (; count > 0 && timers.size > 0; count--) {
      const [[id, ring]] = timers
      timers.delete(id)
      ring()
    }
  }
  const [chatbotId, locale] = location.search.slice(1).split('&')
  window.chat = mount({ chatbotId, locale, server: location.origin, env: { clock } })`

const site = setUpSite({
  bots,
  pages: {
    '/': pageWith('<script type="module" src="/talk.js"></script>'),
    '/talk.js': { body: script },
  },
})
afterEach(() => expect(site.complaints).toEqual([]))

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const onDesktop = ['desktop', desktop] as const
const onPhone = ['phone', phone] as const

async function open(
  bot: string,
  viewport = desktop,
  texts: Partial<Catalogue> = {},
): Promise<Chat> {
  const chat = await site.open(`/?${bot}`, viewport, texts)
  await chat.launcher.click()
  await chat.log.waitFor()
  return chat
}

const pump = (count: number) => site.page.evaluate(n => Reflect.get(window, 'pump')(n), count)
const press = (key: string) => site.page.keyboard.press(key)
/** How far the transcript is from its end, in pixels. */
const fromEnd = ({ log }: Chat) =>
  log.evaluate(box => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))
const scrollUp = async (chat: Chat) => {
  await chat.log.hover()
  await chat.page.mouse.wheel(0, -5000)
  await expect.poll(() => chat.log.evaluate(box => box.scrollTop)).toBe(0)
}
const newMessages = ({ window }: Chat) => window.getByRole('button', { name: 'New messages' })
/** The text of the message that has the focus. */
const walkedTo = ({ log }: Chat) =>
  log.evaluate(box => box.querySelector('.entry:focus .bubble')?.textContent?.split(',')[0] ?? null)

describe.each(isLong ? [onDesktop, onPhone] : [onPhone])(
  'on a %s the transcript',
  (_, viewport) => {
    it('stays at its end, unless the visitor has scrolled up; then a button goes there', async () => {
      const chat = await open('talk', viewport)
      await pump(25)
      await chat.hears('Message 24')
      await expect.poll(() => fromEnd(chat)).toBe(0)
      await scrollUp(chat)
      await expect.poll(() => newMessages(chat).count()).toBe(0)
      await pump(2)
      await newMessages(chat).waitFor()
      expect(await chat.log.evaluate(box => box.scrollTop)).toBe(0)
      await newMessages(chat).click()
      await expect.poll(() => fromEnd(chat)).toBe(0)
      await expect.poll(() => newMessages(chat).count()).toBe(0)
      await expect.poll(() => chat.isAtLog()).toBe(true)
      await pump(1)
      await chat.hears('Message 27')
      await expect.poll(() => fromEnd(chat)).toBe(0)
    })

    it('takes the button away where the visitor gets to the end otherwise', async () => {
      const chat = await open('talk', viewport)
      await pump(25)
      await scrollUp(chat)
      await pump(1)
      await newMessages(chat).waitFor()
      await chat.page.mouse.wheel(0, 9000)
      await expect.poll(() => newMessages(chat).count()).toBe(0)
      await pump(1)
      await expect.poll(() => fromEnd(chat)).toBe(0)
    })
  },
)

it('New messages is reached by Tab and pressed by Enter', async () => {
  const chat = await open('talk')
  await pump(25)
  await scrollUp(chat)
  await pump(1)
  await newMessages(chat).waitFor()
  await expectAccessible(chat.page)
  await chat.log.focus()
  await press('Tab')
  await expect.poll(() => chat.focused()).toBe('New messages')
  await press('Enter')
  await expect.poll(() => fromEnd(chat)).toBe(0)
  await expect.poll(() => chat.isAtLog()).toBe(true)
})

it('an answer goes to the end, where the visitor can scroll up from again', async () => {
  const chat = await open('talk')
  await pump(31)
  await chat.option('Yes').waitFor()
  await scrollUp(chat)
  await chat.option('Yes').dispatchEvent('click')
  await expect.poll(() => fromEnd(chat)).toBe(0)
  await scrollUp(chat)
  await pump(2)
  await newMessages(chat).waitFor()
  expect(await chat.log.evaluate(box => box.scrollTop)).toBe(0)
})

it('a restart begins at the end again, wherever the visitor was', async () => {
  const chat = await open('talk')
  await pump(12)
  await scrollUp(chat)
  await chat.restart.click()
  await pump(12)
  await chat.hears('Message 10')
  await expect.poll(() => fromEnd(chat)).toBe(0)
  await expect.poll(() => newMessages(chat).count()).toBe(0)
})

it('shows that something is being typed where the system sets the colours', async () => {
  const chat = await open('talk')
  await chat.page.emulateMedia({ forcedColors: 'active' })
  const ground = (selector: string) =>
    chat.page
      .locator(`talkgraph-widget ${selector}`)
      .first()
      .evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await ground('.dot')).not.toBe(await ground('.typing'))
})

describe('messages', () => {
  it('are grouped by who says them: an avatar for each group', async () => {
    const chat = await open('talk')
    await pump(31)
    await expect.poll(() => chat.log.locator('.avatar').count()).toBe(1)
    await chat.option('Yes').click()
    await pump(3)
    await chat.hears('Message 30')
    await expect.poll(() => chat.log.locator('.avatar').count()).toBe(2)
  })

  it.each([
    ['en-US', / 1:05 PM$/, '1:06 PM', {}],
    ['de', / 13:05$/, '13:06', german],
  ])(
    'say the day and the time above the first, and the time once below the first group of a minute, in %s',
    async (locale, shown, later, texts) => {
      const chat = await open(`talk&${locale}`, desktop, texts)
      await pump(3)
      const times = () =>
        chat.log
          .locator('time')
          .evaluateAll(all => all.map(time => (time.textContent ?? '').replace(/\s/g, ' ')))
      await expect.poll(times).toEqual([expect.stringMatching(shown)])
      const [day] = await chat.log.locator('time').all()
      expect(new Date((await day?.getAttribute('datetime')) ?? '')).toEqual(
        new Date('2026-03-09T13:05'),
      )
      await site.page.evaluate(() => Reflect.set(window, 'minutes', 1))
      await pump(28)
      await chat.option('Yes').waitFor()
      await expect.poll(times).toEqual([expect.stringMatching(shown), later])
    },
  )

  it('are walked by Arrow keys, Home and End; the transcript is one stop of the Tab key', async () => {
    const chat = await open('talk')
    await pump(15)
    await chat.hears('Message 14')
    await chat.log.focus()
    for (const [key, message] of [
      ['ArrowUp', 14],
      ['ArrowUp', 13],
      ['ArrowDown', 14],
      ['ArrowDown', 14],
      ['Home', 0],
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['End', 14],
    ] as const) {
      await press(key)
      await expect.poll(() => walkedTo(chat)).toBe(`Message ${message}`)
    }
    await press('Control+Home')
    await expect.poll(() => walkedTo(chat)).toBe('Message 14')
    await press('Shift+Tab')
    await expect.poll(() => chat.focused()).toBe('Close window')
    await press('Tab')
    await expect.poll(() => chat.isAtLog()).toBe(true)
  })

  it('leave the keys of prompts among them alone, and who walks them keeps the focus', async () => {
    const chat = await open('talk')
    await pump(31)
    await chat.option('Yes').focus()
    await press('ArrowDown')
    await expect.poll(() => chat.focused()).toBe('No')
    await press('Enter')
    await chat.log.focus()
    await press('Home')
    await pump(5)
    const slider = chat.log.getByRole('slider')
    await slider.waitFor()
    await expect.poll(() => walkedTo(chat)).toBe('Message 0')
    await slider.focus()
    const before = Number(await slider.inputValue())
    await press('ArrowUp')
    await expect.poll(async () => Number(await slider.inputValue())).toBe(before + 1)
    await press('Home')
    await expect.poll(() => slider.inputValue()).toBe('1')
    await expect.poll(() => slider.evaluate(field => field.matches(':focus'))).toBe(true)
  })

  itAtLength(
    'of long words, of 100,000 characters and of both directions stay inside',
    async () => {
      for (const [viewport, locale, texts] of [
        [phone, 'en', {}],
        [desktop, 'ar', arabic],
      ] as const) {
        const chat = await open(`odd&${locale}`, viewport, texts)
        await pump(6)
        await chat.isAsked()
        await chat.says(`${'ש'.repeat(400)} ${'z'.repeat(400)}`)
        await chat.log.locator('.user-bubble').waitFor()
        expect(
          await chat.log.evaluate(
            box =>
              [box, ...box.querySelectorAll('.bubble')].filter(
                part => part.scrollWidth > part.clientWidth + 1,
              ).length,
          ),
        ).toBe(0)
        const directions = await chat.log.evaluate(box =>
          [...box.querySelectorAll('.bubble > [dir=auto]')].map(
            part => getComputedStyle(part).direction,
          ),
        )
        expect(directions.slice(2)).toEqual(['rtl', 'ltr', 'rtl', 'ltr', 'rtl'])
        if (locale === 'en') await site.page.context().close()
      }
    },
  )
})

describe('5,000 messages', () => {
  it('are not drawn again as one more comes, nor laid out where nobody sees them', async () => {
    const chat = await open('many')
    await pump(5000)
    await chat.hears('Message 4994')
    await expect.poll(() => fromEnd(chat)).toBe(0)
    await expect.poll(() => chat.log.locator('.day-line').textContent()).not.toBe('')
    await chat.log.evaluate(log => {
      Reflect.set(window, 'drawn', 0)
      const count = (all: readonly MutationRecord[]) =>
        Reflect.set(window, 'drawn', Reflect.get(window, 'drawn') + all.length)
      const observer = new MutationObserver(count)
      for (const chunk of [...log.querySelectorAll('.chunk')].slice(0, -1))
        observer.observe(chunk, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
    })
    await pump(1)
    await chat.hears('Message 4995')
    expect(await site.page.evaluate(() => Reflect.get(window, 'drawn'))).toBe(0)
    const seen = await chat.log.evaluate(
      box =>
        [...box.querySelectorAll('.chunk')].filter(chunk =>
          chunk.querySelector('.bubble')?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    )
    expect(seen).toBeLessThan(4)
    await chat.log.focus()
    await press('Home')
    await expect.poll(() => walkedTo(chat)).toBe('Message 0')
    await press('End')
    await expect.poll(() => walkedTo(chat)).toBe('Message 5000')
  })
})

describe('what is announced', () => {
  const heard = () => site.page.evaluate(() => Reflect.get(window, 'heard'))
  const listen = ({ window: chatWindow }: Chat) =>
    chatWindow.evaluate(box => {
      const live = box.querySelector('[aria-live=polite]')
      if (!live) return
      const texts: unknown[] = []
      Reflect.set(window, 'heard', texts)
      new MutationObserver(changes => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) texts.push(node.textContent)
      }).observe(live, { childList: true })
    })

  it('is each entry once, the same words again where they are said again, and once more after a restart', async () => {
    const chat = await open('again')
    await listen(chat)
    await pump(1)
    await expect.poll(heard).toEqual(['Again'])
    await pump(2)
    await expect.poll(heard).toEqual(['Again', 'Again', 'Again'])
    await chat.restart.click()
    await pump(2)
    await expect.poll(heard).toEqual(['Again', 'Again', 'Again', 'Again'])
  })

  itAtLength('is no flood where a thousand entries come at once: the newest are', async () => {
    const chat = await open('many')
    await listen(chat)
    await pump(1000)
    await chat.hears('Message 998')
    await expect.poll(async () => (await heard()).at(-1)).toBe('Message 999')
    expect((await heard()).length).toBeLessThanOrEqual(20)
  })
})
