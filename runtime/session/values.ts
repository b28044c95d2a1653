import { limits } from '../validate/limits.js'

/** Anything that can be stored as an answer or a variable, and survives JSON. */
export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value }

/** What stands under a name. */
export interface NamedValue {
  readonly value: Value
  /** The label in the bot's own language, where the visitor saw another. */
  readonly original?: Value
  /** In a sub-flow: the key of the answer that it is. */
  readonly step?: string
}

/** Deeper lists are no visitor's, and reading them by recursion could run out of stack. */
const mostLevels = 20

/** The text that stands for a value in a bubble or a comparison: null is empty, lists are joined with `, `, objects are JSON. */
export function asText(value: Value | undefined, levels = mostLevels): string {
  if (value === null || value === undefined || levels === 0) return ''
  if (Array.isArray(value)) return value.map(entry => asText(entry, levels - 1)).join(', ')
  return typeof value === 'object' ? toJsonOrNothing(value) : String(value)
}

/**
 * Plain data as JSON, also on a page where a library has given lists a `toJSON` of its own. Throws where the data is
 * nested too deep for the stack.
 */
export function toJson(value: unknown, space?: number): string {
  return JSON.stringify(value, 'toJSON' in [] ? asItStands : undefined, space)
}

/** What stands under the key itself, before any `toJSON` was asked. */
function asItStands(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key]
}

function toJsonOrNothing(value: Value): string {
  try {
    return toJson(value)
  } catch {
    return ''
  }
}

/** A value as a list: of its entries, of itself alone, or of nothing where it is empty. */
export function listOf(value: Value | undefined): readonly Value[] {
  if (isList(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value)
}

/** The size of a value in characters, an entry counting as 20 of them; of one that is over the limit, some of it. */
export function sizeOf(value: Value): number {
  const parts = [value]
  let size = 0
  for (const part of parts) {
    if (size > limits.value) break
    if (typeof part === 'string') size += part.length
    if (typeof part !== 'object' || part === null) continue
    const entries: Value[] = Object.values(part)
    size += entries.length * limits.entry
    if (size <= limits.value) for (const entry of entries) parts.push(entry)
  }
  return size
}

/** As much of a value as has this size, in its order. */
export function firstPart(value: Value, size: number): Value {
  let left = size
  return take(value, mostLevels)

  function take(part: Value, levels: number): Value {
    if (typeof part === 'string') {
      const first = part.slice(0, Math.max(0, left))
      left -= first.length
      return first
    }
    if (typeof part !== 'object' || part === null) return part
    const entries: [string, Value][] = []
    for (const key in part) {
      left -= limits.entry
      if (left < 0 || levels === 0) break
      if (Object.hasOwn(part, key)) entries.push([key, take(Reflect.get(part, key), levels - 1)])
    }
    return isList(part) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)
  }
}
