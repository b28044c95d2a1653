import type { Content, Prompt } from '../../../runtime/index.js'
import { escapeHtml } from '../../../runtime/session/html-text.js'
import { withoutEnd } from '../../../runtime/session/without-end.js'
import type { Capabilities } from '../capabilities.js'
import type { Piece, Shown } from '../render/piece.js'
import { toPieces } from '../render/to-pieces.js'

/** The body of a mail, twice. */
export interface EmailMessage {
  readonly text: string
  readonly html: string
}

/** What the person is shown: all that is said at once is one mail. */
export function renderEmail(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): readonly EmailMessage[] {
  const pieces = toPieces(contents, prompt, capabilities, shown)
  if (pieces.length === 0) return []
  return [{ text: pieces.map(wordsOf).join('\n\n'), html: pieces.map(htmlOf).join('\n') }]
}

function wordsOf(piece: Piece): string {
  return 'text' in piece
    ? piece.text
    : [piece.caption ?? piece.name, piece.src].filter(Boolean).join(': ')
}

function htmlOf(piece: Piece): string {
  if (piece.kind !== 'image')
    return `<p>${linked(escapeHtml(wordsOf(piece))).replaceAll('\n', '<br>\n')}</p>`
  const alt = escapeHtml(piece.caption ?? '')
  return `<p><img src="${escapeHtml(piece.src)}" alt="${alt}" style="max-width:100%"></p>`
}

const linked = (html: string) =>
  html.replace(/https?:\/\/(?:(?!&(?:quot|lt|gt|#39);)[^\s<>()])+/g, address => {
    const bare = withoutEnd(address, '.,;:!?')
    return `<a href="${bare}">${bare}</a>${address.slice(bare.length)}`
  })
