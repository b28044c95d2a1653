import { isRecord } from '../../../runtime/bot/fields.js'
import type { Value } from '../../../runtime/index.js'
import { readPath } from '../../../runtime/session/path.js'
import { asText, listOf } from '../../../runtime/session/values.js'
import type { LoadedOption } from './connector.js'

/** The text at a path of an answer; blank where there is none. */
export const textAt = (body: Value, path: string): string => asText(readPath(body, path))

/** The list at a path of an answer; empty where there is none. */
export function listAt(body: Value, path: string): readonly Value[] {
  const found = readPath(body, path)
  return Array.isArray(found) ? listOf(found) : []
}

/** The object at a path of an answer; empty where there is none. */
export function recordAt(body: Value, path: string): Readonly<Record<string, Value>> {
  const found: unknown = readPath(body, path)
  return isRecord(found) ? Object.fromEntries(Object.entries(found).filter(isNamedValue)) : {}
}

/** Everything in an answer has come out of JSON. */
const isNamedValue = (entry: [string, unknown]): entry is [string, Value] => entry[1] !== undefined

/** Options from a list in an answer; those without a value are left out. */
export function optionsAt(
  body: Value,
  path: string,
  paths: { readonly value: string; readonly label: string },
): readonly LoadedOption[] {
  return listAt(body, path).flatMap(each => {
    const value = textAt(each, paths.value)
    return value === '' ? [] : [{ value, label: textAt(each, paths.label) || value }]
  })
}

/** The first of these texts that is there. */
export const firstText = (body: Value, ...paths: readonly string[]): string | undefined =>
  paths.map(path => textAt(body, path)).find(text => text !== '')
