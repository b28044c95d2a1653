import type { FoundPiece, SearchScope, Store } from '../../store/index.js'
import type { Meaning } from '../embeddings/meaning.js'
import { termsAsked } from '../words/terms.js'

/** A piece that was found for a question. */
export interface Evidence extends FoundPiece {
  /** How much of what was asked it speaks of: from 0 to 1, rare words counting more. */
  readonly share: number
  /** How near its meaning is: 1 is the same; null: it was not found by that. */
  readonly similarity: number | null
  /** Whether that is near enough for it to speak of what was asked. */
  readonly isNear: boolean
}

/** The most pieces that are told. */
export const mostFound = 50

/** How little the first places of a list count beyond the next ones. */
const evenness = 60

/**
 * Finds the pieces that speak of a question, best first, within one account: by their words, and where a provider helps, by their
 * meaning, too; then the places in both lists count (reciprocal rank fusion).
 */
export async function searchKnowledge(
  { search }: Pick<Store['knowledge'], 'search'>,
  meaning: Meaning,
  scope: SearchScope,
  question: string,
  limit: number,
): Promise<readonly Evidence[]> {
  const place = await search.place(scope)
  const words = termsAsked(question, place.languages)
  const terms = [...new Set(words.flat())]
  const most = Math.min(limit, mostFound)
  const [near, { pieces, weights }] = await Promise.all([
    meaning.find(scope.owner, place.vectors, question, mostFound),
    search.find(place, terms, mostFound),
  ])
  const found = near ? await fuse(pieces, near.pieces) : pieces
  const rarest = Math.log(1 + (place.pieces - 0.5) / 1.5)
  const weightOf = (word: readonly string[]) => {
    const weight = Math.max(...word.map(term => weights.get(term) ?? 0))
    // A word that no piece has may be only the visitor's way to put it.
    return weight > rarest ? rarest / 2 : weight
  }
  const all = words.reduce((sum, word) => sum + weightOf(word), 0)
  return found.slice(0, most).map(piece => {
    const met = words.filter(word => word.some(term => piece.met.includes(term)))
    const own = met.reduce((sum, word) => sum + weightOf(word), 0)
    const similarity = near?.pieces.find(other => other.piece === piece.number)?.similarity ?? null
    return {
      ...piece,
      share: all > 0 ? own / all : 0,
      similarity,
      isNear: similarity !== null && similarity >= (near?.nearness ?? 1),
    }
  })

  async function fuse(
    byWords: readonly FoundPiece[],
    byMeaning: readonly { readonly piece: number }[],
  ): Promise<readonly FoundPiece[]> {
    const known = new Set(byWords.map(({ number }) => number))
    const others = byMeaning.map(({ piece }) => piece).filter(piece => !known.has(piece))
    const scores = new Map<number, number>()
    for (const list of [byWords.map(({ number }) => number), byMeaning.map(({ piece }) => piece)])
      for (const [rank, piece] of list.entries())
        scores.set(piece, (scores.get(piece) ?? 0) + 1 / (evenness + rank + 1))
    return [...byWords, ...(await search.read(place, terms, others))]
      .map(piece => ({ ...piece, score: scores.get(piece.number) ?? 0 }))
      .sort((one, other) => other.score - one.score || one.number - other.number)
  }
}
