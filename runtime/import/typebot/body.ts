import type { BlockContext } from './block-import.js'

const deepest = 40
const placeholder = /\{\{([^{}]+)\}\}/y

/**
 * Reads the body of a call: JSON in which placeholders may stand outside of quotes. What is no JSON, even with quotes around
 * them, is sent as a text.
 */
export function readBody(written: string, context: BlockContext): unknown {
  const read = parse(quotePlaceholders(written))
  if (read !== undefined && depthOf(read) <= deepest && typeof read === 'object')
    return fill(read, context)
  context.loss('The body is no JSON object: it is sent as a text.')
  return context.plain(written)
}

/** A placeholder that is a whole value keeps a number, a list or an object as it is. */
function quotePlaceholders(json: string): string {
  let isInside = false
  let written = ''
  for (let at = 0; at < json.length; at++) {
    const letter = json.charAt(at)
    if (isInside && letter === '\\') {
      written += letter + json.charAt(++at)
      continue
    }
    if (letter === '"') isInside = !isInside
    placeholder.lastIndex = at
    const found =
      !isInside && letter === '{' && json.startsWith('{{', at) ? placeholder.exec(json) : null
    if (found) {
      written += JSON.stringify(found[0])
      at += found[0].length - 1
    } else written += letter
  }
  return written
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > deepest) return depth
  return Math.max(depth, ...Object.values(value).map(inner => depthOf(inner, depth + 1)))
}

function fill(value: unknown, context: BlockContext): unknown {
  if (typeof value === 'string') return context.plain(value)
  if (Array.isArray(value)) return value.map(entry => fill(entry, context))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fill(inner, context)]),
  )
}
