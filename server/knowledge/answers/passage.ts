import { termsIn } from '../words/terms.js'
import type { Evidence } from './search-knowledge.js'

/** Characters of a passage. */
const longest = 600

/** The part of a piece that speaks most of what it was found for; a short piece whole. */
export function passageOf({ text, language, met }: Evidence): string {
  if (text.length <= longest) return text
  const parts = text.split(/(?<=[.!?。])\s+|\n/).filter(part => part.trim() !== '')
  const weights = parts.map(part => {
    const terms = new Set(termsIn(part, language))
    return met.filter(term => terms.has(term)).length
  })
  let best = { at: 0, end: 1, weight: -1 }
  for (const at of parts.keys()) {
    let end = at
    let size = 0
    let weight = 0
    while (end < parts.length && (end === at || size + (parts[end]?.length ?? 0) <= longest)) {
      size += (parts[end]?.length ?? 0) + 1
      weight += weights[end] ?? 0
      end++
    }
    if (weight > best.weight) best = { at, end, weight }
  }
  const passage = parts.slice(best.at, best.end).join(text.includes('\n') ? '\n' : ' ')
  return passage.length > longest * 2 ? `${passage.slice(0, longest * 2)}…` : passage
}
