import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { userRating } from './index.js'

const data = { ratingPrompt: 'Well?', type: 'number', range: 3, answerVariable: 'it' }

test.each([
  [{}, { kind: 'rating', look: 'number', max: 3 }],
  [{ range: '10' }, { kind: 'rating', look: 'number', max: 10 }],
  [{ range: '' }, { kind: 'rating', look: 'number', max: 5 }],
  [{ range: undefined }, { kind: 'rating', look: 'number', max: 5 }],
  [{ range: -2 }, { kind: 'rating', look: 'number', max: 5 }],
  [{ type: 'star' }, { kind: 'rating', look: 'star', max: 5 }],
  [
    { type: 'Smiley', range: 9 },
    { kind: 'rating', look: 'smiley', max: 5 },
  ],
  [{ type: 'user-rating-node' }, { kind: 'rating', look: 'number', max: 3 }],
])('with %j it asks for %j', async (change, prompt) => {
  const node = playNode(userRating, { ...data, ...change })
  await node.advance(699)
  expect(node.asked).toBeNull()
  await node.advance(1)
  expect(node.said).toEqual(['Well?'])
  expect(node.asked).toEqual(prompt)
})

test.each([
  [1, 1, null],
  ['2', 2, null],
  [3, 3, null],
])('%j is recorded as %j and leaves by %j after 600 ms', async (answer, value, handle) => {
  const node = playNode(userRating, data)
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

test.each([[0], [4], [2.5], ['good'], [''], [[1]], [null]])(
  'asks again when %j is no level',
  async answer => {
    const node = playNode(userRating, data)
    await node.advance(700)
    node.answer(answer)
    expect(node.emitted.filter(({ type }) => type === 'node.ask')).toHaveLength(2)
    expect(node.emitted.some(({ type }) => type === 'node.reply')).toBe(false)
  },
)
