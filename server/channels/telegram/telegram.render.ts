import type { Content, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { writePick } from '../pick-id.js'
import type { Piece, Shown } from '../render/piece.js'
import { placedPrompt } from '../render/placed.js'
import { toPieces } from '../render/to-pieces.js'
import { albumOf } from './album.js'
import { toHtml } from './to-html.js'

/** A call of the Bot API, still without the chat. */
export interface TelegramCall {
  readonly method: string
  readonly body: Readonly<Record<string, unknown>>
}

const longestData = 64

/** What the person is shown. */
export function renderTelegram(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): readonly TelegramCall[] {
  const calls = (said: readonly Content[], asked: Prompt | null, how: Shown) =>
    toPieces(said, asked, capabilities, how).map(piece => callOf(piece, how.step))
  const asked = prompt && placedPrompt(prompt, shown.base)
  const isWhole = !shown.isPlain && !shown.page
  const album = asked?.kind === 'cards' && isWhole ? albumOf(asked) : undefined
  if (!album) return calls(contents, prompt, shown)
  // The question stands above the options, below what it is about.
  const question = contents.at(-1)?.kind === 'text' ? contents.slice(-1) : []
  const before = contents.slice(0, contents.length - question.length)
  return [
    ...calls(before, null, shown),
    album,
    ...calls(question, prompt, { ...shown, isPlain: true }),
  ]
}

function callOf(piece: Piece, step: string | undefined): TelegramCall {
  switch (piece.kind) {
    case 'text':
      return say(piece.text, { remove_keyboard: true })
    case 'link':
      return say(piece.text, { inline_keyboard: [[{ text: piece.label, url: piece.src }]] })
    case 'buttons':
    case 'list':
      return say(piece.text, {
        inline_keyboard: rowsOf(
          piece.choices.map(({ label, pick }) => ({
            text: label,
            callback_data: writePick(pick, step, longestData),
          })),
        ),
      })
    case 'location':
      return say(piece.text, {
        keyboard: [[{ text: '📍', request_location: true }]],
        one_time_keyboard: true,
        resize_keyboard: true,
      })
    case 'image':
      return show('sendPhoto', 'photo', piece)
    case 'video':
      return show('sendVideo', 'video', piece)
    case 'audio':
      return show('sendAudio', 'audio', piece)
    case 'file':
      return fetchedByTelegram.test(piece.src)
        ? show('sendDocument', 'document', piece)
        : say([piece.name, piece.src].filter(Boolean).join(': '), { remove_keyboard: true })
  }
}

/** Of other files Telegram wants the bytes, where an address is given. */
const fetchedByTelegram = /^[^?#]+\.(?:pdf|zip)(?:[?#]|$)/i

function say(text: string, reply_markup: object): TelegramCall {
  return { method: 'sendMessage', body: { text: toHtml(text), parse_mode: 'HTML', reply_markup } }
}

function show(
  method: string,
  field: string,
  { src, caption }: { readonly src: string; readonly caption?: string | undefined },
): TelegramCall {
  const below = caption && { caption: toHtml(caption), parse_mode: 'HTML' }
  return { method, body: { [field]: src, ...below } }
}

/** Up to eight short words, such as those of a rating, stand side by side; all else has a line of its own. */
function rowsOf<Key extends { readonly text: string }>(keys: readonly Key[]): Key[][] {
  if (keys.length === 0 || keys.some(({ text }) => text.length > 3)) return keys.map(key => [key])
  return Array.from({ length: Math.ceil(keys.length / 8) }, (_, row) =>
    keys.slice(row * 8, row * 8 + 8),
  )
}
