import { expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { subFlow } from './index.js'

const variables = { list: [1, 'two'], count: 3, town: 'Bern' }
const entered = (inputs: object) =>
  playNode(subFlow, { subFlowId: 'a', inputs }, { variables, env: createFakeEnv() }).output

test.each([
  ['a text', 'Bern', 'Bern'],
  ['a text with placeholders', '{town}, {count}', 'Bern, 3'],
  ['a single placeholder', ' {list} ', [1, 'two']],
  ['a number', '{{count}}', 3],
  ['a path', '{list[1]}', 'two'],
  ['a name that nothing sets', '{gone}', '{gone}'],
])('gives %s', (_, text, value) => {
  expect(entered({ name: text })).toEqual({ handle: null, enter: { name: { value } } })
})

test('reads numbers and switches as texts, and leaves out what is none', () => {
  expect(entered({ a: 4, b: true, c: ['x'] })).toMatchObject({
    enter: { a: { value: '4' }, b: { value: 'true' } },
  })
})

test('sets the variables that it keeps outputs in', () => {
  const data = { subFlowId: ' a ', version: 2, inputs: {}, outputs: { street: 'home_street' } }
  expect(subFlow.sets(data as never, 'id')).toEqual(['home_street'])
  expect(subFlow.plays?.(data as never)).toEqual({
    id: 'a',
    version: 2,
    outputs: { street: 'home_street' },
  })
})
