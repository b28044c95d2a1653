import * as v from 'valibot'
import { expect, test } from 'vitest'
import { lookUp, stepValuesSchema } from './step-values.js'

const parts = {
  answers: { x: 'said' },
  variables: { x: 'set', y: 'set' },
  visitor: { name: 'Ann' },
}
const read = (body: object) => v.parse(stepValuesSchema, body)

test('a name gives what the widget says that it gives', () => {
  const values = read({ ...parts, values: { x: 'set', y: 'set', name: 'Bea' } })
  expect(['x', 'y', 'name', 'z'].map(name => lookUp(name, values))).toEqual([
    'set',
    'set',
    'Bea',
    undefined,
  ])
})

test('an earlier widget sends parts: answers come before variables, and those before the visitor’s fields', () => {
  const values = read(parts)
  expect(['x', 'y', 'name', 'z'].map(name => lookUp(name, values))).toEqual([
    'said',
    'set',
    'Ann',
    undefined,
  ])
})

test('nothing comes from the prototype of objects', () => {
  expect(lookUp('constructor', read({ ...parts, values: {} }))).toBeUndefined()
})

test('a name that reaches inside gives what it finds there, and nothing where it finds nothing', () => {
  const values = read({ ...parts, values: { crm: { tier: 'gold' } } })
  expect(['crm.tier', 'crm.age', 'cms.tier'].map(name => lookUp(name, values))).toEqual([
    'gold',
    null,
    undefined,
  ])
})
