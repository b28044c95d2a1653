import fc from 'fast-check'
import { isRecord } from '../../runtime/bot/fields.js'
import { anything } from './graph.js'

/** How one place of a JSON value is broken. */
type Slip =
  | { readonly kind: 'drop' }
  | { readonly kind: 'double' }
  | { readonly kind: 'nest' }
  | { readonly kind: 'write'; readonly value: unknown }

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'start', '']

const slip: fc.Arbitrary<Slip> = fc.oneof(
  fc.constantFrom<Slip>({ kind: 'drop' }, { kind: 'double' }, { kind: 'nest' }),
  fc.oneof(anything, fc.constantFrom(...names)).map((value): Slip => ({ kind: 'write', value })),
)

/** A JSON value with a few of its places left out, doubled, put into themselves or written over. */
export const brokenJson = (given: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(10_000), slip), { minLength: 1, maxLength: 6 })
    .map(slips =>
      slips.reduce(
        (value, [at, each]) => breakAt(value, at % Math.max(1, placesIn(value)), each),
        given,
      ),
    )

function placesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, inner: unknown) => sum + 1 + placesIn(inner), 0)
}

/** The places of a value are counted from 0, each before those within it. */
function breakAt(value: unknown, at: number, slip: Slip): unknown {
  if (Array.isArray(value)) {
    const entries = broken(
      [...value.entries()].map(([index, inner]) => [String(index), inner]),
      at,
      slip,
    )
    return entries.map(([, inner]) => inner)
  }
  return isRecord(value) ? Object.fromEntries(broken(Object.entries(value), at, slip)) : value
}

type Entry = readonly [string, unknown]

function broken(entries: readonly Entry[], at: number, slip: Slip): readonly Entry[] {
  let left = at
  return entries.flatMap(([name, inner]): Entry[] => {
    const within = placesIn(inner)
    const own = left
    left -= within + 1
    if (own < 0 || own > within) return [[name, inner]]
    return own === 0 ? slipped(name, inner, slip) : [[name, breakAt(inner, own - 1, slip)]]
  })
}

function slipped(name: string, inner: unknown, slip: Slip): Entry[] {
  if (slip.kind === 'drop') return []
  if (slip.kind === 'double')
    return [
      [name, inner],
      [`${name}2`, inner],
    ]
  return [[name, slip.kind === 'nest' ? [inner, { [name]: inner }] : slip.value]]
}
