import type { GuideHit } from '@talkgraph/wire/site-guides'
import type { RenderedGuide } from './render-guide.js'
import { untilWord } from './until-word.js'

const mostHits = 30
const mostWords = 8
/** How much of a text stands before and after what was found. */
const around = 90

/** The parts of guides in which every word stands, the best first: what has them in its title or heading comes before what only speaks of them. */
export function searchGuides(
  guides: ReadonlyMap<string, RenderedGuide>,
  words: string,
): readonly GuideHit[] {
  const wanted = [...new Set(words.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, mostWords)
  if (wanted.length === 0) return []
  const hits: { readonly hit: GuideHit; readonly weight: number }[] = []
  for (const [slug, { title, sections }] of guides)
    for (const { id, heading, text } of sections) {
      const [ofPage, ofHeading, ofText] = [title, heading, text].map(part => part.toLowerCase())
      let weight = 0
      for (const word of wanted) {
        const found =
          weigh(word, ofPage, id === '' ? 60 : 6) +
          weigh(word, ofHeading, 30) +
          weigh(word, ofText, 2)
        if (found === 0) {
          weight = 0
          break
        }
        weight += found
      }
      if (weight === 0) continue
      const path = `/docs/${slug}${id && `#${id}`}`
      hits.push({ hit: { path, title, heading, excerpt: excerptOf(text, wanted) }, weight })
    }
  return hits
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostHits)
    .map(({ hit }) => hit)
}

/** A whole word counts more than a part of one, and more often a little more. */
function weigh(word: string, text = '', points: number): number {
  const parts = text.split(word)
  if (parts.length === 1) return 0
  const isWhole = parts.some(
    (part, at) =>
      !/[\p{L}\p{N}]$/u.test(part) && /^(?:[^\p{L}\p{N}]|$)/u.test(parts[at + 1] ?? 'x'),
  )
  return points * (isWhole ? 2 : 1) + Math.min(parts.length - 2, 3)
}

function excerptOf(text: string, words: readonly string[]): GuideHit['excerpt'] {
  const plain = text.replace(/\s+/g, ' ').trim()
  const small = plain.toLowerCase()
  const places = words.map(word => small.indexOf(word)).filter(at => at >= 0)
  const at = Math.min(...places, plain.length)
  const from = at <= around || places.length === 0 ? 0 : plain.indexOf(' ', at - around) + 1
  const shown = plain.slice(from, from + 2 * around)
  const piece = from + 2 * around < plain.length ? `${untilWord(shown)} …` : shown
  const pattern = new RegExp(
    `(${words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'i',
  )
  return `${from > 0 ? '… ' : ''}${piece}`
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
