import type { FoundPiece, SearchScope, Store } from '../../store/index.js'
import { termsAsked } from '../words/terms.js'

/** A piece that was found for a question. */
export interface Evidence extends FoundPiece {
  /** How much of what was asked it speaks of: from 0 to 1, rare words counting more. */
  readonly share: number
}

/** The most pieces that are told. */
export const mostFound = 50

/** Finds the pieces that speak of a question, best first, within one account. */
export async function searchKnowledge(
  { search }: Pick<Store['knowledge'], 'search'>,
  scope: SearchScope,
  question: string,
  limit: number,
): Promise<readonly Evidence[]> {
  const place = await search.place(scope)
  const words = termsAsked(question, place.languages)
  const terms = [...new Set(words.flat())]
  const { pieces, weights } = await search.find(place, terms, Math.min(limit, mostFound))
  const most = Math.log(1 + (place.pieces - 0.5) / 1.5)
  const weightOf = (word: readonly string[]) => {
    const weight = Math.max(...word.map(term => weights.get(term) ?? 0))
    // A word that no piece has may be only the visitor's way to put it.
    return weight > most ? most / 2 : weight
  }
  const all = words.reduce((sum, word) => sum + weightOf(word), 0)
  return pieces.map(piece => {
    const met = words.filter(word => word.some(term => piece.met.includes(term)))
    const own = met.reduce((sum, word) => sum + weightOf(word), 0)
    return { ...piece, share: all > 0 ? own / all : 0 }
  })
}
