import { expect, it } from 'vitest'
import type { Chat } from './chat.js'
import { setUpSite } from './set-up-site.js'
import { pageWith } from './site.js'

const steps = (...nodes: { id: string; type: string; data: object }[]) => ({
  nodes,
  edges: nodes.slice(1).map(({ id }, index) => ({ source: nodes[index]?.id, target: id })),
})
const name = { id: 'name', type: 'ask-custom-question', data: { questionText: 'Your name?' } }
const email = { id: 'email', type: 'ask-email', data: { questionText: 'Your address?' } }
const city = { id: 'city', type: 'ask-custom-question', data: { questionText: 'Your city?' } }
const more = { id: 'more', type: 'yes-or-no-choice', data: { questionText: 'More?' } }

/** Mounts a bot whose pauses last until the page is told to pass them. */
const pageOf = (bot: object) =>
  pageWith(`<script type="module">
    import { mount } from '/talkgraph.esm.js'
    const due = new Map()
    let last = 0
    const clock = {
      now: () => Date.now(),
      setTimeout: run => due.set(++last, run) && last,
      clearTimeout: id => due.delete(id),
    }
    window.pass = () => {
      for (const [id, run] of due) due.delete(id) && run()
    }
    mount({ bot: ${JSON.stringify(bot)}, env: { clock } })
  </script>`)

const site = setUpSite({
  bots: {},
  pages: { '/form': pageOf(steps(name, email, city)), '/fork': pageOf(steps(name, more, city)) },
})

/** Lets the bot write until it waits. */
const pass = (chat: Chat) => chat.page.evaluate(() => Reflect.get(window, 'pass')())

/** Opens a chat that stands at its first question. */
async function begin(path: string, viewport?: { width: number; height: number }): Promise<Chat> {
  const chat = await site.open(path, viewport)
  await chat.launcher.click()
  await pass(chat)
  await chat.isAsked()
  await chat.field.click()
  return chat
}

const bubbles = (chat: Chat) => chat.log.locator('.user-bubble').allTextContents()
const waiting = (chat: Chat) => chat.log.locator('.ahead .bubble').allTextContents()

it('what is typed and sent while the bot writes waits for its question, and the field keeps the focus', async () => {
  const chat = await begin('/form')
  const { keyboard } = chat.page
  await chat.page.evaluate(() => {
    const root = document.querySelector('talkgraph-widget')?.shadowRoot
    root?.addEventListener('focusout', () => document.body.append('left'))
  })
  await keyboard.type('Ann\nann@example.org\nBer')
  await expect.poll(() => waiting(chat)).toEqual(['ann@example.org'])
  await expect.poll(() => chat.field.inputValue()).toBe('Ber')
  expect(await chat.field.getAttribute('aria-describedby')).toBe('waits')
  await pass(chat)
  await chat.hears('Your address?')
  await expect.poll(() => bubbles(chat)).toEqual(['Ann', 'ann@example.org'])
  await chat.hears('Your city?')
  await expect.poll(() => chat.field.inputValue()).toBe('Ber')
  await keyboard.type('lin\n')
  await expect.poll(() => bubbles(chat)).toEqual(['Ann', 'ann@example.org', 'Berlin'])
  expect(await chat.page.locator('body').textContent()).not.toContain('left')
  expect(site.complaints).toEqual([])
})

it('a text that meets a choice goes back to the field and picks nothing', async () => {
  const chat = await begin('/fork')
  await chat.page.keyboard.type('Ann\nBerlin\nand ')
  await expect.poll(() => waiting(chat)).toEqual(['Berlin'])
  await pass(chat)
  await chat.option('Yes').waitFor()
  await chat.page.keyboard.press('Enter')
  await expect.poll(() => chat.field.inputValue()).toBe('Berlin\nand ')
  await expect.poll(() => chat.field.isDisabled()).toBe(true)
  expect(await bubbles(chat)).toEqual(['Ann'])
  // The focus rests on the transcript, without a ring.
  await expect.poll(() => chat.isAtLog()).toBe(true)
  expect(await chat.log.evaluate(log => getComputedStyle(log).outlineColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
  await chat.option('Yes').click()
  await pass(chat)
  await chat.isAsked()
  await expect.poll(() => chat.field.inputValue()).toBe('Berlin\nand ')
})

it('on a phone the field keeps the focus when the button sends', async () => {
  const chat = await begin('/form', { width: 390, height: 780 })
  await chat.field.fill('Ann')
  await chat.send.click()
  await chat.field.fill('ann@example')
  await chat.send.click()
  await expect.poll(() => waiting(chat)).toEqual(['ann@example'])
  expect(await chat.field.evaluate(field => field.matches(':focus'))).toBe(true)
  await pass(chat)
  await chat.hears('Please enter a valid email address')
  await expect.poll(() => chat.field.inputValue()).toBe('ann@example')
  expect(await chat.field.evaluate(field => field.matches(':focus'))).toBe(true)
})

it('the Enter that ends a composition does not send, in whichever order it comes', async () => {
  const chat = await begin('/form')
  await chat.field.fill('にほん')
  for (const order of [
    { isComposing: true, keyCode: 13 },
    { isComposing: false, keyCode: 229 },
  ])
    await chat.field.evaluate(
      (field, init) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...init }),
        ),
      order,
    )
  await expect.poll(() => chat.field.inputValue()).toBe('にほん')
  expect(await bubbles(chat)).toEqual([])
  await chat.page.keyboard.press('Enter')
  await expect.poll(() => bubbles(chat)).toEqual(['にほん'])
})
