import axe from 'axe-core'
import { act } from 'react'
import { expect, test } from 'vitest'
import { showInRoom } from '../../testing/show-in-room.js'
import { BotPanel } from './bot-panel.js'

const bot = { nodes: [{ id: 'start', type: 'welcome', data: {} }], edges: [] }

test('says when the chat opens by itself, in words and by one change each', async () => {
  const { home, room, press, type } = await showInRoom(<BotPanel botId="bakery" />, bot)
  const triggers = () => room.state().draft.triggers
  await press('Add an opening')
  await type('Seconds', '2,5')
  await type('On these pages alone', '/shop/*\n/cakes')
  expect(triggers()).toEqual([{ on: 'time', seconds: 2.5, pages: ['/shop/*', '/cakes'] }])
  await type('Seconds', 'soon')
  expect(home.textContent).toContain('Write a number from 0.')
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await press('Remove Opening 1')
  expect(triggers()).toEqual([])
})

test('first words lead to a step, and are no opening of the chat', async () => {
  const time = { on: 'time', seconds: 3 }
  const { home, room, press, type } = await showInRoom(<BotPanel botId="bakery" />, {
    ...bot,
    triggers: [{ on: 'words', words: ['hours'], nodeId: 'gone' }, time],
  })
  const triggers = () => room.state().draft.triggers
  expect(home.textContent).toContain('This step is gone. Choose another one.')
  const select = [...home.querySelectorAll('select')].find(
    each => each.labels?.[0]?.textContent === 'Begins at',
  )
  await act(async () => {
    if (!select) return
    select.value = 'start'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await type('Words', 'menu\n\n price list ')
  expect(triggers()).toEqual([
    { on: 'words', words: ['menu', 'price list'], nodeId: 'start' },
    time,
  ])
  expect(room.state().undo).toBe('Changed the first words')
  await press('Remove Opening 1')
  await press('Add first words')
  await press('Remove Beginning 1')
  expect(triggers()).toEqual([{ on: 'words', words: [], nodeId: '' }])
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('what a link may tell the bot is named here, once each', async () => {
  const { room, type } = await showInRoom(<BotPanel botId="bakery" />, bot)
  await type('Variables that the address sets', 'plan\n city \n\nplan')
  await type('Text that the address sets', 'question')
  const { prefill, prefillMessage } = room.state().draft
  expect({ prefill, prefillMessage }).toEqual({
    prefill: ['plan', 'city'],
    prefillMessage: 'question',
  })
  expect(room.state().undo).toBe('Changed “Text that the address sets”')
  await type('Variables that the address sets', '')
  expect(room.state().draft.prefill).toEqual([])
})

test('looks and settings are changed in the draft; what cannot be read stays in its field and is told', async () => {
  const { home, room, type, press } = await showInRoom(<BotPanel botId="bakery" />, bot)
  await type('Title', 'Corner Bakery')
  expect(room.state().undo).toBe('Changed “Title”')
  await type('Sites that may show the bot', 'shop')
  expect(home.textContent).toContain('“shop” is no site')
  await type('Sites that may show the bot', 'https://shop.example')
  const desk = [...home.querySelectorAll('label')].find(each =>
    each.textContent?.startsWith('Live desk'),
  )
  await act(async () => desk?.control?.click())
  const green = [...home.querySelectorAll('label')].find(each =>
    each.textContent?.startsWith('Go live with green'),
  )
  await act(async () => green?.control?.click())
  await type('Logo', 'ftp://shop')
  expect(home.textContent).toContain('Write an address that begins with https://.')
  const { customizations, settings } = room.state().draft
  expect({ customizations, settings }).toEqual({
    customizations: { logoText: 'Corner Bakery' },
    settings: { allowedOrigins: ['https://shop.example'], liveDesk: true, requireGreenTests: true },
  })
  await press('Reset Title')
  expect(room.state().draft.customizations).toEqual({})
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
