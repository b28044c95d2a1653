import { describe, expect, it } from 'vitest'
import { calculate } from './arithmetic.js'

function play(left: string, operator: string, right: string) {
  const codes: string[] = []
  return { result: calculate(left, operator, right, code => codes.push(code)), codes }
}

describe('a calculation', () => {
  it.each([
    ['2', '+', '3', 5],
    ['2', '-', '3', -1],
    [' 2 ', ' * ', '3', 6],
    ['3', '/', '2', 1.5],
    ['0.1', '+', '0.2', 0.3],
    ['5', '/', '0', 0],
    ['0', '/', '0', 0],
    ['0', '*', '-5', 0],
    ['1e300', '*', '1e300', 0],
  ])('%s %s %s is %d', (left, operator, right, result) => {
    expect(play(left, operator, right)).toEqual({ result, codes: [] })
  })

  it('takes what is no number as 0 and says so', () => {
    expect(play('two', '+', '3')).toEqual({ result: 3, codes: ['NOT_A_NUMBER'] })
    expect(play('3', '/', 'two')).toEqual({ result: 0, codes: ['NOT_A_NUMBER'] })
  })

  it.each(['', '^', '%%', 'plus', '__proto__'])(
    'is 0 and reports by the unknown operator %j',
    operator => {
      expect(play('1', operator, '1')).toEqual({ result: 0, codes: ['UNKNOWN_OPERATOR'] })
    },
  )
})
