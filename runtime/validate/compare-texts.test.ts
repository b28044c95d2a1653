import { describe, expect, it } from 'vitest'
import { compare, compareTexts } from './compare-texts.js'

function play(left: string, operator: string, right: string) {
  const codes: string[] = []
  return { holds: compareTexts(left, operator, right, code => codes.push(code)), codes }
}

function playEither(left: string, operator: string, right: string, isNumber: boolean) {
  const codes: string[] = []
  return { holds: compare(left, operator, right, isNumber, code => codes.push(code)), codes }
}

describe('a comparison of texts', () => {
  it.each([
    [' Yes ', '=', 'yes'],
    ['', '=', ' '],
    ['a', '==', 'A'],
    ['a', ' EQUALS ', 'A'],
    ['1', '!=', '1.0'],
    ['Blue sky', 'contains', 'SKY'],
    ['Blue sky', 'contains', ''],
    ['Blue sky', 'does not contain', 'sea'],
    ['Blue sky', 'Starts With', 'blue'],
    ['Blue sky', 'ends with', ' Sky '],
    ['AB-12', 'matches', '^[a-z]+-\\d+$'],
    ['AB-12', 'does not match', '^\\d'],
  ])('holds for %j %s %j', (left, operator, right) => {
    expect(play(left, operator, right)).toEqual({ holds: true, codes: [] })
  })

  it.each([
    ['yes', '=', 'yeah'],
    ['yes', '!=', ' YES'],
    ['Blue sky', 'contains', 'sea'],
    ['Blue sky', 'does not contain', 'SKY'],
    ['Blue sky', 'starts with', 'sky'],
    ['Blue sky', 'ends with', 'blue'],
    ['AB-12', 'matches', '^\\d'],
    ['AB-12', 'does not match', '\\d$'],
  ])('does not hold for %j %s %j', (left, operator, right) => {
    expect(play(left, operator, right)).toEqual({ holds: false, codes: [] })
  })

  it('matches nothing by a bad pattern, so that "does not match" holds', () => {
    expect(play('(', 'matches', '(')).toEqual({ holds: false, codes: ['BAD_PATTERN'] })
    expect(play('(', 'does not match', '(')).toEqual({ holds: true, codes: ['BAD_PATTERN'] })
  })

  it.each(['<', '', 'is', 'constructor', '__proto__', 'toString'])(
    'never holds by the unknown operator %j',
    operator => {
      expect(play('a', operator, 'a')).toEqual({ holds: false, codes: ['UNKNOWN_OPERATOR'] })
    },
  )
})

describe('a condition', () => {
  it('compares by number where numbers are asked for', () => {
    expect(playEither('10', '=', '10.0', true)).toEqual({ holds: true, codes: [] })
    expect(playEither('10', '=', '10.0', false)).toEqual({ holds: false, codes: [] })
    expect(playEither('9', '<', '10', true)).toEqual({ holds: true, codes: [] })
  })

  it('has < and > for numbers only', () => {
    expect(playEither('9', '<', '10', false)).toEqual({ holds: false, codes: ['UNKNOWN_OPERATOR'] })
  })

  it('goes by text where only texts have the operator', () => {
    expect(playEither('1.0', 'starts with', '1', true)).toEqual({ holds: true, codes: [] })
    expect(playEither('ten', 'matches', '^t', true)).toEqual({ holds: true, codes: [] })
  })

  it('never holds by an operator nobody knows', () => {
    for (const isNumber of [true, false]) {
      expect(playEither('1', '__proto__', '1', isNumber)).toEqual({
        holds: false,
        codes: ['UNKNOWN_OPERATOR'],
      })
    }
  })
})
