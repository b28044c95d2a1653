import { nearest } from '../../runtime/validate/nearest.js'

/** Says that there is nothing of this name, and what was meant, or all that there is. */
export function unknownName(what: string, name: unknown, known: readonly string[]): string {
  const near = nearest(String(name), known)
  const hint = near ? `did you mean ${JSON.stringify(near)}?` : `expected one of ${known.join(', ')}.`
  return `there is no ${what} ${JSON.stringify(name)}; ${hint}`
}
