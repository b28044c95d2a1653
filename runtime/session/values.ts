/** Anything that can be stored as an answer or a variable, and survives JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }

/** The text that stands for a value in a bubble or a comparison: null is empty, lists are joined with `, `, objects are JSON. */
export function asText(value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(asText).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
