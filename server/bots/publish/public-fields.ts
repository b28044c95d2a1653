import * as v from 'valibot'
import { translate } from '../../../runtime/bot/translate.js'
import type { FlowNode } from '../../../runtime/index.js'
import type { AnyFieldForms } from '../../../runtime/node/field-form.js'
import { formOf } from '../../../runtime/nodes/described.js'
import { registry } from '../../../runtime/nodes/index.js'
import { wordFields } from '../../../themes/index.js'

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

/** Texts by locale, node id and path of the field. */
export type PublishedTranslations = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>

/**
 * A bot's translations as a browser gets them: those customizations that people read, and those texts of a published node
 * that its type's form says are public words, under locales in their usual spelling. They can carry nothing else. The work grows with the texts that there
 * are, not with nodes times locales.
 */
export function publishedTranslations(
  translations: unknown,
  nodes: readonly FlowNode[],
): PublishedTranslations {
  const byId = new Map(nodes.map(node => [node.id, node]))
  return collect(translations, (tag, texts) => {
    const locale = canonical(tag)
    return locale === undefined
      ? undefined
      : filled(
          locale,
          collect(texts, (id, own) => {
            if (id === 'customizations') return filled(id, lookTexts(own))
            const node = byId.get(id)
            return node && filled(id, textsOf(node, own))
          }),
        )
  })
}

/** The customizations that people read. */
function lookTexts(texts: unknown): Record<string, string> {
  return collect(texts, (name, text) =>
    typeof text === 'string' && text.trim() && wordFields.some(field => field === name)
      ? [name, text]
      : undefined,
  )
}

function textsOf({ type, data }: FlowNode, texts: unknown): Record<string, string> {
  const schema = registry.find(type)?.schema
  const kept = new Map<string, string>()
  if (schema)
    translate(data, schema, path => {
      const text = ownValue(texts, path)
      if (typeof text === 'string' && text.trim() && isPublicText(type, path)) kept.set(path, text)
    })
  return Object.fromEntries(kept)
}

/** An entry, unless its value is empty. */
function filled<Value extends object>(name: string, value: Value): [string, Value] | undefined {
  return Object.keys(value).length > 0 ? [name, value] : undefined
}

function collect<Value>(
  given: unknown,
  entry: (name: string, value: unknown) => [string, Value] | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(Object(given))
      .map(([name, value]) => entry(name, value))
      .filter(found => found !== undefined),
  )
}

function canonical(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-')).toString()
  } catch {
    return undefined
  }
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

const ownValue = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, name)
    ? Reflect.get(record, name)
    : undefined
