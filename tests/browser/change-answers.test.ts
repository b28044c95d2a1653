import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { catalogue as arabic } from '../../src/texts/catalogues/ar.js'
import { itAtLength } from '../arbitraries/cases.js'
import { Chat } from './chat.js'
import { openChromium } from './chromium.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const bot = {
  id: 'trip',
  name: 'Trips',
  version: '1',
  customizations: { allowEdit: true },
  elements: [
    {
      nodes: [
        { id: 'w', type: 'welcome', data: { text: 'Where to?' } },
        {
          id: 'who',
          type: 'ask-custom-question',
          data: { questionText: 'Who?', answerVariable: 'who' },
        },
        {
          id: 'kind',
          type: 'n-choices',
          data: {
            questionText: 'Sea or hills?',
            choices: [
              { id: 'sea', choiceText: 'Sea' },
              { id: 'hills', choiceText: 'Hills' },
            ],
            answerVariable: 'kind',
          },
        },
        {
          id: 'book',
          type: 'webhook',
          data: {
            url: 'https://trips.example/{who}',
            waitForResponse: true,
            answerVariable: 'trip',
          },
        },
        { id: 'bye', type: 'message', data: { text: '{who} goes to the {kind}.' } },
      ],
      edges: [
        { source: 'w', target: 'who' },
        { source: 'who', target: 'kind' },
        { source: 'kind', target: 'book' },
        { source: 'book', target: 'bye' },
      ],
    },
  ],
}

const page = (more = '') =>
  pageWith(`<script type="module">import { mount } from '/talkgraph.esm.js'
   window.calls = 0
   window.chat = mount({ bot: ${JSON.stringify(bot)}, persistence: 'session', typingDelay: 50, ${more}
     env: { call: async () => (calls++, { ok: true, status: 200, body: 'booked' }) } })
   window.ends = []
   chat.on('complete', ({ session }) => ends.push(session))</script>`)

const pages = {
  '/': page(),
  '/dark': page("colorScheme: 'dark', "),
  '/arabic': page("locale: 'ar', "),
  '/off': page('customizations: { allowEdit: false }, '),
}
const site = setUpSite({ pages })

const edits = ({ log }: Chat) => log.getByRole('button', { name: 'Edit', exact: true })
/** An option that can be picked, whatever there was before. */
const open = ({ log }: Chat, name: string) => log.getByRole('button', { name, disabled: false })
const ends = () => site.page.evaluate(() => Reflect.get(window, 'ends'))
const calls = () => site.page.evaluate(() => Reflect.get(window, 'calls'))
const crossedOut = ({ log }: Chat) => log.getByRole('deletion')

async function toTheEnd(chat: Chat) {
  await chat.launcher.click()
  await chat.says('Ann')
  await chat.option('Sea').click()
  await chat.hears('Ann goes to the Sea.')
}

