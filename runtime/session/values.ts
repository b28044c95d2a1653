/** Anything that can be stored as an answer or a variable, and survives JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }

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
