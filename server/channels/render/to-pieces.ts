import type { Content, Prompt } from '../../../runtime/index.js'
import type { Capabilities } from '../capabilities.js'
import { rowOf as contentRowOf } from '../contents/index.js'
import { rowOf } from '../prompts/index.js'
import { wordsIn } from '../words/words-in.js'
import { arrange } from './arrange.js'
import type { Piece, Shown } from './piece.js'
import { placed, placedPrompt } from './placed.js'
import { plainText } from './plain-text.js'
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
  const { base, isPlain = false } = shown
  const before = prompt && !isPlain ? rowOf(prompt).before(prompt) : []
  const said = [...contents, ...before].map(content => pieceOf(placed(content, base), capabilities))
  const asked = prompt && placedPrompt(prompt, base)
  const pieces = joinTexts(asked ? ask(joinTexts(said), asked, capabilities, shown) : said)
  return pieces.flatMap(piece =>
    piece.kind === 'text' ? inMessages(piece.text, capabilities) : [piece],
  )
}

function inMessages(text: string, { text: { length } }: Capabilities): Piece[] {
  return splitText(text, length).map(each => ({ kind: 'text', text: each }))
}

/** No channel takes more words above a link that is pressed. */
const longestLinkText = 640

function pieceOf(content: Content, { text, media, links }: Capabilities): Piece {
  const row = contentRowOf(content)
  const words: Piece = { kind: 'text', text: plainText(content, text.marks) }
  const link = row.link(content)
  if (link && links) {
    const { label, src } = link
    return {
      kind: 'link',
      text: shorten(label, longestLinkText),
      label: shorten(label, links.label),
      src,
    }
  }
  const medium = row.medium(content)
  const limits = medium && media[medium.kind]
  if (!limits || !isSendable(medium.kind, medium.src, limits, medium.size)) return words
  const { kind, src, name, caption: below } = medium
  const caption = below && limits.caption ? shorten(below, limits.caption) : undefined
  return { kind, src, ...(name && { name }), ...(caption && { caption }) }
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
  { page, ticks = [], language, isPlain = false }: Shown,
): Piece[] {
  const words = wordsIn(language)
  const { hints, locale } = words
  const row = rowOf(prompt)
  const instead = row.above(hints)
  if (row.asksPlace && capabilities.location)
    return below(said, capabilities.buttons?.text ?? capabilities.text.length, instead, text => ({
      kind: 'location',
      text,
    }))
  const pictures = isPlain ? [] : picturesOf(prompt, capabilities)
  // Whoever may tick several presses one after the other.
  const view = { page, ticks: row.isTicked ? ticks : undefined }
  const options = row.pressable(prompt, capabilities, locale)
  const arranged = arrange(options, capabilities, { ...hints, more: row.more(hints, prompt) }, view)
  if (arranged.by !== 'words') {
    const { by, choices, cut } = arranged
    const whole = cut.map(number => `${number}. ${options[number - 1]?.label ?? ''}`).join('\n')
    const above = joinTexts([...said, ...pictures, { kind: 'text', text: whole }])
    return below(above, arranged.text, instead, text =>
      by === 'list'
        ? { kind: 'list', text, open: hints.show, choices }
        : { kind: 'buttons', text, choices },
    )
  }
  if (row.isSaid(prompt) && said.length > 0) return [...said]
  return [...said, ...pictures, { kind: 'text', text: row.inWords(prompt, words) }]
}

/** The pictures of a prompt that the channel can send, with what is said of them. */
function picturesOf(prompt: Prompt, { media: { image } }: Capabilities): Piece[] {
  if (!image) return []
  return rowOf(prompt)
    .pictures(prompt)
    .filter(({ src }) => isSendable('image', src, image, undefined))
    .map(({ src, label }) => pictureOf(src, label, image))
}

function pictureOf(
  src: string,
  label: string,
  { caption }: { readonly caption?: number | undefined },
): Piece {
  return {
    kind: 'image',
    src,
    ...(caption && label !== '' && { caption: shorten(label, caption) }),
  }
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
