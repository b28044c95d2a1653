import * as v from 'valibot'
import { apiDocument } from './api-document.js'

/** Chance that can be repeated. */
export interface Chance {
  /** From 0 to 1. */
  next(): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  below(count: number): number
}

/** Makes chance of a seed. */
export function createChance(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { next, below, pick: items => items[below(items.length)] ?? items[0] }
}

const schemaShape = v.looseObject({
  $ref: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.record(v.string(), v.unknown()))),
  type: v.optional(v.string()),
  pattern: v.optional(v.string()),
  minLength: v.optional(v.number(), 0),
  maxLength: v.optional(v.number(), 300),
  minimum: v.optional(v.number(), 0),
  maximum: v.optional(v.number(), 1000),
  maxItems: v.optional(v.number(), 3),
  items: v.optional(v.record(v.string(), v.unknown()), {}),
  properties: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  required: v.optional(v.array(v.string()), []),
  additionalProperties: v.optional(v.unknown(), false),
})

const texts = [
  'Hello there',
  'abc',
  'AGENT',
  '#0a7d4f',
  'teal',
  'https://shop.example/a?b=c',
  'ann@example.org',
  '日本語 ✓ \u{1f600}',
  'a,b',
  '1',
  'x',
  '',
] as const

/** A value that a schema of the document allows. */
export function generateValue(schema: Readonly<Record<string, unknown>>, chance: Chance): unknown {
  const read = v.parse(schemaShape, schema)
  if (read.$ref)
    return generateValue(
      apiDocument.components.schemas[read.$ref.split('/').at(-1) ?? ''] ?? {},
      chance,
    )
  if (read.const !== undefined) return read.const
  if (read.enum) return read.enum[chance.below(read.enum.length)]
  if (read.anyOf) return generateValue(read.anyOf[chance.below(read.anyOf.length)] ?? {}, chance)
  if (read.type === 'boolean') return chance.next() < 0.5
  if (read.type === 'null') return null
  if (read.type === 'integer') return read.minimum + chance.below(read.maximum - read.minimum + 1)
  if (read.type === 'number') return read.minimum + chance.next() * (read.maximum - read.minimum)
  if (read.type === 'string') {
    const { pattern, minLength, maxLength } = read
    const allowed = [...texts, 'y'.repeat(Math.min(maxLength, 300))].filter(
      text =>
        text.length >= minLength &&
        text.length <= maxLength &&
        (pattern === undefined || new RegExp(pattern, 'u').test(text)),
    )
    return allowed[chance.below(allowed.length)]
  }
  if (read.type === 'array')
    return Array.from({ length: chance.below(Math.min(read.maxItems, 3) + 1) }, () =>
      generateValue(read.items, chance),
    )
  const entries = Object.entries(read.properties)
    .filter(([name]) => read.required.includes(name) || chance.next() < 0.4)
    .map(([name, property]) => [name, generateValue(property, chance)])
  const isOpen = v.is(v.record(v.string(), v.unknown()), read.additionalProperties)
  const own =
    isOpen && chance.next() < 0.6
      ? [['team', generateValue(Object(read.additionalProperties), chance)]]
      : []
  return Object.fromEntries([...entries, ...own])
}