describe('an earlier answer', () => {
  it('is changed with the mouse: what came after it is crossed out, and the record keeps it as revised', async () => {
    const chat = await site.open('/')
    await toTheEnd(chat)
    await edits(chat).first().click()
    await chat.isAsked()
    await expect.poll(() => chat.field.inputValue()).toBe('Ann')
    await expect.poll(() => chat.focused()).toBe('Type a message...')
    await chat.says('Bea')
    await open(chat, 'Hills').click()
    await chat.hears('Bea goes to the Hills.')
    await chat.option('2 earlier answers').click()
    const line = (text: string) =>
      chat.log
        .locator('.bubble', { hasText: text })
        .first()
        .evaluate(bubble => getComputedStyle(bubble).textDecorationLine)
    expect(await line('Ann goes to the Sea.')).toBe('line-through')
    expect(await line('Bea goes to the Hills.')).toBe('none')
    expect(await line('Where to?')).toBe('none')
    await expect.poll(() => crossedOut(chat).count()).toBe(6)
    await expect.poll(() => crossedOut(chat).first().textContent()).toContain('(crossed out)')
    await expect.poll(() => edits(chat).count()).toBe(2)
    expect(await calls()).toBe(2)
    const [first, second] = await ends()
    expect(first.revised).toBeUndefined()
    expect(second.answers).toEqual({ who: 'Bea', kind: 'Hills', book: 'booked' })
    expect(second.revised).toMatchObject([
      { nodeId: 'who', answers: { who: 'Ann', kind: 'Sea', book: 'booked' } },
    ])
    expect(site.complaints).toEqual([])
  })

  itAtLength(
    'offers its pencil where it is pointed at, and on a touch screen after a press on it alone',
    async () => {
      const chat = await site.open('/')
      await toTheEnd(chat)
      const shown = (which: Locator) => which.evaluate(button => getComputedStyle(button).opacity)
      await expect.poll(() => shown(edits(chat).first())).toBe('0')
      await chat.log.locator('.user').first().hover()
      await expect.poll(() => shown(edits(chat).first())).toBe('1')
      const browser = await openChromium()
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      })
      try {
        const touched = new Chat(await context.newPage())
        await touched.page.goto(`${site.origin}/`)
        await touched.launcher.tap()
        await touched.says('Ann')
        await touched.option('Sea').tap()
        await touched.hears('Ann goes to the Sea.')
        const pencil = edits(touched).first()
        const reacts = () => pencil.evaluate(button => getComputedStyle(button).pointerEvents)
        await expect.poll(reacts).toBe('none')
        await touched.log.getByText('Ann', { exact: true }).tap()
        await expect.poll(reacts).toBe('auto')
        expect((await pencil.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        await pencil.tap()
        await expect.poll(() => touched.field.inputValue()).toBe('Ann')
      } finally {
        await context.close()
      }
    },
  )

  it('is changed with the keyboard, after a reload too, and nothing is called again in vain', async () => {
    const chat = await site.open('/')
    await toTheEnd(chat)
    await chat.page.reload()
    await chat.hears('Ann goes to the Sea.')
    const { keyboard } = chat.page
    await edits(chat).last().focus()
    await keyboard.press('Enter')
    await expect.poll(() => chat.focused()).toBe('Sea')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await chat.hears('Ann goes to the Hills.')
    expect(await calls()).toBe(0)
    await chat.page.reload()
    await chat.hears('Ann goes to the Hills.')
    await expect.poll(() => crossedOut(chat).count()).toBe(0)
    await chat.option('1 earlier answer').press('Enter')
    await expect.poll(() => crossedOut(chat).count()).toBe(4)
    await edits(chat).last().press(' ')
    await expect.poll(() => chat.focused()).toBe('Sea')
    expect(site.complaints).toEqual([])
  })

  itAtLength('is changed while another question is open, which is put away then', async () => {
    const chat = await site.open('/')
    await chat.launcher.click()
    await chat.says('Ann')
    await chat.option('Sea').waitFor()
    await edits(chat).click()
    await chat.isAsked()
    await expect.poll(() => chat.option('Sea').count()).toBe(0)
    await chat.page.keyboard.type('e')
    await chat.page.keyboard.press('Enter')
    await open(chat, 'Hills').click()
    await chat.hears('Anne goes to the Hills.')
  })

  it.each([
    ['/', { width: 390, height: 780 }],
    ['/arabic', { width: 390, height: 780 }],
    ['/dark', { width: 1280, height: 800 }],
  ])('is named by its text and big enough to press on %s', async (path, viewport) => {
    const chat = await site.open(path, viewport, path === '/arabic' ? arabic : {})
    await toTheEnd(chat)
    const edit = chat.log.getByRole('button', {
      name: path === '/arabic' ? arabic.Edit : 'Edit',
      exact: true,
    })
    const box = await edit.first().boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect(box?.width).toBeGreaterThanOrEqual(24)
    const described = await edit.first().evaluate(button => {
      const id = button.getAttribute('aria-describedby') ?? ''
      return (button.getRootNode() as ShadowRoot).getElementById(id)?.textContent
    })
    expect(described).toBe('Ann')
    await edit.first().click()
    await chat.isAsked()
    if (process.env.TALKGRAPH_PICTURES)
      await chat.page.screenshot({
        path: `${process.env.TALKGRAPH_PICTURES}/edit${path.slice(1)}${viewport.width}.png`,
      })
  })

  it('cannot be changed where the page does not want it', async () => {
    const chat = await site.open('/off')
    await toTheEnd(chat)
    expect(await edits(chat).count()).toBe(0)
  })
})
