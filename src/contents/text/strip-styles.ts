/** Elements inside which the tag grammar below does not hold. */
const hasOtherGrammar =
  /<(?:!|\?|script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|svg|math|template)/i
const styleAnywhere = /style(?=[\s/]*=)/gi
const styleElement = /<(\/?)style/gi
const tag =
  /<[a-z][^\s/>]*(?:[\s/]+|[^\s/>=][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*|))?|=)*>?/gi

/**
 * Takes the style attributes out of HTML before anything parses it: a browser reports a violation of a strict policy
 * when it merely parses one. What is safe is decided afterwards, by the sanitiser.
 */
export function stripStyles(html: string): string {
  if (!/style/i.test(html)) return html
  if (hasOtherGrammar.test(html))
    return html.replace(styleElement, '<$1x-removed').replace(styleAnywhere, 'x-removed')
  return html.replace(tag, whole => whole.replace(styleAnywhere, 'x-removed'))
}
