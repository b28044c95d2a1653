import { expect, test } from 'vitest'
import { isOfExit } from './of-exit.js'

const finding = {
  rule: 'any',
  severity: 'warning',
  nodeId: 'ask',
  message: '',
  remedy: '',
} as const
const exit = { sourceHandle: 'plum', edgeId: 'e1' }

test.each([
  ['its way', { edgeId: 'e1' }, true],
  ['another way of the step', { edgeId: 'e2', field: 'plum' }, false],
  ['its handle', { field: 'plum' }, true],
  ['its option', { field: 'choices.plum.choiceText' }, true],
  ['another option', { field: 'choices.apple.choiceText' }, false],
  ['a field of that name', { field: 'plum.choices' }, false],
  ['the step', {}, false],
])('a finding about %s', (_, about, isAboutIt) => {
  expect(isOfExit({ ...finding, ...about }, exit)).toBe(isAboutIt)
})

test('the plain exit has those of its way alone', () => {
  const plain = { sourceHandle: null, edgeId: 'e1' }
  expect(isOfExit({ ...finding, field: '' }, plain)).toBe(false)
  expect(isOfExit({ ...finding, edgeId: 'e1' }, plain)).toBe(true)
})
