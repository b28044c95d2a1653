import { describe, expect, test } from 'vitest'
import { exitsOf as exitsAt } from '../../tests/arbitraries/graph.js'
import { ownTypes as registry } from '../index.js'
import { samples } from '../testing/index.js'
import { exitsOf } from './exits-of.js'

const titles = (type: string, data: Record<string, unknown>) =>
  exitsOf({ type, data }).map(({ title }) => title)

test('an exit has the name that its option has', () => {
  const choices = [
    { id: 'apple', choiceText: '<b>Apple</b> cake' },
    { id: 'plum', choiceText: 'Plum cake' },
  ]
  expect(exitsOf({ type: 'n-choices-node', data: { choices } })).toEqual([
    {
      handle: 'apple',
      sourceHandle: 'apple',
      title: 'Apple cake',
      field: 'choices.apple.choiceText',
      state: 'open',
    },
    {
      handle: 'plum',
      sourceHandle: 'plum',
      title: 'Plum cake',
      field: 'choices.plum.choiceText',
      state: 'open',
    },
  ])
})

test('an option that is blank or left out for now keeps its exit, which says so', () => {
  const data = { option1: 'Today', option2: 'Tomorrow', option3: 'Never', disableOption3: true }
  expect(
    exitsOf({ type: 'select-option', data }).map(({ title, state }) => [title, state]),
  ).toEqual([
    ['Today', 'open'],
    ['Tomorrow', 'open'],
    ['Never', 'later'],
    ['Option 4', 'later'],
    ['Option 5', 'later'],
  ])
})

test('an exit tells under which handle its edge is drawn, as the edges that are there are counted', () => {
  const step = { type: 'two-choices', data: { choiceText1: 'Yes', choiceText2: 'No' } }
  const edges = [{ source: 'a', target: 'b', sourceHandle: 'source-0' }]
  expect(exitsOf(step).map(({ sourceHandle }) => sourceHandle)).toEqual(['source-1', 'source-2'])
  expect(exitsOf(step, edges).map(({ sourceHandle }) => sourceHandle)).toEqual([
    'source-0',
    'source-1',
  ])
})

test('what a step only looks at is no exit that is open', () => {
  const { state, sourceHandle } =
    exitsOf({ type: 'quiz', data: { option1: '1', correctAnswer: 'option1' } }).at(-1) ?? {}
  expect([state, sourceHandle]).toEqual(['look', 'source-2'])
})

test('the end of a sub-flow has no way on, but for an edge that is there', () => {
  expect(exitsOf({ type: 'return', data: {} })).toEqual([])
  const edge = { source: 'back', target: 'on' }
  expect(exitsOf({ type: 'return', data: {} }, [edge]).map(({ title }) => title)).toEqual([
    'Back to the bot',
  ])
})

test('exits without a name of their own are called by what they are', () => {
  expect(titles('condition', {})).toEqual(['It holds', 'It does not hold'])
  expect(titles('message', {})).toEqual(['Next'])
  expect(titles('rating-choice', {}).at(0)).toBe('Rating 1')
  expect(titles('opinion-scale-choice', { from: 3, to: 4 })).toEqual(['Number 3', 'Number 4'])
  expect(titles('random-flow', { branches: [{ id: 'a' }, {}] })).toEqual(['Branch a', 'Branch 1'])
  expect(titles('of-another-time', {})).toEqual(['Next'])
})

describe.each(registry.definitions.map(({ type }) => type))('%s', type => {
  const data = samples[type] as Record<string, unknown>

  test('has all its exits, each with a name', () => {
    const exits = exitsOf({ type, data }, [{ source: 'a', target: 'b' }])
    expect(
      exits
        .filter(({ state }) => state === 'open')
        .map(({ handle }) => handle)
        .sort(),
    ).toEqual([...exitsAt(type, data)].sort())
    for (const { title } of exits) expect(title).toMatch(/\S/)
  })
})
