import { createHash } from 'node:crypto'
import type { NewPiece } from '../../store/index.js'
import { languageOf } from '../words/language-of.js'
import { termsIn } from '../words/terms.js'
import type { Block } from './read-blocks.js'

/** A document: what it is called, and its parts in their order. */
export interface Document {
  readonly address: string | null
  readonly title: string
  /** As it says of itself; blank where it does not. */
  readonly language: string
  readonly blocks: readonly Block[]
}

/** Characters of a piece. */
const longest = 1200
/** Of a document. */
export const mostPieces = 2000
/** How much a word of the title counts. */
const titleWeight = 3

/** Cuts a document into pieces, each below its headings; where there are more than may be, into one more than that. */
export function toPieces({ address, title, language, blocks }: Document): readonly NewPiece[] {
  const pieces: NewPiece[] = []
  let path: readonly string[] = []
  const levels: number[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.length > 0 && pieces.length <= mostPieces)
      pieces.push(pieceOf({ address, title, path, text: lines.join('\n') }, language))
    lines = []
  }
  for (const block of blocks) {
    if (block.level !== undefined) {
      end()
      while (levels.length > 0 && (levels.at(-1) ?? 0) >= block.level) levels.pop()
      path = [...path.slice(0, levels.length), block.text.slice(0, 200)]
      levels.push(block.level)
      continue
    }
    for (const part of partsOf(block.text)) {
      if (lines.join('\n').length + part.length > longest) end()
      lines.push(part)
    }
  }
  end()
  return pieces
}

/** A piece with its terms. */
export function pieceOf(
  said: Pick<NewPiece, 'address' | 'title' | 'path' | 'text'>,
  hint: string,
): NewPiece {
  const { title, path, text } = said
  const language = languageOf(`${text}\n${title}`, hint)
  const counts = new Map<string, number>()
  const headings = termsIn([title, ...path].join('\n'), language)
  const body = termsIn(text, language)
  for (const term of headings) counts.set(term, (counts.get(term) ?? 0) + titleWeight)
  for (const term of body) counts.set(term, (counts.get(term) ?? 0) + 1)
  return {
    ...said,
    language,
    hash: hashOf(JSON.stringify([title, path, text])),
    length: headings.length + body.length,
    terms: [...counts],
  }
}

/** What tells a text from another. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

/** A long text in parts, cut behind a sentence where there is one. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > longest) {
    const begin = rest.slice(0, longest)
    const sentence = Math.max(
      ...['. ', '! ', '? ', '。', '; '].map(mark => begin.lastIndexOf(mark)),
    )
    const at = sentence > longest / 3 ? sentence + 1 : begin.lastIndexOf(' ')
    const cut = at > longest / 3 ? at : longest
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}
