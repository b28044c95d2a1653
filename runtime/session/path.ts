import type { Value } from './values.js'

/** A name, a list's place in brackets, or a name in quotes and brackets. */
const step = /\.?([^.[\]]+)|\[\s*(?:"([^"\]]*)"\s*|'([^'\]]*)'\s*|([^"'\]\s][^\]]*))\]/y

/**
 * Reads a part of a value: `order.items[0].name`, `items.length` (decision 65). Only what the value itself holds counts.
 * Undefined where there is no such part, and for a path that cannot be read; a blank path is the whole.
 */
export function readPath(value: Value, path: string): Value | undefined {
  let part: Value | undefined = value
  for (const name of stepsOf(path.trim()) ?? [undefined])
    part = name === undefined ? undefined : own(part, name)
  return part
}

/** The name that a path begins with. */
export function rootOf(path: string): string {
  return /^[^.[\]]*/.exec(path)?.[0].trim() ?? ''
}

/** The names on a path, outermost first; undefined for what is no path. */
function stepsOf(path: string): string[] | undefined {
  const names: string[] = []
  step.lastIndex = 0
  for (let at = 0; at < path.length; at = step.lastIndex) {
    const found = step.exec(path)
    if (!found || (names.length === 0 && path.startsWith('.'))) return undefined
    names.push((found[1] ?? found[2] ?? found[3] ?? found[4] ?? '').trim())
  }
  return names
}

function own(value: Value | undefined, name: string): Value | undefined {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
