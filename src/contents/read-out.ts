import type { Content, ContentKind } from '../../runtime/index.js'
import { type ContentOf, kindOfContent } from '../../runtime/node/content.js'
import type { Sanitise } from '../model/markup.js'
import type { WriteText } from '../texts/english.js'
import { plainWords } from './text/plain-words.js'

/** Puts content into the words that are read out when it arrives. */
export function readOut(content: Content, t: WriteText, sanitise: Sanitise | undefined): string {
  return readKind(kindOfContent(content), content, t, sanitise)
}

type Read<Of> = (content: Of, t: WriteText, sanitise: Sanitise | undefined) => string

function readKind<Kind extends ContentKind>(
  kind: Kind,
  ...given: Parameters<Read<ContentOf[Kind]>>
): string {
  return read[kind](...given)
}

const read: { readonly [Kind in ContentKind]: Read<ContentOf[Kind]> } = {
  text: ({ html }, _, sanitise) => wordsOf(html, sanitise),
  image: ({ alt }, t) => alt || t('Image'),
  video: (_, t) => t('Video'),
  audio: (_, t) => t('Audio'),
  file: ({ name }, t) => t('File: {name}', { name }),
  html: ({ html }, _, sanitise) => wordsOf(html, sanitise),
  link: ({ label }, t) => t('Link: {name}', { name: label }),
  frame: ({ label }, t) => t('Link: {name}', { name: label }),
  qr: ({ alt, src }, t) => alt || `${t('QR code')}: ${src}`,
  plugin: ({ words }) => words,
}

function wordsOf(html: string, sanitise: Sanitise | undefined): string {
  const words = sanitise ? (sanitise(html).textContent ?? '') : plainWords(html)
  return words.replace(/\s+/g, ' ').trim()
}
