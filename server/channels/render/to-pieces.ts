import type { Content, ImageOption, Prompt } from '../../../runtime/index.js'
import { stripHtml } from '../../../runtime/session/html-text.js'
import type { Capabilities } from '../capabilities.js'
import { plainText } from '../said/plain-text.js'
import { arrange } from './arrange.js'
import { englishHints, type Hints } from './hints.js'
import { inWords } from './in-words.js'
import { optionsOf } from './options-of.js'
import type { Piece, Shown } from './piece.js'
import { shorten, splitText } from './split-text.js'

/**
 * What a bot says as messages that a channel can show: what it can press is pressed, all else is said in words. A channel
 * writes each in its own form. No limit is passed, and no word is cut.
 */
export function toPieces(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  { page = 0, hints = englishHints }: Shown = {},
): Piece[] {
  const said = contents.map(content => pieceOf(content, capabilities))
  const pieces = joinTexts(prompt ? ask(joinTexts(said), prompt, capabilities, hints, page) : said)
  return pieces.flatMap(piece => (piece.kind === 'text' ? inMessages(piece.text, capabilities) : [piece]))
}

function inMessages(text: string, { text: { length } }: Capabilities): Piece[] {
  return splitText(text, length).map(each => ({ kind: 'text', text: each }))
}

function pieceOf(content: Content, { text, media, links }: Capabilities): Piece {
  const words: Piece = { kind: 'text', text: plainText(content, text.marks) }
  switch (content.kind) {
    case 'text':
    case 'html':
      return words
    case 'link': {
      const label = stripHtml(content.label) || content.src
      return links
        ? { kind: 'link', text: label, label: shorten(label, links.label), src: content.src }
        : words
    }
    case 'image':
    case 'video':
    case 'audio':
    case 'file': {
      const { kind, src } = content
      const limits = media[kind]
      const size = content.kind === 'file' ? (content.size ?? 0) : 0
      if (!limits || size > limits.bytes) return words
      const name = content.kind === 'file' ? content.name : undefined
      const below = content.kind === 'image' ? content.alt?.trim() : undefined
      const caption = below && limits.caption ? shorten(below, limits.caption) : undefined
      return { kind, src, ...(name && { name }), ...(caption && { caption }) }
    }
  }
}

/** Texts that follow each other are one, a line for each. */
function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind !== 'text') joined.push(piece)
    else if (last?.kind === 'text' && piece.text !== '')
      joined.splice(-1, 1, { kind: 'text', text: `${last.text}\n${piece.text}` })
    else if (piece.text !== '') joined.push(piece)
  }
  return joined
}

/** Puts a question behind what was said: below its last text where something is pressed, else in words. */
function ask(
  said: readonly Piece[],
  prompt: Prompt,
  capabilities: Capabilities,
  hints: Hints,
  page: number,
): Piece[] {
  if (prompt.kind === 'location' && capabilities.location)
    return below(said, capabilities.text.length, hints.location, text => ({ kind: 'location', text }))
  const pictures = prompt.kind === 'image-choices' ? picturesOf(prompt.options, capabilities) : []
  const arranged = arrange(optionsOf(prompt, capabilities, hints), capabilities, hints, page)
  // Whoever may tick several presses none: one press would be the whole answer.
  if (arranged.by !== 'words' && prompt.kind !== 'checks') {
    const { by, choices } = arranged
    const shown = pictures.length > 0 ? [...said, ...pictures] : said
    return below(shown, arranged.text, hints.pick, text =>
      by === 'list' ? { kind: 'list', text, open: hints.show, choices } : { kind: 'buttons', text, choices },
    )
  }
  if (prompt.kind === 'text' && prompt.maxBytes === undefined && said.length > 0) return [...said]
  return [...said, ...pictures, { kind: 'text', text: inWords(prompt, hints) }]
}

function picturesOf(options: readonly ImageOption[], { media: { image } }: Capabilities): Piece[] {
  if (!image) return []
  return options.map(({ label, src }, index) => ({
    kind: 'image',
    src,
    ...(image.caption && { caption: shorten(`${index + 1}. ${label}`, image.caption) }),
  }))
}

/** The last text moves above what is pressed, unless it is too long for that. */
function below(
  said: readonly Piece[],
  most: number,
  instead: string,
  make: (text: string) => Piece,
): Piece[] {
  const last = said.at(-1)
  return last?.kind === 'text' && last.text.length <= most
    ? [...said.slice(0, -1), make(last.text)]
    : [...said, make(shorten(instead, most))]
}
