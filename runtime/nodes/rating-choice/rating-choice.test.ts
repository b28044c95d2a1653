import * as v from 'valibot'
import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { ratingChoice } from './index.js'
import { ratingExits } from './rating-choice.machine.js'
import { ratingChoiceSchema } from './rating-choice.schema.js'

const data = { questionText: 'Well?', ratingType: 3, answerVariable: 'it' }

test.each([
  [{ ratingType: 'smiley' }, { kind: 'rating', look: 'smiley', max: 5 }],
  [{ ratingType: ' Smiley ' }, { kind: 'rating', look: 'smiley', max: 5 }],
  [{ ratingType: 7 }, { kind: 'rating', look: 'number', max: 7 }],
  [{ ratingType: '10' }, { kind: 'rating', look: 'number', max: 10 }],
  [{ ratingType: 2.9 }, { kind: 'rating', look: 'number', max: 2 }],
  [{ ratingType: '' }, { kind: 'rating', look: 'number', max: 5 }],
  [{ ratingType: 0 }, { kind: 'rating', look: 'number', max: 5 }],
  [{ ratingType: 'many' }, { kind: 'rating', look: 'number', max: 5 }],
  [{ ratingType: 1e9 }, { kind: 'rating', look: 'number', max: 100 }],
])('with %j it asks for %j', async (change, prompt) => {
  const node = playNode(ratingChoice, { ...data, ...change })
  await node.advance(699)
  expect(node.asked).toBeNull()
  await node.advance(1)
  expect(node.said).toEqual(['Well?'])
  expect(node.asked).toEqual(prompt)
})

test.each([
  [1, 1, '0'],
  ['2', 2, '1'],
  [' 3.0 ', 3, '2'],
])('%j is recorded as %j and leaves by %j after 600 ms', async (answer, value, handle) => {
  const node = playNode(ratingChoice, data)
  await node.advance(700)
  node.answer(answer)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: String(value),
    answer: { value, variable: 'it' },
    picked: [String(value)],
  })
  node.answer(0)
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle })
})

test.each([[0], [4], [-1], [1.5], ['good'], [''], [[1]], [null], [{ pick: '1' }]])(
  'asks again when %j is no level',
  async answer => {
    const node = playNode(ratingChoice, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)

test.each([
  [3, ['0', '1', '2']],
  ['smiley', ['0', '1', '2', '3', '4']],
])('%j has the exits %j', (ratingType, exits) => {
  expect(ratingExits(v.parse(ratingChoiceSchema, { ratingType }))).toEqual(exits)
})
