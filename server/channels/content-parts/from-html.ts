import { stripHtml, withoutHidden } from '../../../runtime/session/html-text.js'
import { withAddresses } from '../../base/link-addresses.js'
import type { Marks } from '../capabilities.js'

/** HTML as a text; `marks` stand around words that it makes bold and the like. */
export function fromHtml(html: string, marks: Marks): string {
  const lines = withAddresses(marked(withoutHidden(html), marks)).replace(lineEnd, '\n')
  return stripHtml(lines)
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
