import * as v from 'valibot'
import { isRecord } from '../bot/fields.js'
import { partsOf } from '../bot/schema-parts.js'
import { serverHalfOf } from '../nodes/described.js'
import { registry } from '../nodes/index.js'
import type { PathStep } from './operation.schema.js'

/** Schemas by the field's name; what is not among them may be anything. */
export type Fields = ReadonlyMap<string, v.GenericSchema>

const none: Fields = new Map()
const known = new Map<string, Fields>()

/** The fields of a node type, today's names and older ones, those of the server included. */
export function fieldsOfType(type: string): Fields {
  const definition = registry.find(type)
  if (!definition) return none
  const before = known.get(definition.type)
  if (before) return before
  const server = serverHalfOf(definition.type)
  const fields = new Map(
    [definition.schema, ...(server ? [server.schema] : [])].flatMap(schema => [
      ...fieldsIn(schema),
    ]),
  )
  known.set(definition.type, fields)
  return fields
}

/** The fields inside a schema. */
export function fieldsIn(schema: v.GenericSchema): Fields {
  const { entries = {}, older = {} } = partsOf(schema)
  const fields = new Map(Object.entries(entries))
  for (const [name, today] of Object.entries(older)) {
    const field = fields.get(today)
    if (field && !fields.has(name)) fields.set(name, field)
  }
  return fields
}

/** The schema of what stands at these keys; undefined where anything may. */
export function schemaAt(fields: Fields, keys: readonly PathStep[]): v.GenericSchema | undefined {
  let inside: Fields = fields
  let schema: v.GenericSchema | undefined
  let isInList = false
  for (const key of keys) {
    schema = isInList ? schema && partsOf(schema).item : inside.get(String(key))
    if (!schema) return undefined
    const parts = partsOf(schema)
    isInList = parts.item !== undefined
    inside = parts.entries ? fieldsIn(schema) : none
  }
  return schema
}

/** Is the value of the kind that a schema reads? Not so one that would be read as if nothing stood there. */
export function fits(schema: v.GenericSchema | undefined, value: unknown): boolean {
  if (!schema) return true
  const { entries, item } = partsOf(schema)
  if (entries) return isRecord(value) && fitsAll(fieldsIn(schema), value)
  if (item && Array.isArray(value)) return value.every(entry => fits(item, entry))
  if (typeof value === 'string' && value.trim() === '') return true
  const read = v.safeParse(schema, value)
  const blank = v.safeParse(schema, undefined)
  if (!read.success || !blank.success) return read.success
  return JSON.stringify(read.output) !== JSON.stringify(blank.output) || isSame(value, blank.output)
}

/** Do all fields fit that are known? */
export function fitsAll(fields: Fields, data: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(data).every(([name, value]) => fits(fields.get(name), value))
}

/** The data without the fields that do not fit. */
export function fittingOf(
  fields: Fields,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => fits(fields.get(name), value)),
  )
}

/** Texts of numbers and switches are read too. */
function isSame(value: unknown, blank: unknown): boolean {
  if (typeof blank === 'number' && typeof value === 'string') return Number(value) === blank
  return typeof value === 'object' || typeof blank === 'object'
    ? JSON.stringify(value) === JSON.stringify(blank)
    : String(value) === String(blank)
}
