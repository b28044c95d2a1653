import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { nCheckOptions } from './index.js'

const data = {
  checkOptionsPrompt: 'Well, {name}?',
  options: [
    { id: 'nuts', optionText: '<b>Nuts</b>' },
    { id: 'blank', optionText: ' ' },
    { id: 'milk', text: 'Milk &amp; cream' },
    { id: 'egg', label: 'Eggs' },
  ],
  answerVariable: 'without',
}

test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
  const node = playNode(nCheckOptions, data)
  await node.advance(700)
  expect(node.said).toEqual(['Well, {name}?'])
  expect(node.asked).toEqual({
    kind: 'checks',
    options: [
      { id: 'nuts', label: 'Nuts' },
      { id: 'milk', label: 'Milk & cream' },
      { id: 'egg', label: 'Eggs' },
    ],
  })
})

test.each([
  [['Nuts', 'eggs'], 'Nuts, Eggs', ['nuts', 'egg']],
  [['egg', 'MILK'], 'Eggs, Milk & cream', ['egg', 'milk']],
  [['Nuts', 'nuts', { pick: 'nuts' }], 'Nuts', ['nuts']],
  ['milk & cream', 'Milk & cream', ['milk']],
  [{ pick: 'egg' }, 'Eggs', ['egg']],
])('%j is recorded as %j and leaves after 600 ms', async (answer, message, picked) => {
  const node = playNode(nCheckOptions, data)
  await node.advance(700)
  node.answer(answer)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message,
    answer: { value: message, variable: 'without' },
    picked,
  })
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test.each([[[]], [['Nuts', 'Bolts']], ['Nuts, Eggs'], [''], [[['Nuts']]], [null], [['blank']]])(
  'asks again when %j ticks nothing, or something else',
  async answer => {
    const node = playNode(nCheckOptions, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test.each([[[]], [[{ id: 'a', optionText: '<br>' }]]])(
  'reports that %j offers nothing',
  async options => {
    const node = playNode(nCheckOptions, { ...data, options })
    await node.advance(700)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    expect(node.output).toEqual({ handle: null })
  },
)
