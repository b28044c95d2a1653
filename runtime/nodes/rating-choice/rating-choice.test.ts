import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testPicks } from '../../../tests/suites/picks.js'
import { playNode } from '../../testing/index.js'
import { ratingChoice, ratingChoiceSchema, ratingExits } from './index.js'

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

testPicks(ratingChoice, data, {
  picks: [
    [1, 1, '0'],
    ['2', 2, '1'],
    [' 3.0 ', 3, '2'],
  ],
  late: 0,
  wrong: [0, 4, -1, 1.5, 'good', '', [1], null, { pick: '1' }],
  pickedBy: 'value',
})

test.each([
  [3, ['0', '1', '2']],
  ['smiley', ['0', '1', '2', '3', '4']],
])('%j has the exits %j', (ratingType, exits) => {
  expect(ratingExits(v.parse(ratingChoiceSchema, { ratingType }))).toEqual(exits)
})
