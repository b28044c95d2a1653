import sanitizeHtml from 'sanitize-html'
import { readReferences } from '../../../runtime/session/html-text.js'
import { withAddresses } from '../../base/link-addresses.js'

const lineEnds = /<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr|\/blockquote|\/pre|hr)\b[^<>]*>/gi

/** What HTML says, as text: a line for each block, and the addresses of links behind their words. */
export function htmlToText(html: string): string {
  const marked = withAddresses(html)
    .replace(/<li\b[^<>]*>/gi, '- ')
    .replace(/\s+/g, blanks => (blanks.includes('\n') ? ' ' : blanks))
    .replace(lineEnds, end => (/^<(?:br|\/li|\/tr)/i.test(end) ? '\n' : '\n\n'))
  const words = sanitizeHtml(marked, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'title'],
  })
  return `${readReferences(words)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
