import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fields, flag, list, oneOf, record, text, words } from './fields.js'
import { partsOf } from './schema-parts.js'

describe('what counts where nothing is given', () => {
  test.each([
    ['a text', text(), ''],
    ['a text with a default', text('+'), '+'],
    ['words', words(), ''],
    ['a switch', flag(), false],
    ['a switch that is on', flag(true), true],
    ['one of several texts', oneOf(['left', 'right'], 'right'), 'right'],
    ['a list', list(text()), []],
    ['an object of any shape', record(), {}],
  ])('is told of %s', (_, schema, fallback) => {
    expect(partsOf(schema).fallback).toEqual(fallback)
    expect(v.parse(schema, undefined)).toEqual(fallback)
  })

  test('is not told of a field that must be given', () => {
    expect(partsOf(v.string())).not.toHaveProperty('fallback')
  })
})

describe('words', () => {
  test('are told from other texts', () => {
    expect(partsOf(words()).isWords).toBe(true)
    expect(partsOf(text()).isWords).toBeUndefined()
    expect(partsOf(oneOf(['left'], 'left')).isWords).toBeUndefined()
  })

  test('say whether the bot has a text of its own where they are blank', () => {
    expect(partsOf(words(true)).hasDefault).toBe(true)
    expect(partsOf(words()).hasDefault).toBe(false)
  })

  test('are not what another brand says', () => {
    expect(partsOf(v.pipe(v.string(), v.brand('address'))).isWords).toBe(false)
  })
})

describe('a list', () => {
  test('has the schema of its entries', () => {
    const entry = text()
    expect(partsOf(list(entry)).item).toBe(entry)
  })

  test('of objects leads to their fields', () => {
    const label = words()
    const inner = partsOf(list(fields({ id: text(), label }))).item
    expect(inner && partsOf(inner).entries?.label).toBe(label)
  })

  test('inside the objects of a list is reached in the same way', () => {
    const day = fields({ day: text(), slots: list(fields({ from: text(), to: text('17:00') })) })
    const schema = fields({ days: list(day) })
    const slots = inList(inList(schema, 'days'), 'slots')
    expect(Object.keys(partsOf(slots).entries ?? {})).toEqual(['from', 'to'])
    expect(partsOf(entryOf(slots, 'to')).fallback).toBe('17:00')
  })
})

describe('an object', () => {
  test('has its fields by name, in their order', () => {
    const [text1, isOn] = [words(), flag()]
    const { entries } = partsOf(fields({ text1, isOn }))
    expect(Object.entries(entries ?? {})).toEqual([
      ['text1', text1],
      ['isOn', isOn],
    ])
  })

  test('says which older names stand for which of its fields', () => {
    expect(partsOf(fields({ link: text() }, { url: 'link' })).older).toEqual({ url: 'link' })
    expect(partsOf(fields({ link: text() })).older).toEqual({})
  })

  test('of any shape has no fields to tell of', () => {
    expect(partsOf(record()).entries).toBeUndefined()
  })

  test('whose fields are given a default keeps both', () => {
    const { entries, fallback } = partsOf(v.optional(fields({ link: text() }), {}))
    expect(Object.keys(entries ?? {})).toEqual(['link'])
    expect(fallback).toEqual({})
  })
})

test('of several things that a pipe says, the last one counts', () => {
  const schema = v.pipe(
    v.string(),
    v.metadata({ hasDefault: true }),
    v.metadata({ hasDefault: false }),
  )
  expect(partsOf(schema).hasDefault).toBe(false)
})

test('a schema is read once', () => {
  const schema = fields({ link: text() })
  expect(partsOf(schema)).toBe(partsOf(schema))
})

function entryOf(schema: v.GenericSchema, name: string): v.GenericSchema {
  const entry = partsOf(schema).entries?.[name]
  if (!entry) throw new Error(`There is no field ${name}`)
  return entry
}

function inList(schema: v.GenericSchema, name: string): v.GenericSchema {
  const { item } = partsOf(entryOf(schema, name))
  if (!item) throw new Error(`${name} is no list`)
  return item
}
