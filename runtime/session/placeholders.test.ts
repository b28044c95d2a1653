import { expect, test } from 'vitest'
import {
  fillAddress,
  fillHtml,
  fillText,
  namesIn,
  readOperand,
  readPattern,
  readWhole,
} from './placeholders.js'
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

test.each([
  ['Hello {name|there}!', 'Hello Ann!'],
  ['{gone|nothing} {{gone|nothing}} ${ gone | nothing }', 'nothing nothing nothing'],
  ['{nobody|there} {crm.tier|no tier} {first name|friend}', 'there no tier friend'],
  ['[{gone|}] [{city|}]', '[] [Basel]'],
  ['{gone|a|b} {gone|<b>you</b>}', 'a|b <b>you</b>'],
  ['{"a": "x|y"} {color: red|blue} {|} {1|2}', '{"a": "x|y"} {color: red|blue} {|} {1|2}'],
])('%j reads %j, a default in place of what is blank', (text, filled) => {
  expect(fillText(text, session)).toBe(filled)
})

test('a value of white space is blank, and 0 or no is not', () => {
  const variables = { space: ' \n', zero: 0, no: false, none: [] }
  const session = createSession({ botId: '', version: '', startedAt: 0, variables })
  expect(fillText('{space|a} {zero|b} {no|c} {none|d}', session)).toBe('a 0 false d')
})

test('a default is the owner’s own text: as it is in HTML, encoded in an address, and may be its host', () => {
  expect(fillHtml('{gone|<i>you</i>} {html|<i>you</i>}', session)).toBe(
    '<i>you</i> &lt;b&gt;&amp;&quot;&#39;',
  )
  expect(fillAddress('https://a.example/{gone|New York}?q={city|x}', session)).toBe(
    'https://a.example/New%20York?q=Basel',
  )
  expect(fillAddress('https://{gone|a.example}/', session)).toBe('https://a.example/')
  expect(fillAddress('https://{city|a.example}/', session)).toBe('blocked:')
})

test('a placeholder alone gives its value, or its default as a text', () => {
  expect(
    ['{list|none}', '{gone|none}', '{gone}', 'a {gone|none}'].map(text => readWhole(text, session)),
  ).toEqual([['a', 'b'], 'none', null, undefined])
  expect(namesIn('{name|there} {{crm.tier|x}} {"a|b"}')).toEqual(['name', 'crm.tier', '"a|b"'])
})

const deep = createSession({
  botId: '',
  version: '',
  startedAt: 0,
  variables: {
    crm: { tier: 'gold', since: null, tags: ['a', ['b', { c: 1 }]] },
    items: [{ name: 'Rye' }, { name: 'Oat' }],
    'crm.tier.x': 'a name with dots',
    text: 'abc',
    none: null,
  },
})

test.each([
  ['{crm.tier}', 'gold'],
  ['{{ crm.tier }} ${crm["tier"]}', 'gold gold'],
  ['{items[1].name} of {items.length}', 'Oat of 2'],
  ['{items}', '{"name":"Rye"}, {"name":"Oat"}'],
  ['{crm.tags}', 'a, b, {"c":1}'],
  ['{crm.tags[1][1]}', '{"c":1}'],
  ['{crm.tier.x}', 'a name with dots'],
  ['[{crm.since}{crm.age}{crm.age.years}{items[9].name}{text.length}{none.tier}]', '[]'],
  ['[{crm.constructor}{crm.__proto__}{items.map}{crm.toString.name}]', '[]'],
  ['{cms.tier} {[} {a{color: red}', '{cms.tier} {[} {a{color: red}'],
])('%j reaches inside: %j', (text, filled) => {
  expect(fillText(text, deep)).toBe(filled)
})

test('an operand reaches inside, with and without braces', () => {
  expect(
    ['{crm.tier}', 'crm.tier', 'items.length', 'shop.example'].map(text => readOperand(text, deep)),
  ).toEqual(['gold', 'gold', '2', 'shop.example'])
})

test.each([
  ['lists', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
])('%s that are nested too deep do no harm', (_, json) => {
  const variables = { deep: JSON.parse(json) }
  const session = createSession({ botId: '', version: '', startedAt: 0, variables })
  expect(() => fillText('{deep}', session)).not.toThrow()
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
  ['{town|0} + {city|x}', '0 + Basel'],
])('the operand %j is %j', (operand, value) => {
  expect(readOperand(operand, session)).toBe(value)
})

test.each([
  ['^\\d{2,5}$', '^\\d{2,5}$'],
  ['^{city}{3}$', '^Basel{3}$'],
  ['city', 'Basel'],
  ['^{gone|x}$', '^{gone|x}$'],
])('the pattern %j is %j', (operand, pattern) => {
  expect(readPattern(operand, session)).toBe(pattern)
})
