import type { Content, Prompt } from '../../../runtime/index.js'
import { stripHtml } from '../../../runtime/session/html-text.js'
import type { Capabilities } from '../capabilities.js'
import { plainText } from '../said/plain-text.js'
import { textContent } from '../said/said.js'
import { wordsIn } from '../words/words-in.js'
import { arrange } from './arrange.js'
import { inWords } from './in-words.js'
import { optionsOf } from './options-of.js'
import type { Piece, Shown } from './piece.js'
import { placed, placedPrompt } from './placed.js'
import { isSendable } from './sendable.js'
import { shorten, splitText } from './split-text.js'

/**
 * What a bot says as messages that a channel can show: what it can press is pressed, all else is said in words. A channel
 * writes each in its own form. No limit is passed, and no word is cut.
 */
export function toPieces(
  contents: readonly Content[],
  prompt: Prompt | null,
  capabilities: Capabilities,
  shown: Shown = {},
): Piece[] {
  const { base } = shown
  const said = [...contents, ...cardsIn(prompt)].map(content => pieceOf(placed(content, base), capabilities))
  const asked = prompt && placedPrompt(prompt, base)
  const pieces = joinTexts(asked ? ask(joinTexts(said), asked, capabilities, shown) : said)
  return pieces.flatMap(piece => (piece.kind === 'text' ? inMessages(piece.text, capabilities) : [piece]))
}

function inMessages(text: string, { text: { length } }: Capabilities): Piece[] {
  return splitText(text, length).map(each => ({ kind: 'text', text: each }))
}

/** No channel takes more words above a link that is pressed. */
const longestLinkText = 640

function pieceOf(content: Content, { text, media, links }: Capabilities): Piece {
  const words: Piece = { kind: 'text', text: plainText(content, text.marks) }
  switch (content.kind) {
    case 'text':
    case 'html':
      return words
    case 'qr':
      return words
    case 'frame':
    case 'link': {
      const label = stripHtml(content.label) || content.src
      return links
        ? {
            kind: 'link',
            text: shorten(label, longestLinkText),
            label: shorten(label, links.label),
            src: content.src,
          }
        : words
    }
    case 'image':
    case 'video':
    case 'audio':
    case 'file': {
      const { kind, src } = content
      const limits = media[kind]
      if (!limits || !isSendable(kind, src, limits, content.kind === 'file' ? content.size : undefined))
        return words
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
  { page, ticks = [], language }: Shown,
): Piece[] {
  const words = wordsIn(language)
  const { hints, locale } = words
  if (prompt.kind === 'location' && capabilities.location)
    return below(said, capabilities.buttons?.text ?? capabilities.text.length, hints.location, text => ({
      kind: 'location',
      text,
    }))
  const pictures = picturesOf(prompt, capabilities)
  // Days go on with other days. Whoever may tick several presses one after the other.
  const named = prompt.kind === 'calendar' ? { ...hints, more: hints.otherDay } : hints
  const view = { ...(page !== undefined && { page }), ...(prompt.kind === 'checks' && { ticks }) }
  const arranged = arrange(optionsOf(prompt, capabilities, locale), capabilities, named, view)
  if (arranged.by !== 'words') {
    const { by, choices } = arranged
    const shown = pictures.length > 0 ? [...said, ...pictures] : said
    const instead = prompt.kind === 'checks' ? hints.ticks : hints.pick
    return below(shown, arranged.text, instead, text =>
      by === 'list' ? { kind: 'list', text, open: hints.show, choices } : { kind: 'buttons', text, choices },
    )
  }
  if (prompt.kind === 'text' && prompt.maxBytes === undefined && said.length > 0) return [...said]
  return [...said, ...pictures, { kind: 'text', text: inWords(prompt, words) }]
}

/** What stands on cards, as a bot would say it; their buttons that answer are among the options. */
function cardsIn(prompt: Prompt | null): Content[] {
  if (prompt?.kind !== 'cards') return []
  return prompt.cards.flatMap(({ title, text, href, link }): Content[] => {
    const words = [title, text].filter(line => line !== '').join('\n')
    return [
      ...(words === '' ? [] : [textContent(words)]),
      ...(href === '' ? [] : [{ kind: 'link', src: href, label: link } as const]),
    ]
  })
}

/** The pictures among which one is picked, and those of cards, which say what stands on the card. */
function picturesOf(prompt: Prompt, { media: { image } }: Capabilities): Piece[] {
  if (!image) return []
  if (prompt.kind === 'cards')
    return prompt.cards
      .filter(({ src }) => isSendable('image', src, image, undefined))
      .map(({ src, title }) => pictureOf(src, title, image))
  if (prompt.kind !== 'image-choices') return []
  return prompt.options.flatMap(({ label, src }, index) =>
    isSendable('image', src, image, undefined) ? [pictureOf(src, `${index + 1}. ${label}`, image)] : [],
  )
}

function pictureOf(
  src: string,
  label: string,
  { caption }: { readonly caption?: number | undefined },
): Piece {
  return { kind: 'image', src, ...(caption && label !== '' && { caption: shorten(label, caption) }) }
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
