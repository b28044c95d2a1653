import { translate } from '../../../runtime/bot/translate.js'
import { type FlowNode, registry } from '../../../runtime/index.js'
import { wordFields } from '../../../themes/index.js'
import { isPublicText } from './public-fields.js'

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
      const text = own(texts, path)
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

const own = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, name)
    ? Reflect.get(record, name)
    : undefined
