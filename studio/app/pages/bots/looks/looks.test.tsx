import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BotAbout } from '#api/records.js'
import { showInRoom } from '../flow/testing/show-in-room.js'
import { LooksForm } from './looks-form.js'

// The chat has tests of its own.
vi.mock('../preview/preview.js', () => ({ Preview: () => null }))
beforeEach(() => sessionStorage.clear())

const about: BotAbout = {
  chatbot: {
    id: 'bakery',
    title: 'Bakery',
    description: '',
    publishedVersion: 1,
    newestVersion: 1,
    kind: 'bot',
    createdAt: '2026-01-01T00:00:00.000Z',
    storedAt: null,
    storedBy: null,
    isDraftNewer: false,
    problems: null,
  },
  server: 'https://chat.example',
  setLooks: ['fontSize'],
}
const flow = { nodes: [{ id: 'start', type: 'welcome', data: {} }], edges: [] }
const looksRoom = (customizations: object = {}) =>
  showInRoom(<LooksForm about={about} />, { ...flow, customizations })
const looksOf = ({ room }: Awaited<ReturnType<typeof looksRoom>>) =>
  room.state().draft.customizations

test('what cannot be read is refused where it is typed, stays there, and is offered again after a reload', async () => {
  const shown = await looksRoom({ fontSize: 15 })
  await shown.type('Header', 'notacolour')
  await shown.type('Font size', '90')
  await shown.type('Logo', 'https://')
  expect(looksOf(shown)).toEqual({ fontSize: 15 })
  for (const words of [
    'Write a colour such as',
    'Write a number from 8 to 40.',
    'begins with https://',
  ])
    expect(shown.home.textContent).toContain(words)
  shown.home.remove()
  const again = await looksRoom({ fontSize: 15 })
  expect(again.field('Header')?.value).toBe('notacolour')
  await again.type('Header', 'RebeccaPurple')
  await again.press('Reset Font size')
  expect(looksOf(again)).toEqual({ headerBgColor: 'RebeccaPurple' })
  again.home.remove()
  const last = await looksRoom()
  expect([last.field('Header')?.value, last.field('Logo')?.value]).toEqual(['#1b55f3', 'https://'])
})

test('what is set looks set, what is not looks like a default, and a blank title is the name of the bot', async () => {
  const shown = await looksRoom({ headerBgColor: '#000000' })
  const frame = (label: string) => shown.field(label)?.closest('[data-own]')
  expect(frame('Header')?.getAttribute('data-own')).toBe('true')
  expect(frame('Text of the header')?.textContent).toContain('Default')
  await shown.type('Title', '')
  expect(looksOf(shown)).toEqual({ headerBgColor: '#000000', logoText: '' })
  expect([shown.field('Title')?.value, shown.field('Title')?.placeholder]).toEqual(['', 'Bakery'])
  await shown.press('Reset Title')
  expect(shown.field('Title')?.value).toBe('Support')
})

test('texts that are hard to read are told beside the preview, whatever group is open, and mended there', async () => {
  const shown = await looksRoom({ optionBubbleTextColor: '#eeeeee', botTextColor: '#1b55f3' })
  const summary = () =>
    [...shown.home.querySelectorAll('[role=status]')].map(each => each.textContent).join()
  expect(summary()).toContain('Texts are hard to read')
  await shown.press('Use #ffffff for Text of the bot')
  await shown.press('Use #000000 for Text of options')
  expect(looksOf(shown)).toEqual({ optionBubbleTextColor: '#000000', botTextColor: '#ffffff' })
  expect(summary()).not.toContain('hard to read')
  const { violations } = await axe.run(shown.home, {
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
