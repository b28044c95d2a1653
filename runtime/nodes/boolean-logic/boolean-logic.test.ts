import { describe, expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { booleanLogic } from './index.js'

const leave = (data: object, variables = {}) => playNode(booleanLogic, data, { variables })

describe.each([
  // For true/true, true/false, false/true, false/false.
  ['AND', [true, false, false, false]],
  ['OR', [true, true, true, false]],
  ['NOT', [false, true, false, false]],
  ['XOR', [false, true, true, false]],
  ['NAND', [false, true, true, true]],
  ['NOR', [false, false, false, true]],
  ['XNOR', [true, false, false, true]],
  [' xor ', [false, true, true, false]],
])('%s', (operator, table) => {
  test.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('%s and %s', (leftValue, rightValue) => {
    const holds = table[(leftValue ? 0 : 2) + (rightValue ? 0 : 1)]
    const node = leave({ leftValue: String(leftValue), operator, rightValue })
    expect(node.output).toEqual({ handle: holds ? 'source-0' : 'source-1' })
    expect(node.emitted).toEqual([])
  })
})

test.each([
  ['true', true],
  ['YES', true],
  ['1', true],
  ['-0.5', true],
  ['a word', true],
  ['unknown', true],
  ['{unknown}', false],
  ['{member}', true],
  ['member', true],
  ['', false],
  ['  ', false],
  ['False', false],
  [' no ', false],
  ['0', false],
  ['0.0', false],
  ['null', false],
  ['{gone}', false],
  ['gone', false],
  ['{zero}', false],
  ['off', false],
])('%j is %s', (leftValue, holds) => {
  const variables = { member: 'since 2019', gone: null, zero: 0, off: false }
  expect(leave({ leftValue, rightValue: 'true' }, variables).output).toEqual({
    handle: holds ? 'source-0' : 'source-1',
  })
})

test('an unknown operator does not hold and is reported', () => {
  const node = leave({ leftValue: 'true', operator: 'BUT', rightValue: 'true' })
  expect(node.output).toMatchObject({ handle: 'source-1' })
  expect(node.output?.problems).toMatchObject([{ type: 'node.problem', code: 'UNKNOWN_OPERATOR' }])
})

test('of two names under which nothing is stored, neither is true', () => {
  const node = leave({ leftValue: '{a}', operator: 'OR', rightValue: '{b}' })
  expect(node.output).toEqual({ handle: 'source-1' })
})
