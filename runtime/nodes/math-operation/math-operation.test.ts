import { expect, test } from 'vitest'
import { createFakeEnv, playBot, playNode } from '../../testing/index.js'
import { mathOperation } from './index.js'

const variables = { loaves: '3', price: 4.5, word: 'three' }

test.each([
  ['{loaves}', '*', 'price', 13.5],
  ['loaves', '+', ' {{ price }} ', 7.5],
  ['${loaves}', '-', '10', -7],
  [12, '/', 'loaves', 4],
  ['{loaves}0', ' + ', '1', 31],
  ['loaves', '/', '0', 0],
  ['0', '/', '0', 0],
  ['0', '*', '-1', 0],
  ['1e308', '*', '10', 0],
  ['4.80', '*', 'loaves', 14.4],
  ['0.1', '+', '0.2', 0.3],
  ['1', '/', 'loaves', 0.333333333333],
  ['123456789012', '+', '1', 123456789013],
  ['7', '%', 'loaves', 1],
  ['-7', '%', 'loaves', -1],
  ['7', '%', '0', 0],
  ['14.4', 'round', '', 14],
  ['2.5', 'round', '0', 3],
  ['-2.5', 'Round', '0', -3],
  ['1.005', 'round', '2', 1.01],
  ['1250', 'round', '-2', 1300],
  ['loaves', 'min', '2', 2],
  ['loaves', ' MAX ', '2', 3],
])('%s %s %s is %s', (leftValue, operator, rightValue, value) => {
  const node = playNode(
    mathOperation,
    { leftValue, operator, rightValue, answerVariable: ' n ' },
    { variables },
  )
  expect(node.output).toEqual({ handle: null, answer: { value, variable: 'n' } })
  expect(node.emitted).toEqual([])
})

test.each([
  ['word', '+', '1', 1, ['NOT_A_NUMBER']],
  ['{unknown}', '*', '', 0, ['NOT_A_NUMBER', 'NOT_A_NUMBER']],
  ['1', '^', '2', 0, ['UNKNOWN_OPERATOR']],
  ['1', 'constructor', '2', 0, ['UNKNOWN_OPERATOR']],
])('%s %s %s is %s, and a problem', (leftValue, operator, rightValue, value, codes) => {
  const node = playNode(mathOperation, { leftValue, operator, rightValue }, { variables })
  expect(node.output).toMatchObject({ handle: null, answer: { value } })
  expect(node.output?.problems?.map(({ code }) => code) ?? []).toEqual(codes)
})

test.each([
  ['{visit}', 'addDays', '{loaves}', '2026-11-06'],
  ['visit', 'daysBetween', 'today', 17],
  ['today', 'weekday', '', 5],
  ['word', 'addDays', '1', ''],
])('with dates, %s %s %s is %j', (leftValue, operator, rightValue, value) => {
  const env = createFakeEnv({ now: Date.parse('2026-11-20T23:30:00Z'), timeZone: 'UTC' })
  const given = { ...variables, visit: '2026-11-03 09:00 - 10:00' }
  const node = playNode(
    mathOperation,
    { leftValue, operator, rightValue },
    { variables: given, env },
  )
  expect(node.output?.answer).toEqual({ value })
})

test('today is the day where the visitor is, and a variable of that name comes first', () => {
  const env = createFakeEnv({ now: Date.parse('2026-11-20T23:30:00Z'), timeZone: 'Asia/Tokyo' })
  const data = { leftValue: 'today', operator: 'addDays', rightValue: '0' }
  expect(playNode(mathOperation, data, { env }).output?.answer).toEqual({ value: '2026-11-21' })
  const given = { today: '2000-01-01' }
  expect(playNode(mathOperation, data, { env, variables: given }).output?.answer).toEqual({
    value: '2000-01-01',
  })
})

test('the result is the answer of the step, a number, and can be used further on', async () => {
  const played = await playBot(
    {
      nodes: [
        {
          id: 'm',
          type: 'math-operation',
          data: { leftValue: 'a', rightValue: '2', answerVariable: 'sum' },
        },
        { id: 't', type: 'message', data: { text: 'Sum: {sum}' } },
      ],
      edges: [{ source: 'm', target: 't', sourceHandle: 'whatever' }],
    },
    { variables: { a: 1 } },
  )
  expect(played).toMatchObject({
    elapsed: 700,
    transcript: [{ by: 'bot', message: 'Sum: 3' }],
    answers: { m: 3 },
    answerVariables: [{ nodeId: 'm', key: 'sum', value: 3 }],
    problems: [],
  })
})
