import { expect, test } from 'vitest'
import { testPicks } from '../../../tests/suites/picks.js'
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

testPicks(userRating, data, {
  picks: [
    [1, 1, null],
    ['2', 2, null],
    [3, 3, null],
  ],
  late: 0,
  wrong: [0, 4, 2.5, 'good', '', [1], null],
  pickedBy: 'value',
})

test.each([
  ['star', '★★☆☆☆'],
  ['smiley', '🙁'],
  ['number', undefined],
])(
  'the visitor reads an answer of type %s as %s, and the record is the number',
  async (type, shown) => {
    const node = playNode(userRating, { ...data, type })
    await node.advance(700)
    node.answer(2)
    const reply = node.emitted.at(-1)
    expect(reply).toMatchObject({ type: 'node.reply', message: '2', answer: { value: 2 } })
    expect(reply && 'shown' in reply ? reply.shown : undefined).toBe(shown)
  },
)
