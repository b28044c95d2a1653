import { text } from '../bot/fields.js'
import type { Option } from '../node/prompt.js'
import { readPath } from '../session/path.js'
import { type Lookup, readWhole } from '../session/placeholders.js'
import { asText, listOf, type Value } from '../session/values.js'
import { limits } from '../validate/limits.js'

/** The fields of a node whose options may come from a list in a variable (decision 68). */
export const listedOptionFields = {
  optionsFrom: text(),
  labelField: text('label'),
  idField: text('id'),
}

/** What those fields hold. */
export type ListedOptions = Readonly<Record<keyof typeof listedOptionFields, string>>

/**
 * The options that a list in a variable brings, up to 100: each entry by its text or, for objects, by its fields. An id
 * that is missing or used before is replaced by one that no edge carries.
 */
export function listedOptions(source: ListedOptions, variables: Lookup): Option[] {
  const ids = new Set<string>()
  return listOf(readWhole(source.optionsFrom, variables))
    .slice(0, limits.listedOptions)
    .map((entry, index) => {
      const label = fieldOf(entry, source.labelField)
      const id = fieldOf(entry, source.idField) || label
      const own = id === '' || ids.has(id) ? `#${index + 1} of the list` : id
      ids.add(own)
      return { id: own, label }
    })
    .filter(({ label }) => label !== '')
}

function fieldOf(entry: Value, field: string): string {
  const isObject = typeof entry === 'object' && entry !== null && !Array.isArray(entry)
  return asText(isObject ? readPath(entry, field) : entry).trim()
}
