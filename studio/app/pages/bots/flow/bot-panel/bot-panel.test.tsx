import axe from 'axe-core'
import { expect, test } from 'vitest'
import { showInRoom } from '../show-in-room.js'
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
  expect([...home.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
    '/bots/bakery/looks',
    '/bots/bakery/settings',
  ])
})
