import { expect, test } from 'vitest'
import { flowWordsOf } from './flow-words-of.js'

const nodes = [
  { id: 'a', type: 'message', data: { text: '<p>Fish &amp; <b>chips</b></p>' } },
  { id: 'b', type: 'delay', data: {} },
  { id: 'c', type: 'two-choices', data: { choiceText1: '<b>Plum</b> cake', choiceText2: '' } },
  { id: 'd', type: 'condition', data: { leftValue: '{loaf}', rightValue: 'rye' } },
]
const edges = [
  { id: '1', source: 'a', target: 'b', sourceHandle: 'source' },
  { id: '2', source: 'c', target: 'd', sourceHandle: 'source-1' },
  { id: '3', source: 'd', target: 'a', sourceHandle: 'source-0' },
]
const words = flowWordsOf({ elements: [{ nodes, edges }] })

test('a step is called by what it says, without HTML, or else by what it is', () => {
  expect([words.name('a'), words.name('b'), words.name('gone')]).toEqual([
    'Fish & chips',
    'Delay',
    undefined,
  ])
})

test('an answer that is a date is written out, and no other', () => {
  expect(words.inWords('2026-03-12')).toBe('Thursday, March 12, 2026')
  expect(words.inWords('Rye')).toBe('Rye')
})

test('an exit is called as the visitor or the builder reads it, and the plain way has no name', () => {
  expect(words.exit('c', 'source-1')).toBe('Plum cake')
  expect([words.exit('d', 'source-0'), words.exit('d', 'source-1')]).toEqual([
    'It holds',
    'It does not hold',
  ])
  for (const handle of ['source', '', null, undefined])
    expect(words.exit('a', handle)).toBeUndefined()
  expect(words.exit('c', 'source-9')).toBeUndefined()
  expect(words.exit('gone', 'source-1')).toBeUndefined()
})
