import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createRegistry } from '../node/registry.js'
import { ownTypes as registry } from './index.js'
import * as rare from './rare.js'
import { rareNames } from './rare-names.js'
import { samples } from './samples.js'

describe.each(registry.definitions.map(definition => [definition.type, definition] as const))(
  '%s',
  (type, definition) => {
    test.each([
      ['{}', {}],
      ['null', null],
      ['its sample', samples[type]],
      ['nonsense', { text: [], options: 7, questionText: {} }],
    ])('accepts %s as data', (_, data) => {
      expect(v.safeParse(definition.schema, data).success).toBe(true)
    })

    test('is found with and without -node', () => {
      expect(registry.find(type)).toBe(definition)
      expect(registry.find(`${type}-node`)).toBe(definition)
    })

    test('declares at least one way out', () => {
      for (const data of [{}, samples[type]]) {
        expect(definition.exits(v.parse(definition.schema, data) as never).length).toBeGreaterThan(
          0,
        )
      }
    })

    test('makes its machine once, when first asked for it', () => {
      expect(definition.machine()).toBe(definition.machine())
    })
  },
)

test('tells every name of a rare type from all others', () => {
  const names = Object.values(rare).flatMap(({ type, aliases }) => [type, ...aliases])
  expect([...rareNames].toSorted()).toEqual(names.toSorted())
})

test('finds no unknown type, and nothing from the prototype of objects', () => {
  for (const name of ['poem', '', 'constructor', '__proto__', 'node'])
    expect(registry.find(name)).toBeUndefined()
})

test('refuses two types under one name', () => {
  const [first] = registry.definitions
  if (!first) throw new Error('the registry is empty')
  expect(() => createRegistry([first, { ...first, type: 'other', aliases: [first.type] }])).toThrow(
    /claimed by both/,
  )
})
