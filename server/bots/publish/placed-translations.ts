import { isRecord } from '../../../runtime/bot/fields.js'
import type { Level } from '../../../runtime/flow/levels.js'

/** A bot's translations with those of its sub-flows, each node by the id that it has where it is played. */
export function placedTranslations(translations: unknown, levels: readonly Level[]): unknown {
  const inner = levels.filter(({ inside }) => isRecord(inside?.subFlow.file.translations))
  if (inner.length === 0) return translations
  const all = new Map(Object.entries(isRecord(translations) ? translations : {}))
  for (const { prefix, inside } of inner)
    for (const [locale, nodes] of Object.entries(Object(inside?.subFlow.file.translations))) {
      const before = all.get(locale)
      const placed = Object.entries(Object(nodes)).map(([id, texts]) => [prefix + id, texts])
      all.set(locale, { ...(isRecord(before) && before), ...Object.fromEntries(placed) })
    }
  return Object.fromEntries(all)
}
