import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { threeChoices } from './index.js'

const data = {
  choicePrompt: 'Well, {name}?',
  choiceText1: 'Bread',
  choiceText2: '<em>Cake</em>',
  choiceText3: 'Else',
  answerVariable: 'it',
}

test('says its question after the typing pause, then asks; labels without HTML, blank ones skipped', async () => {
  const node = playNode(threeChoices, data)
  await node.advance(699)
  expect(node.said).toEqual([])
  await node.advance(1)
  expect(node.said).toEqual(['Well, {name}?'])
  expect(node.asked).toEqual({
    kind: 'choices',
    options: [
      { id: 'source-1', label: 'Bread' },
      { id: 'source-2', label: 'Cake' },
      { id: 'source-3', label: 'Else' },
    ],
  })
})

test.each([
  ['bread', 'Bread', 'source-1'],
  ['Cake', 'Cake', 'source-2'],
  ['Else', 'Else', 'source-3'],
  [{ pick: 'source-3' }, 'Else', 'source-3'],
])('%j is recorded as %j and leaves by %s after 600 ms', async (answer, label, handle) => {
  const node = playNode(threeChoices, data)
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

test.each([['nothing of the kind'], [''], [77], [['Bread']], [{ pick: 'other' }], [null]])(
  'asks again when %j names no option',
  async answer => {
    const node = playNode(threeChoices, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test('takes no second pick while it is locked', async () => {
  const node = playNode(threeChoices, data)
  await node.advance(700)
  node.answer('bread')
  node.answer('Cake')
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'source-1' })
})

test.each([[{ choiceText1: '', choiceText2: '<i> </i>', choiceText3: ' ' }]])(
  'reports that %j offers nothing, and goes the plain way',
  async blank => {
    const node = playNode(threeChoices, { ...data, ...blank })
    await node.advance(700)
    expect(node.emitted.at(-1)).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
    expect(node.output).toEqual({ handle: null })
  },
)

test.each([
  [{ choiceText2: '' }, ['source-1', 'source-3']],
  [{ choiceText3: undefined, choice3: 'Three' }, ['source-1', 'source-2', 'source-3']],
])('with %j it offers %j', async (change, ids) => {
  const node = playNode(threeChoices, { ...data, ...change })
  await node.advance(700)
  expect(node.asked).toMatchObject({ options: ids.map(id => ({ id })) })
})
