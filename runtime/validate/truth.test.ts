import { describe, expect, it } from 'vitest'
import { isTrue, logic } from './truth.js'

describe('a truth', () => {
  it.each(['true', 'yes', '1', ' TRUE ', '-2', '0.1', 'maybe', 'f', 'none'])('is %j', text => {
    expect(isTrue(text)).toBe(true)
  })

  it.each(['', '  ', 'false', 'No', '0', 'NULL', ' 0.0 ', '-0', '0e5'])('is not %j', text => {
    expect(isTrue(text)).toBe(false)
  })
})

describe('logic', () => {
  it.each([
    ['AND', [false, false, false, true]],
    ['OR', [false, true, true, true]],
    ['NOT', [false, false, true, false]],
    ['XOR', [false, true, true, false]],
    ['NAND', [true, true, true, false]],
    ['NOR', [true, false, false, false]],
    ['XNOR', [true, false, false, true]],
    [' xnor ', [true, false, false, true]],
  ])('has the table of %s', (operator, expected) => {
    const report = (code: string) => expect.unreachable(code)
    const pairs = ['no no', 'no yes', 'yes no', 'yes yes'].map(pair => pair.split(' '))
    expect(pairs.map(([left = '', right = '']) => logic(left, operator, right, report))).toEqual(
      expected,
    )
  })

  it.each(['', 'IMPLIES', '__proto__', 'constructor'])(
    'is false and reports by the unknown operator %j',
    operator => {
      const codes: string[] = []
      expect(logic('yes', operator, 'yes', code => codes.push(code))).toBe(false)
      expect(codes).toEqual(['UNKNOWN_OPERATOR'])
    },
  )
})
