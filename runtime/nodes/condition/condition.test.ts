import { expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
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
  const node = playNode(
    condition,
    { isNumber: true, leftValue, operator, rightValue },
    { variables },
  )
  expect(node.output).toEqual({ handle: holds ? 'source-0' : 'source-1' })
})

test('counts what is no number as 0 and reports it', () => {
  const node = playNode(
    condition,
    { isNumber: true, leftValue: 'color', operator: '=', rightValue: '0' },
    { variables },
  )
  expect(node.output).toMatchObject({ handle: 'source-0' })
  expect(node.output?.problems).toMatchObject([{ type: 'node.problem', code: 'NOT_A_NUMBER' }])
})

test.each([
  ['is like', false],
  ['<', false],
  ['between', true],
  ['toString', false],
])(
  'the unknown operator %j does not hold and is reported (as numbers: %s)',
  (operator, isNumber) => {
    const node = playNode(condition, { isNumber, leftValue: '1', operator, rightValue: '2' })
    expect(node.output).toMatchObject({ handle: 'source-1' })
    expect(node.output?.problems).toMatchObject([
      { type: 'node.problem', code: 'UNKNOWN_OPERATOR' },
    ])
  },
)

test.each([
  ['color', 'is set', '', true],
  ['{color}', 'is set', '', true],
  ['coupon', 'is set', '', false],
  ['{coupon}', 'is not set', '', true],
  ['coupon', 'Is Not Set', '', true],
  ['empty', 'is set', '', false],
  ['empty', 'is empty', '', true],
  ['count', 'is not empty', '', true],
  ['{color} {count}', 'is empty', '', false],
  ['"coupon"', 'is set', '', true],
  ['color', 'is one of', 'green, DARK RED', true],
  ['color', 'is one of', 'dark,red', false],
  ['coupon', 'is one of', '', false],
  ['{coupon}', 'is one of', 'a,,b', false],
  ['2026-11-03', '<', '2026-11-20', true],
  ['2026-11-03 09:00 - 10:00', '>=', '2026-11-03T08:30', true],
  ['2026-11-03 09:00 - 10:00', '=', '2026-11-03', true],
  ['2026-11-03', '!=', '2026-11-03T10:00', false],
])('%s %s %s is %s', (leftValue, operator, rightValue, holds) => {
  for (const isNumber of [false, operator.includes('<') || operator.includes('>')]) {
    const node = playNode(condition, { isNumber, leftValue, operator, rightValue }, { variables })
    expect(node.output).toEqual({ handle: holds ? 'source-0' : 'source-1' })
    expect(node.emitted).toEqual([])
  }
})

test.each([
  ['{slot}', 'is before', 'today', false],
  ['{slot}', 'is after', 'today', true],
  ['today', 'is before', '2026-11-21', true],
  ['today', 'is after', '2026-11-20', false],
  ['color', 'is after', 'today', false],
])('on 20 November, %s %s %s is %s', (leftValue, operator, rightValue, holds) => {
  const env = createFakeEnv({ now: Date.parse('2026-11-20T12:00:00Z') })
  const given = { ...variables, slot: '2026-11-23 09:00 - 10:00' }
  const node = playNode(condition, { leftValue, operator, rightValue }, { variables: given, env })
  expect(node.output?.handle).toBe(holds ? 'source-0' : 'source-1')
})

const red = { leftValue: 'color', operator: 'contains', rightValue: 'red' }
const many = { leftValue: 'count', operator: '>', rightValue: '10', isNumber: true }

test.each([
  [[red, many], 'all', false],
  [[red, many], 'any', true],
  [[red, red], 'all', true],
  [[many, many], 'any', false],
  [[red, many], 'most', false],
  [[red], undefined, true],
])('of the conditions %j, %s hold: %s', (conditions, match, holds) => {
  const node = playNode(
    condition,
    { leftValue: '1', rightValue: '2', conditions, match },
    { variables },
  )
  expect(node.output).toEqual({ handle: holds ? 'source-0' : 'source-1' })
})

test('without conditions in the list, the single one counts', () => {
  const node = playNode(condition, { ...red, conditions: [], match: 'any' }, { variables })
  expect(node.output).toEqual({ handle: 'source-0' })
})
