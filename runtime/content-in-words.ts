import { type Content, type ContentKind, type ContentOf, kindOfContent } from './node/content.js'
import { stripHtml } from './session/html-text.js'

/** What a bot says as plain words, for where nothing else can be shown: a picture by its description and address. */
export function contentInWords(content: Content): string {
  return wordsOf(kindOfContent(content), content)
}

function wordsOf<Kind extends ContentKind>(kind: Kind, content: ContentOf[Kind]): string {
  return words[kind](content)
}

const named = (label: string | undefined, address: string) =>
  label ? `${label}: ${address}` : address

/** A reply of an AI is Markdown, which reads well as it is. */
const isMarkdown = (text: string, html: string) =>
  html.startsWith('<') && !text.trimStart().startsWith('<')

const words: { readonly [Kind in ContentKind]: (content: ContentOf[Kind]) => string } = {
  // What an agent writes is no HTML, and in `html` alone what a visitor typed is told from what is formatted (decision 15).
  text: ({ agent, text, html }) =>
    agent ? text : stripHtml(isMarkdown(text, html) ? text : html || text),
  image: ({ src, alt }) => named(alt, src),
  video: ({ src }) => src,
  audio: ({ src }) => src,
  file: ({ src, name }) => named(name, src),
  html: ({ html }) => stripHtml(html),
  link: ({ src, label }) => named(label, src),
  frame: ({ src, label }) => named(label, src),
  qr: ({ src, alt }) => named(alt, src),
  plugin: ({ words }) => words,
}
