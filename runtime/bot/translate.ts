import type { GenericSchema } from 'valibot'
import { stripHtml } from '../session/html-text.js'
import { isRecord } from './fields.js'
import { localeChain } from './locale-chain.js'
import { partsOf } from './schema-parts.js'

/** Finds a text of a node by the path of its field: `field`, or `list.entry.field`. */
export type FindText = (path: string) => unknown

/** What a node's schema makes of its data. */
export type NodeData = Readonly<Record<string, unknown>>

/**
 * Finds nodes' texts in a language among a bot's `translations`: text by text under the closest tag that has one.
 * Undefined where the bot has nothing in that language.
 */
export function findTranslations(
  translations: unknown,
  locale: string,
): ((nodeId: string) => FindText) | undefined {
  const languages = localeChain(locale)
    .map(tag => own(translations, tag))
    .filter(isRecord)
  return (
    languages[0] &&
    (nodeId => path => languages.map(nodes => own(own(nodes, nodeId), path)).find(isText))
  )
}

/**
 * A node's data with its texts in another language. Only what the schema marks as words is looked for; an entry of a list
 * by its id or, where it has none, by its place from 0. Neither may an option appear in a language, nor one vanish.
 */
export function translate(
  data: NodeData,
  schema: GenericSchema,
  find: FindText,
  prefix = '',
): NodeData {
  const translated: Record<string, unknown> = { ...data }
  for (const [name, field] of Object.entries(partsOf(schema).entries ?? {})) {
    const { isWords, hasDefault, item } = partsOf(field)
    const before = data[name]
    const text = isWords ? find(prefix + name) : undefined
    if (typeof before === 'string' && isText(text)) {
      if (before.trim() ? !stripHtml(before) === !stripHtml(text) : hasDefault)
        translated[name] = text
    } else if (item && Array.isArray(before)) {
      translated[name] = before.map((entry, index) =>
        isRecord(entry) ? translate(entry, item, find, `${name}.${entry.id || index}.`) : entry,
      )
    }
  }
  return translated
}

const own = (record: unknown, name: string) =>
  isRecord(record) && Object.hasOwn(record, name) ? record[name] : undefined

const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''
