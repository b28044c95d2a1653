import type { Content, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { writePick } from '../pick-id.js'
import type { Piece, Shown } from '../render/piece.js'
import { toPieces } from '../render/to-pieces.js'

/** A message as LINE takes it, still without its receiver. */
export type LineMessage =
  | {
      readonly type: 'text'
      readonly text: string
      readonly quickReply?: { readonly items: readonly QuickReply[] }
    }
  | {
      readonly type: 'image'
      readonly originalContentUrl: string
      readonly previewImageUrl: string
    }

/** A button below the newest message; it goes away with the next one. */
interface QuickReply {
  readonly type: 'action'
  readonly action:
    | {
        readonly type: 'postback'
        readonly label: string
        /** What the press brings back. */
        readonly data: string
        /** What the person then has said, for their own eyes. */
        readonly displayText: string
      }
    /** Opens a map. */
    | { readonly type: 'location'; readonly label: string }
}

const longestData = 300

/** What the person is shown. */
export function renderLine(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): readonly LineMessage[] {
  return toPieces(contents, prompt, capabilities, shown).map(piece => messageOf(piece, shown.step))
}

function messageOf(piece: Piece, step: string | undefined): LineMessage {
  switch (piece.kind) {
    case 'text':
      return say(piece.text)
    case 'buttons':
    case 'list':
      return say(
        piece.text,
        piece.choices.map(({ label, pick }) => ({
          type: 'postback',
          label,
          displayText: label,
          data: writePick(pick, step, longestData),
        })),
      )
    case 'location':
      return say(piece.text, [{ type: 'location', label: '📍' }])
    case 'image':
      return isSecure.test(piece.src)
        ? { type: 'image', originalContentUrl: piece.src, previewImageUrl: piece.src }
        : say(piece.src)
    // The capabilities have none of these, so their addresses come as texts already.
    case 'link':
    case 'video':
    case 'audio':
    case 'file':
      return say(piece.src)
  }
}

/** LINE fetches pictures from no other addresses. */
const isSecure = /^https:/i

function say(text: string, actions: readonly QuickReply['action'][] = []): LineMessage {
  const items = actions.map(action => ({ type: 'action', action }) as const)
  return { type: 'text', text, ...(items.length > 0 && { quickReply: { items } }) }
}
