import { decodeHTMLAttribute } from 'entities'
import type { Content } from '../../../runtime/index.js'
import { stripHtml, withoutHidden } from '../../../runtime/session/html-text.js'
import { withAddresses } from '../../base/link-addresses.js'
import type { Marks } from '../capabilities.js'

/**
 * In `html` alone what a visitor has typed is told from what an owner has formatted (decision 15). A reply of an AI is Markdown,
 * which reads well as it is, but for its links.
 */
export function fromText({ text, html }: Extract<Content, { kind: 'text' }>, marks: Marks): string {
  if (html === '') return fromHtml(text, marks)
  const isMarkdown = html.startsWith('<') && !text.trimStart().startsWith('<')
  return isMarkdown ? withPlainLinks(readNames(text)).trim() : fromHtml(html, marks)
}

const links = /\[([^[\]\n]{1,300})\]\((?:<(https?:[^\s<>]{1,2000})>|(https?:[^\s<>()]{1,2000}))\)/gi

/** The links of Markdown as words with their addresses. */
const withPlainLinks = (text: string): string =>
  text.replace(links, (_, words: string, bracketed?: string, bare?: string) => {
    const address = bracketed ?? bare ?? ''
    return words === address ? address : `${words}: ${address}`
  })

/** HTML as a text; `marks` stand around words that it makes bold and the like. */
export function fromHtml(html: string, marks: Marks): string {
  const lines = withAddresses(marked(withoutHidden(html), marks)).replace(lineEnd, '\n')
  return stripHtml(lines, readNames)
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

const lineEnd = /<br\b[^<>]*>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|blockquote)\s*>/gi

const tags: readonly (readonly [keyof Marks, RegExp])[] = [
  ['bold', /<\/?(?:b|strong)(?:\s[^<>]*)?>/gi],
  ['italic', /<\/?(?:i|em)(?:\s[^<>]*)?>/gi],
  ['strike', /<\/?(?:s|del|strike)(?:\s[^<>]*)?>/gi],
  ['code', /<\/?(?:code|pre)(?:\s[^<>]*)?>/gi],
]

function marked(html: string, marks: Marks): string {
  return tags.reduce((text, [mark, tag]) => {
    const sign = marks[mark]
    return sign === undefined ? text : text.replace(tag, () => sign)
  }, html)
}

/** All names of characters that HTML has. */
const readNames = (text: string) => decodeHTMLAttribute(text).replaceAll('\u00a0', ' ')
