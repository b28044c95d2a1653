/** Anything that can be stored as an answer or a variable, and survives JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }

/** Deeper lists are no visitor's, and reading them by recursion could run out of stack. */
const mostLevels = 20

/** The text that stands for a value in a bubble or a comparison: null is empty, lists are joined with `, `, objects are JSON. */
export function asText(value: Value | undefined, levels = mostLevels): string {
  if (value === null || value === undefined || levels === 0) return ''
  if (Array.isArray(value)) return value.map(entry => asText(entry, levels - 1)).join(', ')
  return typeof value === 'object' ? toJson(value) : String(value)
}

function toJson(value: Value): string {
  try {
    return JSON.stringify(value)
  } catch {
    return '' // nested too deep for the stack
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
