import { describe, expect, it } from 'vitest'
import { bakery, breadSvg } from './bots.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const pages = {
  '/umd': pageWith('<script async src="/talkgraph.js" data-chatbot-id="bakery"></script>'),
  '/esm': pageWith(
    `<script type="module">import { mount } from '/talkgraph.esm.js'
     window.chat = mount({ chatbotId: 'bakery', server: location.origin })</script>`,
  ),
  '/bread.svg': { body: breadSvg },
}

const site = setUpSite({ bots: { bakery }, pages })

describe.each(['/umd', '/esm'])('a conversation on %s', path => {
  it('is finished with the mouse, a wrong address corrected on the way', async () => {
    const chat = await site.open(path)
    await chat.launcher.click()
    await chat.hears('Corner Bakery')
    await expect.poll(() => chat.field.isDisabled()).toBe(true)
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
      chat.field.evaluate((field: HTMLTextAreaElement) => [field.rows, field.getBoundingClientRect().height])
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

  it('puts the emojis away as the visitor turns to something else', async () => {
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

it('starts again from the restart button', async () => {
  const chat = await site.open('/umd')
  await chat.launcher.click()
  await chat.option('Not this time').click()
  await chat.hears('Another time, then.')
  await chat.restart.click()
  await chat.option('Yes, please').waitFor()
  await expect.poll(() => chat.log.locator('.user-bubble').count()).toBe(0)
})
