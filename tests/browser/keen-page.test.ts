import { describe, expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { keenBot, keenPage } from './keen-habits.js'
import { setUpSite } from './set-up-site.js'

const site = setUpSite({ bots: { asks: keenBot }, pages: { '/': keenPage } })
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
