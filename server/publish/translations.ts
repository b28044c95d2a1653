import { translate } from '../../runtime/bot/translate.js'
import { type FlowNode, registry } from '../../runtime/index.js'

/** Texts by locale, node id and path of the field. */
export type PublishedTranslations = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>

/**
 * A bot's translations as a browser gets them: only those texts of a published node that its type marks as words, under
 * locales in their usual spelling. They can carry nothing else.
 */
export function publishedTranslations(
  translations: unknown,
  nodes: readonly FlowNode[],
): PublishedTranslations {
  return collect(Object.entries(Object(translations)), ([tag, texts]) => {
    const locale = canonical(tag)
    const byNode = collect(nodes, node => filled(node.id, textsOf(node, own(texts, node.id))))
    return locale === undefined ? undefined : filled(locale, byNode)
  })
}

function textsOf({ type, data }: FlowNode, texts: unknown): Record<string, string> {
  const kept = new Map<string, string>()
  translate(data, registry.find(type)?.schema ?? {}, path => {
    const text = own(texts, path)
    if (typeof text === 'string' && text.trim()) kept.set(path, text)
  })
  return Object.fromEntries(kept)
}

/** An entry, unless its value is empty. */
function filled<Value extends object>(name: string, value: Value): [string, Value] | undefined {
  return Object.keys(value).length > 0 ? [name, value] : undefined
}

function collect<Item, Value>(
  items: readonly Item[],
  entry: (item: Item) => [string, Value] | undefined,
): Record<string, Value> {
  return Object.fromEntries(items.map(entry).filter(found => found !== undefined))
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
