import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { nSelectOption } from './index.js'

const data = {
  selectPrompt: 'Well, {name}?',
  options: [
    { id: 'rye', optionText: '<b>Dark</b> rye' },
    { id: 'blank', optionText: ' &nbsp; ' },
    { id: 3, text: 'Spelt' },
    { optionText: 'Baguette' },
  ],
  answerVariable: 'it',
}

test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
  const node = playNode(nSelectOption, data)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Well, {name}?'])
  expect(node.asked).toEqual({
    kind: 'choices',
    options: [
      { id: 'rye', label: 'Dark rye' },
      { id: '3', label: 'Spelt' },
      { id: '#4', label: 'Baguette' },
    ],
  })
})

test.each([
  ['dark rye', 'Dark rye', 'rye'],
  [{ pick: '3' }, 'Spelt', '3'],
  ['Baguette', 'Baguette', '#4'],
  ['RYE', 'Dark rye', 'rye'],
])('%j is recorded as %j and leaves by %s after 600 ms', async (answer, label, handle) => {
  const node = playNode(nSelectOption, data)
  await node.advance(700)
  node.answer(answer)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: label,
    answer: { value: label, variable: 'it' },
    picked: [handle],
  })
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle })
})

test.each([['nothing of the kind'], [''], [77], [['Dark rye']], [{ pick: 'other' }], [null]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(nSelectOption, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test('takes no second pick while it is locked', async () => {
  const node = playNode(nSelectOption, data)
  await node.advance(700)
  node.answer('dark rye')
  node.answer({ pick: '3' })
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'rye' })
})

test.each([[{ options: [] }], [{ options: [{ id: 'a', optionText: '' }, null] }]])(
  'reports that %j offers nothing, and goes the plain way',
  async blank => {
    const node = playNode(nSelectOption, { ...data, ...blank })
    await node.advance(700)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    expect(node.output).toEqual({ handle: null })
  },
)
