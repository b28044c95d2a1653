import type { Content, Prompt } from '../../../runtime/index.js'
import type { Capabilities, Medium } from '../capabilities.js'
import { writePick } from '../pick-id.js'
import type { Piece, Shown } from '../render/piece.js'
import { placedPrompt } from '../render/placed.js'
import { toPieces } from '../render/to-pieces.js'
import { carouselOf } from './carousel.js'

/** A message as the Send API takes it. */
export type PageMessage =
  | { readonly text: string; readonly quick_replies?: readonly QuickReply[] }
  | {
      readonly attachment: { readonly type: Medium | 'template'; readonly payload: object }
      readonly quick_replies?: readonly QuickReply[]
    }

interface QuickReply {
  readonly content_type: 'text'
  readonly title: string
  readonly payload: string
}

const longestPayload = 1000

/** What the person is shown. */
export function renderPage(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): readonly PageMessage[] {
  const messages = (asked: Prompt | null) =>
    toPieces(contents, asked, capabilities, shown).flatMap(piece => messagesOf(piece, shown.step))
  const asked = prompt && placedPrompt(prompt, shown.base)
  const isWhole = !shown.isPlain && !shown.page
  const carousel = asked?.kind === 'cards' && isWhole ? carouselOf(asked, shown.step) : undefined
  return carousel ? [...messages(null), carousel] : messages(prompt)
}

function messagesOf(piece: Piece, step: string | undefined): PageMessage[] {
  switch (piece.kind) {
    case 'text':
    case 'location':
      return [{ text: piece.text }]
    case 'link': {
      const buttons = [{ type: 'web_url', title: piece.label, url: piece.src }]
      const payload = { template_type: 'button', text: piece.text, buttons }
      return [{ attachment: { type: 'template', payload } }]
    }
    case 'buttons':
    case 'list': {
      const quick_replies = piece.choices.map(({ label, pick }) => ({
        content_type: 'text' as const,
        title: label,
        payload: writePick(pick, step, longestPayload),
      }))
      return [{ text: piece.text, quick_replies }]
    }
    default: {
      const { kind: type, src: url, caption } = piece
      const shown: PageMessage = { attachment: { type, payload: { url } } }
      return caption === undefined ? [shown] : [shown, { text: caption }]
    }
  }
}
