import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testPicks } from '../../../tests/suites/picks.js'
import { playNode } from '../../testing/index.js'
import { opinionScaleChoice, opinionScaleChoiceSchema } from './index.js'
import { opinionExits } from './opinion-scale.js'

const data = { questionText: 'Well?', from: -1, to: 2, answerVariable: 'it' }

test.each([
  [{}, { kind: 'scale', from: -1, to: 2, fromLabel: 'Worst', toLabel: 'Best' }],
  [
    { from: undefined, to: undefined },
    { kind: 'scale', from: 0, to: 10, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: '1', to: '' },
    { kind: 'scale', from: 1, to: 10, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: '1', to: ' 7 ' },
    { kind: 'scale', from: 1, to: 7, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: 'low', to: 'high' },
    { kind: 'scale', from: 0, to: 10, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: 3, to: 3 },
    { kind: 'scale', from: 3, to: 3, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: 0.4, to: 4.6 },
    { kind: 'scale', from: 0, to: 5, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: 5, to: 1 },
    { kind: 'scale', from: 1, to: 5, fromLabel: 'Worst', toLabel: 'Best' },
  ],
  [
    { from: 5, to: 1, fromLabel: 'Good', toLabel: 'Bad' },
    { kind: 'scale', from: 1, to: 5, fromLabel: 'Bad', toLabel: 'Good' },
  ],
  [
    { fromLabel: '<b>No</b> way', toLabel: ' ' },
    { kind: 'scale', from: -1, to: 2, fromLabel: 'No way', toLabel: 'Best' },
  ],
])('with %j it asks for %j', async (change, prompt) => {
  const node = playNode(opinionScaleChoice, { ...data, ...change })
  await node.advance(699)
  expect(node.asked).toBeNull()
  await node.advance(1)
  expect(node.said).toEqual(['Well?'])
  expect(node.asked).toEqual(prompt)
})

testPicks(opinionScaleChoice, data, {
  picks: [
    [-1, -1, '-1'],
    ['-0', 0, '0'],
    ['1', 1, '1'],
    [2, 2, '2'],
  ],
  late: -2,
  wrong: [-2, 3, 0.5, 'Best', '', [1], null],
  pickedBy: 'value',
})

test.each([
  [{ from: 1, to: 1e6 }, 1, 101],
  [{ from: -1e15, to: 1e15 }, -1e15, -1e15 + 100],
])('cuts %j off after 100 steps, and says so', async (ends, from, to) => {
  const node = playNode(opinionScaleChoice, { ...data, ...ends })
  expect(node.emitted[0]).toMatchObject({ type: 'node.problem', code: 'BOT_INVALID' })
  await node.advance(700)
  expect(node.asked).toMatchObject({ from, to })
})

test('has every value for an exit, and no more than it takes', () => {
  const exits = (ends: object) => opinionExits(v.parse(opinionScaleChoiceSchema, ends))
  expect(exits(data)).toEqual(['-1', '0', '1', '2'])
  expect(exits({ from: 0, to: 1e12 })).toHaveLength(101)
  expect(exits({ from: 1e300, to: 'x' })).toHaveLength(11)
})
