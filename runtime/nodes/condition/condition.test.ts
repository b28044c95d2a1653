import { expect, test } from 'vitest'
import { playNode } from '../../testing/index.js'
import { condition } from './index.js'

const variables = { color: 'Dark Red', count: '7', empty: '' }

test.each([
  ['{color}', '=', 'dark red', true],
  ['color', 'equals', ' DARK RED ', true],
  ['color', '==', 'red', false],
  ['color', '!=', 'red', true],
  ['{{color}}', 'contains', 'k r', true],
  ['color', 'does not contain', 'red', false],
  ['color', 'starts with', 'dark', true],
  ['color', 'ends with', 'dark', false],
  ['color', 'matches', '^d.*d$', true],
  ['color', 'does not match', '^d.*d$', false],
  ['count', 'contains', '7', true],
  ['unknown', '=', 'unknown', true],
  ['empty', '=', '', true],
  ['{unknown}', '=', '', true],
  ['"color"', '=', '"color"', true],
  ['"color"', 'contains', 'dark', false],
  ['count', 'matches', '^\\d{1,2}$', true],
  ['count', 'does not match', '^\\d{2}$', true],
])('as text, %s %s %s is %s', (leftValue, operator, rightValue, holds) => {
  const node = playNode(condition, { leftValue, operator, rightValue }, { variables })
  expect(node.output).toEqual({ handle: holds ? 'source-0' : 'source-1' })
  expect(node.emitted).toEqual([])
})

test.each([
  ['count', '>', '6.5', true],
  ['count', '<', '10', true],
  ['count', '<=', '7.0', true],
  ['count', '>=', '8', false],
  ['{count}', '=', '7e0', true],
  ['count', '!=', '07', false],
  ['count', 'contains', '7', true],
])('as numbers, %s %s %s is %s', (leftValue, operator, rightValue, holds) => {
  const node = playNode(condition, { isNumber: true, leftValue, operator, rightValue }, { variables })
  expect(node.output).toEqual({ handle: holds ? 'source-0' : 'source-1' })
})

test('counts what is no number as 0 and reports it', () => {
  const node = playNode(
    condition,
    { isNumber: true, leftValue: 'color', operator: '=', rightValue: '0' },
    { variables },
  )
  expect(node.output).toEqual({ handle: 'source-0' })
  expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'NOT_A_NUMBER' }])
})

test.each([
  ['is like', false],
  ['<', false],
  ['between', true],
  ['toString', false],
])('the unknown operator %j does not hold and is reported (as numbers: %s)', (operator, isNumber) => {
  const node = playNode(condition, { isNumber, leftValue: '1', operator, rightValue: '2' })
  expect(node.output).toEqual({ handle: 'source-1' })
  expect(node.emitted).toMatchObject([{ type: 'node.problem', code: 'UNKNOWN_OPERATOR' }])
})
