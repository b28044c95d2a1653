// A character that no text has, in the place after a name's first letter.
const mark = '\uFDD0'
const inlineName = /([\s/"'](?:s(?=tyle)|o(?=n)))/gi
// The sanitiser drops it either way; only a real one is a violation when parsed.
const baseElement = /<(\/?)base(?=[\s/>])/gi
// The sanitiser drops both with their words; only a style element is a violation when parsed.
const styleElement = /<(\/?)style(?=[\s/>])/gi

/**
 * Takes their meaning from base and style elements, style attributes and event attributes of an HTML text before anything parses
 * it: a browser reports a violation of a strict policy when it merely parses one. No grammar is known here, so words that
 * look like an attribute are marked too; `unmark` gives them back. What is safe is decided by the sanitiser.
 */
export function markInlineNames(html: string): string {
  return html
    .replace(baseElement, '<$1wbr')
    .replace(styleElement, '<$1xmp')
    .replace(inlineName, `$1${mark}`)
}

/** A text as it was before its inline names were marked. */
export function unmark(text: string): string {
  return text.replaceAll(mark, '')
}
