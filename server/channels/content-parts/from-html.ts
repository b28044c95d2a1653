import { stripHtml } from '../../../runtime/session/html-text.js'
import type { Marks } from '../capabilities.js'

/** HTML as a text; `marks` stand around words that it makes bold and the like. */
export function fromHtml(html: string, marks: Marks): string {
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
