import axe from 'axe-core'
import { act } from 'react'
import { expect, test } from 'vitest'
import type { Reveal } from '../../model/edit/step-edit.js'
import { showInRoom } from '../../testing/show-in-room.js'
import { VariablesPanel } from './variables-panel.js'

const bot = {
  nodes: [
    { id: 'start', type: 'welcome', data: { text: 'Hello {size}, {gone}' } },
    { id: 'ask', type: 'ask-number', data: { questionText: 'How many?', answerVariable: 'size' } },
    { id: 'mail', type: 'ask-email', data: { questionText: 'Where to?' } },
  ],
  edges: [],
}

async function panel() {
  const revealed: Parameters<Reveal>[] = []
  const shown = await showInRoom(
    <VariablesPanel onReveal={(...place) => revealed.push(place)} />,
    bot,
  )
  const row = (name: string) =>
    [...shown.home.querySelectorAll('details')].find(each => each.textContent?.startsWith(name))
  return { ...shown, row, revealed }
}

test('tells what nothing sets and what nothing uses, and goes to each place', async () => {
  const { home, row, press, revealed } = await panel()
  expect(row('gone')?.textContent).toContain('Never set')
  expect(row('email')?.textContent).toContain('Not used')
  expect(row('email')?.querySelector('input')).toBeNull()
  await press('Ask for a number: How many?Save answer as')
  expect(revealed).toEqual([['ask', 'answerVariable']])
  const { violations } = await axe.run(home, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('a variable has another name everywhere by one change, which is undone by one', async () => {
  const { home, row, room, typeInto } = await panel()
  const size = row('size')
  await typeInto(size?.querySelector('input'), 'two words')
  await act(async () => size?.querySelector('button')?.click())
  expect(size?.textContent).toContain('Begin with a letter')
  await typeInto(size?.querySelector('input'), 'count')
  await act(async () => size?.querySelector('button')?.click())
  const texts = () =>
    room.state().draft.elements[0].nodes.map(({ data }) => data.text ?? data.answerVariable)
  expect(texts().slice(0, 2)).toEqual(['Hello {count}, {gone}', 'count'])
  expect(home.textContent).toContain('size is now count, in 2 places.')
  await act(async () => room.undo())
  expect(texts().slice(0, 2)).toEqual(['Hello {size}, {gone}', 'size'])
})
