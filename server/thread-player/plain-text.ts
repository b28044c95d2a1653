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

function fromHtml(html: string): string {
  const lines = withoutHidden(html)
    .replace(link, (_, quoted: string | undefined, single: string | undefined, words: string) => {
      const address = quoted ?? single ?? ''
      return words.trim() === address ? address : `${words} (${address})`
    })
    .replace(lineEnd, '\n')
  return stripHtml(lines)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
}
