import { expect, test } from 'vitest'
import { namesBeforeAndAfter, namesInPart } from './bot-parts.js'

test('tests and sub-flows are told by their names, what is short as it is', () => {
  expect(namesInPart('tests', [{ name: 'A large cake' }, {}])).toBe('A large cake, unnamed')
  expect(namesInPart('subFlows', { 'p@2': { name: 'Ask the address' }, 'q@x@3': {} })).toBe(
    'Ask the address (version 2), q@x (version 3)',
  )
  expect(namesInPart('translations', { de: { Yes: 'Ja' } })).toBe('de')
  expect([namesInPart('name', 'Shop'), namesInPart('tests', null)]).toEqual([undefined, undefined])
})

test('what has the same names before and after is told as changed', () => {
  const tests = [{ name: 'A large cake', answers: ['a'] }]
  expect(namesBeforeAndAfter('tests', undefined, tests)).toEqual({
    before: null,
    after: 'A large cake',
  })
  expect(namesBeforeAndAfter('tests', tests, [{ name: 'A large cake' }])).toEqual({
    before: 'A large cake',
    after: 'A large cake: changed',
  })
  expect(namesBeforeAndAfter('name', 'Shop', 'Bakery')).toBeUndefined()
})
