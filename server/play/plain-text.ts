import type { Content } from '../../runtime/index.js'
import { stripHtml } from '../../runtime/session/html-text.js'

/** What a bot says as a text without HTML: media are their addresses, and a link is its words and its address. */
export function plainText(content: Content): string {
  switch (content.kind) {
    case 'text':
      return fromHtml(content.text)
    case 'html':
      return fromHtml(content.html)
    case 'image':
      return named(content.alt, content.src)
    case 'file':
      return named(content.name, content.src)
    case 'link':
      return named(stripHtml(content.label), content.src)
    case 'video':
    case 'audio':
      return content.src
  }
}

function named(name: string | undefined, address: string): string {
  return name?.trim() && name !== address ? `${name.trim()}: ${address}` : address
}

const link = /<a\b[^<>]*\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<]*)<\/a>/gi
const notShown = /<(script|style)\b[\s\S]*?<\/\1\s*>/gi
const lineEnd = /<br\b[^<>]*>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|blockquote)\s*>/gi

function fromHtml(html: string): string {
  const lines = html
    .replace(notShown, '')
    .replace(link, (_, quoted: string | undefined, single: string | undefined, words: string) => {
      const address = quoted ?? single ?? ''
      return words.trim() === address ? address : `${words} (${address})`
    })
    .replace(lineEnd, '\n')
  return stripHtml(lines)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}
