import type { GenericSchema } from 'valibot'
import { asSecretReference, asText, isRecord, type SecretReference } from './fields.js'
import { partsOf } from './schema-parts.js'

/** The way to a secret in what was given: fields of objects, and places in lists. */
export type SecretPath = readonly (string | number)[]

/** Says what takes the place of a secret, which was written as a text or stands there by a reference. */
export type ChangeSecret = (secret: string | SecretReference, path: SecretPath) => unknown

/**
 * A value with each of its secrets as `change` gives it: what the schema says is one, by older names too, unless it is blank
 * or only names one. Whatever has no secret stays the same object.
 */
export function changeSecrets(
  schema: GenericSchema,
  value: unknown,
  change: ChangeSecret,
  path: SecretPath = [],
): unknown {
  if (!hasSecrets(schema)) return value
  const { isSecret, item } = partsOf(schema)
  if (isSecret) return changeOne(schema, value, change, path)
  const inside = (inner: GenericSchema | undefined, name: string | number, part: unknown) =>
    inner ? changeSecrets(inner, part, change, [...path, name]) : part
  if (item && Array.isArray(value)) {
    const entries = value.map((entry, place) => inside(item, place, entry))
    return entries.some((entry, place) => entry !== value[place]) ? entries : value
  }
  if (!isRecord(value)) return value
  // A list that is written as an object has its secrets as the values.
  const written = item && secretIn(item)
  const fields = fieldsOf(schema)
  const changed = Object.entries(value).map(
    ([name, part]) => [name, inside(written ?? fields.get(name), name, part)] as const,
  )
  return changed.some(([name, part]) => part !== value[name]) ? Object.fromEntries(changed) : value
}

/** Whether a schema has a secret anywhere in it. */
export function hasSecrets(schema: GenericSchema): boolean {
  const before = known.get(schema)
  if (before !== undefined) return before
  const { isSecret = false, item, entries = {} } = partsOf(schema)
  const has = isSecret || (item ? [item] : Object.values(entries)).some(hasSecrets)
  known.set(schema, has)
  return has
}

const known = new WeakMap<object, boolean>()

function changeOne(
  schema: GenericSchema,
  value: unknown,
  change: ChangeSecret,
  path: SecretPath,
): unknown {
  const text = asText(value)
  if (text !== undefined)
    return text.trim() === '' || partsOf(schema).namesOne?.test(text) ? value : change(text, path)
  const reference = asSecretReference(value)
  return reference ? change(reference, path) : value
}

const secretIn = (item: GenericSchema) =>
  Object.values(partsOf(item).entries ?? {}).find(field => partsOf(field).isSecret)

function fieldsOf(schema: GenericSchema): ReadonlyMap<string, GenericSchema> {
  const { entries = {}, older = {} } = partsOf(schema)
  const fields = new Map(Object.entries(entries))
  for (const [name, today] of Object.entries(older)) {
    const field = fields.get(today)
    if (field && !fields.has(name)) fields.set(name, field)
  }
  return fields
}
