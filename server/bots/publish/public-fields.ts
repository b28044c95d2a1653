import * as v from 'valibot'
import type { FlowNode } from '../../../runtime/index.js'
import type { AnyFieldForms } from '../../../runtime/node/field-form.js'
import { formOf } from '../../../runtime/nodes/described.js'
import { registry } from '../../../runtime/nodes/index.js'

/**
 * A node's data as a browser gets it: of the fields that its type's schema reads, those that its form says are public,
 * those inside lists and groups too (decision 27). Of a node of unknown type, nothing.
 */
export function publicFields({ type, data }: FlowNode): Record<string, unknown> {
  const definition = registry.find(type)
  if (!definition) return {}
  return pick(v.parse(definition.schema, data), formOf(definition.type)?.fields ?? {})
}

/** Is the text at this path of a node's data for people, and public? A path is `field` or `list.entry.field`. */
export function isPublicText(type: string, path: string): boolean {
  const definition = registry.find(type)
  if (!definition) return false
  const [first = '', ...more] = path.split('.')
  const outer = own(formOf(definition.type)?.fields ?? {}, first)
  const last = more.at(-1)
  if (last === undefined) return outer?.kind === 'words' && outer.isPublic === true
  if (outer?.kind !== 'list' || !outer.isPublic) return false
  const inner = own(outer.fields, last)
  return inner?.kind === 'words' && inner.isPublic === true
}

function pick(data: unknown, fields: AnyFieldForms): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(Object(data)).flatMap(([name, value]): [string, unknown][] => {
      const form = own(fields, name)
      if (!form?.isPublic) return []
      if (form.kind === 'group') return [[name, pick(value, form.fields)]]
      if (form.kind !== 'list' || !Array.isArray(value)) return [[name, value]]
      return [[name, value.map(entry => pick(entry, form.fields))]]
    }),
  )
}

function own(fields: AnyFieldForms, name: string) {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
