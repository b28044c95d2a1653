import { expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { askNumber } from './index.js'

const data = { questionText: 'How many?', answerVariable: 'count' }

test.each([
  ['12', 12, '12'],
  [' -3.50 ', -3.5, '-3.5'],
  ['+7', 7, '7'],
  ['1,5', 1.5, '1.5'],
  ['1 000', 1000, '1000'],
  ['1,000', 1000, '1000'],
  ['١٢', 12, '12'],
  ['１２', 12, '12'],
  ['\u200e12', 12, '12'],
  ['-0', 0, '0'],
  ['007', 7, '7'],
  [4, 4, '4'],
  [1e-7, 1e-7, '1e-7'],
])('records %j as the number %d and leaves 500 ms later', async (typed, value, message) => {
  const node = playNode(askNumber, data)
  await node.advance(700)
  expect(node.asked).toEqual({ kind: 'text', input: 'number' })
  node.answer(typed)
  expect(node.emitted.at(-1)).toEqual({
    type: 'node.reply',
    message,
    answer: { value, variable: 'count' },
  })
  await node.advance(499)
  expect(node.output).toBeNull()
  await node.advance(1)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  ['twelve'],
  ['1e3'],
  ['1,00,0'],
  ['0x10'],
  ['Infinity'],
  ['NaN'],
  ['1e999'],
  ['12 '.repeat(2)],
  [true],
])('corrects %j after a typing pause and asks again', async typed => {
  const node = playNode(askNumber, data)
  await node.advance(700)
  node.answer(typed)
  await node.advance(699)
  expect(node.said).toEqual(['How many?'])
  await node.advance(1)
  expect(node.said.at(-1)).toBe('Please enter a valid number')
  expect(node.emitted.at(-1)?.type).toBe('node.ask')
  node.answer('12')
  await node.advance(500)
  expect(node.output).toEqual({ handle: null })
})

test.each([
  ['en', 1.5, 1500],
  ['de', 1500, 1.5],
  ['', 1.5, 1.5],
])('in the language %j reads 1.500 as %d, and 1,500 as %d', async (locale, point, comma) => {
  for (const [typed, value] of [
    ['1.500', point],
    ['1,500', comma],
  ] as const) {
    const node = playNode(askNumber, data, { env: createFakeEnv({ locale }) })
    await node.advance(700)
    node.answer(typed)
    expect(node.emitted.at(-1)).toMatchObject({ answer: { value } })
  }
})

test('says its own correction, and nothing after an empty message', async () => {
  const node = playNode(askNumber, { ...data, incorrectNumberResponse: 'A number, please.' })
  await node.advance(700)
  node.answer('')
  await node.advance(700)
  expect(node.said).toEqual(['How many?'])
  node.answer('x')
  await node.advance(700)
  expect(node.said.at(-1)).toBe('A number, please.')
})
