import { namesBeforeAndAfter } from '@talkgraph/wire/bot-parts'
import type { ValueDifference } from './value-differences.js'

/** So many values of one part are shown. */
const most = 50

/**
 * What differs inside a value, name by name where it is an object before and after, such as the texts of a language; tests and
 * sub-flows are told by their names.
 */
export function valueRows({ path, title, before, after }: ValueDifference) {
  const names = path.length === 1 ? namesBeforeAndAfter(path[0] ?? '', before, after) : undefined
  if (names) return [{ name: title, ...names }]
  if (!isRecord(before) || !isRecord(after)) return [{ name: title, before, after }]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .slice(0, most)
    .map(name => ({ name, before: before[name], after: after[name] }))
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
