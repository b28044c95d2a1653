import { describe, expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const bot = {
  id: 'asks',
  name: 'Asks',
  nodes: [
    {
      id: 'name',
      type: 'ask-name',
      data: { questionText: 'What is your name?', answerVariable: 'name' },
    },
    {
      id: 'day',
      type: 'user-input',
      data: { type: 'date', questionText: 'When?', answerVariable: 'day' },
    },
    { id: 'bye', type: 'message', data: { text: 'Bye, {name}!' } },
  ],
  edges: [
    { source: 'name', target: 'day' },
    { source: 'day', target: 'bye' },
  ],
}

/** Every habit at once by which a page takes keys for itself, each with the guard that such pages have. */
const habits = `
  window.heard = []
  const search = document.querySelector('input')
  const types = 'keydown keypress keyup cut copy paste beforeinput input focusin focusout'.split(' ')
  for (const type of types) document.addEventListener(type, event => {
    if (event.target.localName === 'talkgraph-widget') heard.push(type)
  })
  // A shortcut to the search.
  document.addEventListener('keydown', event => {
    if (/INPUT|TEXTAREA/.test(event.target.tagName)) return
    if (event.key !== '/' && event.key !== '?') return
    event.preventDefault()
    search.focus()
  })
  // A player: the space bar, letters and arrows.
  addEventListener('keydown', event => {
    if (event.target === search || !/^([ jklmf0-9]|Arrow.*)$/.test(event.key)) return
    event.preventDefault()
    heard.push('player')
  })
  addEventListener('keyup', event => {
    if (event.target !== search && event.key === ' ') event.preventDefault()
  })
  // An extension that changes the speed of videos listens before everybody.
  document.addEventListener('keydown', event => {
    if (/INPUT|TEXTAREA/.test(event.target.nodeName) || event.target.isContentEditable) return
    if (!/^[sdxzrgv]$/.test(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    heard.push('speed')
  }, true)
  // A page that takes what is pasted anywhere, and what is typed.
  document.addEventListener('paste', event => { event.preventDefault(); heard.push('paste') }, true)
  document.addEventListener('beforeinput', event => {
    if (event.target !== search) event.preventDefault()
  })
  // A dialog's trap, of both kinds.
  const trap = event => { if (event.target !== search && event.target.closest('talkgraph-widget')) search.focus() }
  document.addEventListener('focusin', trap)
  document.addEventListener('focusin', trap, true)
  document.addEventListener('focus', trap, true)
`
const pages = {
  '/': pageWith(
    `<input aria-label="Search"><script>${habits}</script><script async src="/talkgraph.js" data-chatbot-id="asks"></script>`,
  ),
}

const site = setUpSite({ bots: { asks: bot }, pages })
const heard = () => site.page.evaluate(() => Reflect.get(window, 'heard'))

async function open(): Promise<Chat> {
  const chat = await site.open('/')
  await chat.launcher.focus()
  await chat.page.keyboard.press('Space')
  await chat.isAsked()
  await expect.poll(() => chat.focused()).toBe('Type a message...')
  return chat
}

describe('on a page that wants every key', () => {
  it('what is typed in the chat arrives whole, and nothing of it in the page', async () => {
    const chat = await open()
    await chat.page.keyboard.type('Ann j/? two words sdxzrgv')
    expect(await chat.field.inputValue()).toBe('Ann j/? two words sdxzrgv')
    await chat.page.keyboard.press('ArrowLeft')
    await chat.page.keyboard.type('!')
    expect(await chat.field.inputValue()).toBe('Ann j/? two words sdxzrg!v')
    expect(await chat.page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('')
    await chat.page.keyboard.press('Enter')
    await chat.hears('Ann j/? two words sdxzrg!v')
    expect(await heard()).toEqual([])
    expect(site.complaints).toEqual([])
  })

  it('what is cut can be pasted', async () => {
    const chat = await open()
    const cutAndPaste = async () => {
      await chat.field.fill('Ann Lee')
      await chat.page.keyboard.press('Control+a')
      await chat.page.keyboard.press('Control+x')
      expect(await chat.field.inputValue()).toBe('')
      await chat.page.keyboard.press('Control+v')
      await chat.page.keyboard.press('Control+v')
      return chat.field.inputValue()
    }
    // All pages of a browser have one clipboard: another test may have copied meanwhile.
    await expect.poll(cutAndPaste).toBe('Ann LeeAnn Lee')
    expect(await heard()).toEqual([])
  })

  it('a composition arrives whole', async () => {
    const chat = await open()
    const devtools = await chat.page.context().newCDPSession(chat.page)
    await devtools.send('Input.imeSetComposition', {
      text: 'もく',
      selectionStart: 2,
      selectionEnd: 2,
    })
    await devtools.send('Input.insertText', { text: '木' })
    expect(await chat.field.inputValue()).toBe('木')
    expect(await heard()).toEqual([])
  })

  it('a date is entered by keys, and the focus goes on', async () => {
    const chat = await open()
    await chat.page.keyboard.type('Ann')
    await chat.page.keyboard.press('Enter')
    const day = chat.log.getByLabel('Date')
    await expect.poll(() => day.evaluate(field => field.matches(':focus'))).toBe(true)
    await chat.page.keyboard.type('12052026')
    await chat.page.keyboard.press('Enter')
    await chat.hears('Bye, Ann!')
    expect(await heard()).toEqual([])
  })

  it('an Escape that closes the chat closes nothing of the page, and its next one does', async () => {
    const chat = await open()
    await chat.page.keyboard.press('Escape')
    await chat.window.waitFor({ state: 'hidden' })
    expect(await heard()).toEqual([])
    await chat.page.keyboard.press('Escape')
    expect(await heard()).toContain('keydown')
  })
})
