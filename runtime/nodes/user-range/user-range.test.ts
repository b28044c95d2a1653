import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { userRange } from './index.js'

const data = { rangePrompt: 'How many?', minVal: 4, maxVal: '20', answerVariable: 'people' }

test.each([
  [{}, 4, 20],
  [{ minVal: undefined, maxVal: undefined }, 0, 100],
  [{ minVal: '', maxVal: 'x' }, 0, 100],
  [{ maxVal: undefined }, 4, 100],
  [{ minVal: 200, maxVal: undefined }, 200, 300],
  [{ minVal: undefined, maxVal: -5 }, -105, -5],
  [{ minVal: 20, maxVal: 4 }, 4, 20],
  [{ minVal: -1.5, maxVal: 1.5 }, -1.5, 1.5],
])('with %j it asks for a number from %d to %d', async (change, min, max) => {
  const node = playNode(userRange, { ...data, ...change })
  await node.advance(700)
  expect(node.said).toEqual(['How many?'])
  expect(node.asked).toEqual({ kind: 'range', min, max })
})

test.each([
  [3, 3, 'source-1'],
  ['-1 000', -1000, 'source-1'],
  ['٣', 3, 'source-1'],
  ['4,5', 4.5, 'source-2'],
  [3.99, 3.99, 'source-1'],
  [4, 4, 'source-2'],
  ['12', 12, 'source-2'],
  [20, 20, 'source-2'],
  [20.01, 20.01, 'source-3'],
  [' 99 ', 99, 'source-3'],
])('%j is recorded as %j and leaves by %s after 600 ms', async (answer, value, handle) => {
  const node = playNode(userRange, data)
  await node.advance(700)
  node.answer(answer)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message: String(value),
    answer: { value, variable: 'people' },
    picked: [String(value)],
  })
  await node.advance(599)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle })
})

test.each([
  ['a dozen', {}, 'Please enter a valid number'],
  [['4'], {}, 'Please enter a valid number'],
  ['1/0', { incorrectNumberResponse: 'A number, please, {name}.' }, 'A number, please, Ann.'],
])('refuses %j, with its own words if it has some', async (answer, change, correction) => {
  const node = playNode(userRange, { ...data, ...change }, { variables: { name: 'Ann' } })
  await node.advance(700)
  node.answer(answer)
  await node.advance(700)
  expect(node.said).toEqual(['How many?', correction])
  node.answer(5)
  await node.advance(600)
  expect(node.output).toEqual({ handle: 'source-2' })
})

test('does not take an empty message for an answer', async () => {
  const node = playNode(userRange, data)
  await node.advance(700)
  node.answer(' ')
  await node.advance(700)
  expect(node.said).toEqual(['How many?'])
})
