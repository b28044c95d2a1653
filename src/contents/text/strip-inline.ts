/** Elements inside which the tag grammar below does not hold. */
const hasOtherGrammar =
  /<(?:!|\?|script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|svg|math|template)/i
const tag =
  /<[a-z][^\s/>]*(?:[\s/]+|[^\s/>=][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*|))?|=)*>?/gi
const inTag = /([\s/"'])(?:style|on\w+)(?=[\s/>=])/gi
const anywhere = /([\s/"'])(?:style|on\w+)(?=[\s/]*=)/gi
// The sanitiser drops both with their words; only a style element is a violation when parsed.
const styleElement = /<(\/?)style(?=[\s/>])/gi

/**
 * Takes style elements, style attributes and event attributes out of HTML before anything parses it: a browser
 * reports a violation of a strict policy when it merely parses one. What is safe is decided afterwards, by the sanitiser.
 */
export function stripInline(html: string): string {
  if (hasOtherGrammar.test(html)) return html.replace(styleElement, '<$1xmp').replace(anywhere, '$1x-removed')
  return html.replace(tag, whole => whole.replace(inTag, '$1x-removed'))
}
