import sanitizeHtml from 'sanitize-html'
import { readReferences } from '../../../runtime/session/html-text.js'

const lineEnds = /<(?:br|\/p|\/div|\/h[1-6]|\/li|\/tr|\/blockquote|\/pre|hr)\b[^>]*>/gi
const links = /<a\b[^>]*\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>(.*?)<\/a>/gis

/** What HTML says, as text: a line for each block, and the addresses of links behind their words. */
export function htmlToText(html: string): string {
  const marked = html
    .replace(links, (_, double: string = '', single: string = '', words: string) => {
      const address = double || single
      return address === '' || words.trim() === address ? words : `${words} (${address})`
    })
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(lineEnds, end => (/^<(?:br|\/li|\/tr)/i.test(end) ? '\n' : '\n\n'))
  const words = sanitizeHtml(marked, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: ['style', 'script', 'title'],
  })
  return `${readReferences(words)
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
