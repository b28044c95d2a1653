/** What an expression of Typebot’s gives: a text, a list of texts, or code that would have to be run. */
export type SetValue =
  | { readonly kind: 'text'; readonly text: string; readonly canReckon: boolean }
  | { readonly kind: 'list'; readonly entries: readonly string[] }
  | { readonly kind: 'code'; readonly code: string }

/** What a longer list would need as steps, nobody wants to draw. */
const mostEntries = 30

/** What only code has: calls, functions, comparisons, names of a browser. */
const looksLikeCode =
  /\breturn\b|=>|\bfunction\b|\bnew [A-Z]|\b(?:Math|Date|JSON|Object|Array|String|Number|document|window|location|navigator|localStorage)[.(]|\bparse(?:Int|Float)\(|[\w)\]}]\.\w+\(|[!=]==|&&|\|\|/

/** Reads what a variable is set to; Typebot runs it, and takes it as a text where that fails. */
export function readValue(expression: string, isCode: boolean): SetValue {
  const whole = expression.trim()
  const returned = /^return\s/.test(whole)
    ? whole.slice('return'.length).replace(/;$/, '').trim()
    : whole
  const literal = readLiteral(returned)
  if (literal) return literal
  // A calculation is one whether or not it is written as code.
  if (/^[-+*/%().\d\s]*(?:\{\{[^{}]+\}\}[-+*/%().\d\s]*)*$/.test(returned))
    return { kind: 'text', text: returned, canReckon: true }
  if (isCode || looksLikeCode.test(whole.replace(/\{\{[^{}]*\}\}/g, '0')))
    return { kind: 'code', code: expression }
  return { kind: 'text', text: expression, canReckon: false }
}

/** A text in quotes, or a list of texts and numbers. */
function readLiteral(written: string): SetValue | undefined {
  const [, quoted] =
    /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)$/
      .exec(written)
      ?.filter(part => part !== undefined) ?? []
  if (quoted !== undefined) return { kind: 'text', text: quoted, canReckon: false }
  if (!written.startsWith('[')) return undefined
  const entries = readList(written)
  return entries && entries.length <= mostEntries ? { kind: 'list', entries } : undefined
}

function readList(written: string): string[] | undefined {
  try {
    const read: unknown = JSON.parse(written)
    if (
      !Array.isArray(read) ||
      !read.every(entry => typeof entry === 'string' || typeof entry === 'number')
    )
      return undefined
    return read.map(String)
  } catch {
    return undefined
  }
}
