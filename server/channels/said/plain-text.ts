import type { Content } from '../../../runtime/index.js'
import { stripHtml } from '../../../runtime/session/html-text.js'
import { limits } from '../../../runtime/validate/limits.js'
import type { Marks } from '../capabilities.js'

/**
 * What a bot says as a text without HTML: media are their addresses, and a link is its words and its address. `marks` stand
 * around words that HTML makes bold and the like.
 */
export function plainText(content: Content, marks: Marks = {}): string {
  switch (content.kind) {
    case 'text':
      return fromHtml(content.text, marks)
    case 'html':
      return fromHtml(content.html, marks)
    case 'image':
      return named(content.alt, content.src)
    case 'file':
      return named(content.name, content.src)
    case 'qr':
      return named(content.alt, content.src)
    case 'frame':
    case 'link':
      return named(stripHtml(content.label), content.src)
    case 'video':
    case 'audio':
      return content.src
  }
}

/** Several contents as one text, a line for each; decision 115. */
export function flatText(contents: readonly Content[]): string {
  return contents
    .map(content => plainText(content))
    .filter(text => text !== '')
    .join('\n')
    .slice(0, limits.text)
}

function named(name: string | undefined, address: string): string {
  return name?.trim() && name !== address ? `${name.trim()}: ${address}` : address
}

const link =
  /<a\b[^<>]{0,2000}\bhref\s{0,9}=\s{0,9}(?:"([^"<>]{0,2000})"|'([^'<>]{0,2000})')[^<>]{0,2000}>([^<]*)<\/a>/gi
const lineEnd = /<br\b[^<>]*>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|blockquote)\s*>/gi

/** Without scripts and styles: what stands between their tags is not for people. */
function withoutHidden(html: string): string {
  const small = html.replace(/[A-Z]/g, letter => letter.toLowerCase())
  let shown = ''
  let from = 0
  for (const { index, 1: name } of small.matchAll(/<(script|style)\b/g)) {
    if (index < from) continue
    const end = small.indexOf(`</${name}`, index)
    if (end < 0) break
    shown += html.slice(from, index)
    const closed = small.indexOf('>', end)
    from = closed < 0 ? html.length : closed + 1
  }
  return shown + html.slice(from)
}

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

function fromHtml(html: string, marks: Marks): string {
  const lines = marked(withoutHidden(html), marks)
    .replace(link, (_, quoted: string | undefined, single: string | undefined, words: string) => {
      const address = quoted ?? single ?? ''
      return words.trim() === address ? address : `${words} (${address})`
    })
    .replace(lineEnd, '\n')
  return stripHtml(lines)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}
