import { isRecord } from '../bot/fields.js'
import type { Draft } from './draft.js'
import { RefusedError } from './refusal.js'

/** How large a draft may become, in characters of its JSON, about. */
export const largestDraft = 5_000_000
const deepest = 100
/** How deep the steps and edges of a draft stand in it. */
const depthOfEntry = 4

const known = new WeakMap<object, number>()

/** About as many characters as the value has as JSON. Throws a `RefusedError` (VALUE_INVALID) for what JSON cannot hold. */
export function sizeOf(value: unknown, depth = 0): number {
  if (value === undefined) return 0
  if (value === null || typeof value === 'boolean') return 5
  if (typeof value === 'string') return value.length + 3
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).length + 1
  if (typeof value !== 'object')
    throw new RefusedError('VALUE_INVALID', 'The value is none that JSON can hold.')
  const before = known.get(value)
  if (before !== undefined) return before
  if (depth > deepest) throw new RefusedError('VALUE_INVALID', 'The value is nested too deeply.')
  const size = Array.isArray(value) ? sizeOfList(value, depth) : sizeOfRecord(value, depth)
  known.set(value, size)
  return size
}

function sizeOfList(list: readonly unknown[], depth: number): number {
  return list.reduce<number>((size, entry) => size + sizeOf(entry, depth + 1), 2)
}

function sizeOfRecord(value: object, depth: number): number {
  const prototype = Object.getPrototypeOf(value)
  const isPlain =
    isRecord(value) && (prototype === null || Object.getPrototypeOf(prototype) === null)
  if (!isPlain) throw new RefusedError('VALUE_INVALID', 'The value is none that JSON can hold.')
  return Object.entries(value).reduce((size, [name, inner]) => {
    if (name === '__proto__')
      throw new RefusedError('VALUE_INVALID', 'No field may be called "__proto__".')
    return size + name.length + 3 + sizeOf(inner, depth + 1)
  }, 2)
}

/**
 * The list `after`, which is `before` without `out` and with `come`: its size follows from that of `before`, so that a large
 * bot is not measured entry by entry for each operation.
 */
export function resized<Entry>(
  after: readonly Entry[],
  before: readonly Entry[],
  come: Entry,
  out?: Entry,
): readonly Entry[] {
  const size = known.get(before)
  if (size !== undefined)
    known.set(after, size + sizeOf(come, depthOfEntry) - sizeOf(out, depthOfEntry))
  return after
}

/** Throws a `RefusedError` (TOO_LARGE) where a draft has grown beyond what is stored. */
export function checkSize(before: Draft, after: Draft): void {
  const size = sizeOf(after)
  if (size > largestDraft && size > sizeOf(before))
    throw new RefusedError('TOO_LARGE', `The bot would have more than ${largestDraft} characters.`)
}
