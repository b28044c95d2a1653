import type { Content, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { writePick } from '../pick-id.js'
import type { Choice, Piece, Shown } from '../render/piece.js'
import { shorten } from '../render/split-text.js'
import { toPieces } from '../render/to-pieces.js'
import { wordsIn } from '../words/words-in.js'

/** A message as the Cloud API takes it, still without its receiver. */
export type WhatsappMessage = { readonly type: string } & Readonly<Record<string, unknown>>

/** Of the button that opens a list. */
const longestOpen = 20
const longestId = { button: 256, row: 200 } as const

/** What the person is shown. */
export function renderWhatsapp(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): readonly WhatsappMessage[] {
  const { step } = shown
  const { show } = wordsIn(shown.language).hints
  return toPieces(contents, prompt, capabilities, shown).map(piece =>
    messageOf(hasTwins(piece) ? { ...piece, kind: 'list', open: show } : piece, step),
  )
}

type Buttons = Extract<Piece, { readonly kind: 'buttons' }>

/** WhatsApp refuses two buttons of one name, and takes two such rows. */
function hasTwins(piece: Piece): piece is Buttons {
  if (piece.kind !== 'buttons') return false
  return new Set(piece.choices.map(({ label }) => label)).size < piece.choices.length
}

function messageOf(piece: Piece, step: string | undefined): WhatsappMessage {
  switch (piece.kind) {
    case 'text':
      return {
        type: 'text',
        text: { body: piece.text, preview_url: /https?:\/\//.test(piece.text) },
      }
    case 'link':
      return interactive('cta_url', piece.text, {
        name: 'cta_url',
        parameters: { display_text: piece.label, url: piece.src },
      })
    case 'buttons':
      return interactive('button', piece.text, {
        buttons: piece.choices.map(({ label: title, pick }) => ({
          type: 'reply',
          reply: { id: writePick(pick, step, longestId.button), title },
        })),
      })
    case 'list':
      return interactive('list', piece.text, {
        button: shorten(piece.open, longestOpen),
        sections: [{ rows: piece.choices.map(choice => rowOf(choice, step)) }],
      })
    case 'location':
      return interactive('location_request_message', piece.text, { name: 'send_location' })
    case 'image':
    case 'video':
      return { type: piece.kind, [piece.kind]: { link: piece.src, ...captionOf(piece) } }
    case 'audio':
      return { type: 'audio', audio: { link: piece.src } }
    case 'file': {
      const { src, name } = piece
      return {
        type: 'document',
        document: { link: src, ...(name && { filename: name }), ...captionOf(piece) },
      }
    }
  }
}

function interactive(type: string, text: string, action: object): WhatsappMessage {
  return { type: 'interactive', interactive: { type, body: { text }, action } }
}

/** A description that is there is never empty. */
function rowOf({ label: title, description, pick }: Choice, step: string | undefined) {
  return { id: writePick(pick, step, longestId.row), title, ...(description && { description }) }
}

const captionOf = ({ caption }: { readonly caption?: string | undefined }) =>
  caption === undefined ? {} : { caption }
