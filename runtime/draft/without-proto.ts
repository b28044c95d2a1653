import { isRecord } from '../bot/fields.js'

/** What lies deeper, no draft takes. */
const deepest = 100

/** The value without fields called `__proto__`, which JSON can hold and no operation sets; itself where it has none. */
export function withoutProto<Value>(value: Value, depth?: number): Value
export function withoutProto(value: unknown, depth = 0): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) {
    const entries = value.map(entry => withoutProto(entry, depth + 1))
    return entries.every((entry, index) => entry === value[index]) ? value : entries
  }
  if (!isRecord(value)) return value
  const before = Object.entries(value)
  const after = before.flatMap(([name, inner]) =>
    name === '__proto__' ? [] : [[name, withoutProto(inner, depth + 1)] as const],
  )
  const isSame =
    after.length === before.length && after.every(([name, inner]) => inner === value[name])
  return isSame ? value : Object.fromEntries(after)
}
