import type { Value } from '../../runtime/index.js'
import { fillParts, readWhole } from '../../runtime/session/placeholders.js'
import { type GivenValues, lookUp } from './step-values.js'

/** Replaces the placeholders of a text; `write` makes each value harmless for where it goes. */
export function fillWith(
  text: string,
  values: GivenValues,
  write: (value: string) => string,
): string {
  return fillParts(text, { get: name => lookUp(name, values) }, write)
}

/**
 * Replaces the placeholders in every text inside a JSON value; keys and structure stay as configured. Where a placeholder is
 * the whole text, a number, a list or an object stays what it is (decision 69).
 */
export function fillLeaves(value: Value, values: GivenValues): Value {
  if (typeof value === 'string') return fillLeaf(value, values)
  if (Array.isArray(value)) return value.map((entry: Value) => fillLeaves(entry, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillLeaves(entry, values)]),
  )
}

function fillLeaf(text: string, values: GivenValues): Value {
  const value = readWhole(text, { get: name => lookUp(name, values) })
  return value === undefined || value === null ? fillWith(text, values, filled => filled) : value
}
