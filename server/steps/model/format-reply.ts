import { setImmediate } from 'node:timers/promises'
import MarkdownIt, { type Token } from 'markdown-it'
import remend from 'remend'
import { escapeHtml } from '../../../runtime/session/html-text.js'

/** In characters: what stands behind is shown as plain text. */
const mostFormatted = 40_000
/** In characters: a longer list, table or paragraph goes on as a new one, so that no piece takes long to read. */
const largestPiece = 10_000

const markdown = new MarkdownIt({ breaks: true, linkify: true })
// A name such as `read.me` is no link.
markdown.linkify.set({ fuzzyLink: false })

/** A reply in Markdown as it grows. HTML in the reply itself is shown as text (decision 70). */
interface ReplyFormat {
  /**
   * Takes the whole text so far and resolves to all of it as HTML. Until the text `isWhole`, marks that are still open
   * count as closed. Wait for one call before the next.
   */
  grow(text: string, isWhole?: boolean): Promise<string>
}

/** Starts with an empty reply. A block is read once when no later text can change it. */
export function formatReply(): ReplyFormat {
  const references = {}
  let settled = ''
  let settledAt = 0

  return {
    async grow(text, isWhole = false) {
      const formatted = text.slice(0, mostFormatted)
      while (settledAt + largestPiece < formatted.length) {
        const piece = formatted.slice(settledAt, settledAt + largestPiece)
        settle(piece, settleable(piece) || piece.length)
        await setImmediate()
      }
      const piece = formatted.slice(settledAt)
      settle(piece, settleable(piece))
      const open = formatted.slice(settledAt)
      const healed = isWhole ? open : remend(open, { linkMode: 'text-only', htmlTags: false })
      return settled + toHtml(healed) + toPlainHtml(text.slice(mostFormatted))
    },
  }

  function settle(piece: string, length: number) {
    if (length === 0) return
    settled += toHtml(piece.slice(0, length))
    settledAt += length
  }

  function toHtml(text: string): string {
    return blocksOf(markdown.parse(text, references))
      .map(tokens => markdown.renderer.render(tokens, markdown.options, references).trim())
      .join('')
  }
}

/** How much of a text no later text can change: all but the last block, which a line without its end may still go on with. */
function settleable(text: string): number {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1)
  const line = blocksOf(markdown.parse(lines, {})).at(-1)?.[0]?.map?.[0] ?? 0
  let at = 0
  for (let passed = 0; passed < line; passed++) at = text.indexOf('\n', at) + 1
  return at
}

/** The outermost blocks: paragraphs, lists, tables … */
function blocksOf(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [[]]
  for (const token of tokens) {
    blocks.at(-1)?.push(token)
    if (token.level === 0 && token.nesting !== 1) blocks.push([])
  }
  return blocks.slice(0, -1)
}

function toPlainHtml(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text).replace(/\n/g, '<br>')}</p>`
}
