import { readReferences, stripHtml, withoutHidden } from '../../../runtime/session/html-text.js'

/** What HTML reads as markup, other than the five references that we write ourselves. */
const markup = /<[a-z/!?]|&(?!(?:amp|lt|gt|quot|#39);)[#a-z]/i
const ends = /<(?:br|\/(?:p|div|li|h\d|tr|pre|blockquote))\b/gi

/** Has a text anything to format? */
export function hasMarkup(html: string): boolean {
  return markup.test(html)
}

/** The words of a text, with nothing that reads HTML: all there is of one without markup, a stand-in for any other. */
export function plainWords(html: string): string {
  return hasMarkup(html)
    ? stripHtml(withoutHidden(html).replace(ends, '\n$&'))
    : readReferences(html)
}
