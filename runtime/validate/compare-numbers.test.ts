import { describe, expect, it } from 'vitest'
import { compareNumbers, readNumber, toNumber } from './compare-numbers.js'

function play(left: string, operator: string, right: string) {
  const codes: string[] = []
  return { holds: compareNumbers(left, operator, right, code => codes.push(code)), codes }
}

describe('a number', () => {
  it.each([
    ['0', 0],
    [' 42 ', 42],
    ['-1.5', -1.5],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    ['2E-2', 0.02],
    ['007', 7],
  ])('is read from %j', (text, number) => {
    expect(toNumber(text)).toBe(number)
  })

  it.each([
    '',
    ' ',
    'ten',
    '1,000',
    '1 000',
    '1.2.3',
    '0x10',
    '1e',
    'e3',
    '.',
    '-',
    '--1',
    '5€',
    'NaN',
    'Infinity',
    '1e999',
    '٣',
  ])('is not read from %j', text => {
    expect(toNumber(text)).toBeUndefined()
  })

  it('is refused at once where a hundred thousand digits end in a letter', () => {
    expect(toNumber(`${'1'.repeat(100_000)}x`)).toBeUndefined()
  })

  it('counts as 0, with a problem, when it is none', () => {
    const problems: string[] = []
    expect(readNumber('ten', (code, message) => problems.push(`${code} ${message}`))).toBe(0)
    expect(problems).toEqual(['NOT_A_NUMBER "ten" is not a number; 0 is used.'])
  })
})

describe('a comparison of numbers', () => {
  it.each([
    ['9', '<', '10'],
    ['10', '>', '9'],
    ['2', '<=', '2.0'],
    ['2', '>=', '2'],
    ['1e1', '=', '10'],
    ['10', '==', ' 10 '],
    ['10', 'Equals', '10'],
    ['1', '!=', '2'],
  ])('holds for %s %s %s', (left, operator, right) => {
    expect(play(left, operator, right)).toEqual({ holds: true, codes: [] })
  })

  it.each([
    ['10', '<', '9'],
    ['2', '>', '2'],
    ['3', '<=', '2'],
    ['1', '=', '2'],
    ['1', '!=', '1.0'],
  ])('does not hold for %s %s %s', (left, operator, right) => {
    expect(play(left, operator, right)).toEqual({ holds: false, codes: [] })
  })

  it('takes what is no number as 0 and says so', () => {
    expect(play('none', '<', '1')).toEqual({ holds: true, codes: ['NOT_A_NUMBER'] })
    expect(play('', '=', 'nothing')).toEqual({
      holds: true,
      codes: ['NOT_A_NUMBER', 'NOT_A_NUMBER'],
    })
  })

  it.each(['<>', '', '=>', 'contains', 'constructor', '__proto__'])(
    'never holds by the unknown operator %j',
    operator => {
      expect(play('1', operator, '1')).toEqual({ holds: false, codes: ['UNKNOWN_OPERATOR'] })
    },
  )
})
