import type { Content, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { writePick } from '../pick-id.js'
import type { Choice, Piece, Shown } from '../render/piece.js'
import { toPieces } from '../render/to-pieces.js'

/** A message still without its place: `text` stands in notices, and for screen readers. */
export interface SlackCall {
  readonly text: string
  readonly blocks?: readonly object[]
}

const longestSection = 3000
const longestValue = { button: 2000, option: 150 } as const

/** What the person is shown. */
export function renderSlack(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): readonly SlackCall[] {
  return toPieces(contents, prompt, capabilities, shown).map(piece => callOf(piece, shown.step))
}

function callOf(piece: Piece, step: string | undefined): SlackCall {
  switch (piece.kind) {
    case 'text':
    case 'location':
      return { text: escaped(piece.text) }
    case 'link':
      return withBlocks(piece.text, {
        type: 'actions',
        elements: [{ type: 'button', text: plain(piece.label), url: piece.src, action_id: 'open' }],
      })
    case 'buttons':
      return withBlocks(piece.text, {
        type: 'actions',
        elements: piece.choices.map(({ label, pick }, index) => ({
          type: 'button',
          text: plain(label),
          action_id: `pick-${index}`,
          value: writePick(pick, step, longestValue.button),
        })),
      })
    case 'list':
      return withBlocks(piece.text, {
        type: 'actions',
        elements: [
          {
            type: 'static_select',
            action_id: 'pick',
            placeholder: plain(piece.open),
            options: piece.choices.map(choice => optionOf(choice, step)),
          },
        ],
      })
    case 'image': {
      const alt_text = piece.caption ?? ''
      const title = piece.caption === undefined ? {} : { title: plain(piece.caption) }
      return {
        text: escaped(piece.caption ?? piece.src),
        blocks: [{ type: 'image', image_url: piece.src, alt_text, ...title }],
      }
    }
    case 'video':
    case 'audio':
    case 'file':
      return { text: escaped([piece.name ?? piece.caption, piece.src].filter(Boolean).join(': ')) }
  }
}

function withBlocks(text: string, block: object): SlackCall {
  const words = escaped(text)
  // The three signs take more room than they are: as plain text they do not.
  const shown = words.length <= longestSection ? { type: 'mrkdwn', text: words } : plain(text)
  return { text: words, blocks: [{ type: 'section', text: shown }, block] }
}

function optionOf({ label, description, pick }: Choice, step: string | undefined) {
  return {
    text: plain(label),
    value: writePick(pick, step, longestValue.option),
    ...(description && { description: plain(description) }),
  }
}

const plain = (text: string) => ({ type: 'plain_text', text, emoji: true })

/** The three signs that mean something in Slack’s texts. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
