import { expect, test } from 'vitest'
import { fillHtml, fillText, readOperand, readPattern } from './placeholders.js'
import { createSession } from './session.js'

const session = createSession({
  botId: '',
  version: '',
  startedAt: 0,
  variables: { city: 'Bern', list: ['a', 'b'], gone: null },
})
session.setVisitor('name', 'Ann')
session.answer({ nodeId: 'q', key: 'q', variable: 'city', value: 'Basel' })
session.setVariable('self', '{city}')
session.setVariable('html', '<b>&"\'')

test.each([
  ['{city} {{city}} ${city} { city } {{ city\n}}', 'Basel Basel Basel Basel Basel'],
  ['{name}', 'Ann'],
  ['{list}', 'a, b'],
  ['[{gone}]', '[]'],
  ['{unknown} {{unknown}} ${unknown} {} {{}}', '{unknown} {{unknown}} ${unknown} {} {{}}'],
  ['{self}', '{city}'],
  ['{toString} {__proto__} {constructor}', '{toString} {__proto__} {constructor}'],
  ['{{{city}}}', '{Basel}'],
  ['no braces', 'no braces'],
])('%j reads %j', (text, filled) => {
  expect(fillText(text, session)).toBe(filled)
})

test('escapes values, and values only, in HTML', () => {
  expect(fillHtml('<i>{html}</i>', session)).toBe('<i>&lt;b&gt;&amp;&quot;&#39;</i>')
})

test.each([
  ['city', 'Basel'],
  [' city ', 'Basel'],
  ['{city}', 'Basel'],
  ['town', 'town'],
  ['', ''],
  ['{town}', ''],
  ['[{town}{city}]', '[Basel]'],
  ['"city"', 'city'],
  [' "city" ', 'city'],
  ['"{city}"', 'Basel'],
  ['""', ''],
  ['"a" or "b"', '"a" or "b"'],
  ['"', '"'],
])('the operand %j is %j', (operand, value) => {
  expect(readOperand(operand, session)).toBe(value)
})

test.each([
  ['^\\d{2,5}$', '^\\d{2,5}$'],
  ['^{city}{3}$', '^Basel{3}$'],
  ['city', 'Basel'],
])('the pattern %j is %j', (operand, pattern) => {
  expect(readPattern(operand, session)).toBe(pattern)
})
