import { readReferences } from '../../session/html-text.js'
import { textTags } from '../../session/text-tags.js'
import { escapeTyped, type Texts } from './texts.js'

const known = new Set(textTags)
const tag = /<(\/?)([a-z][a-z\d]{0,20})([^<>]*)>/gi
const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Writes the HTML in which older files have their texts as a text of ours: known tags without attributes, links with their address. */
export function writeHtmlText(html: string, texts: Texts): string {
  let written = ''
  let at = 0
  for (const found of html.matchAll(tag)) {
    written += between(html.slice(at, found.index)) + tagOf(found)
    at = found.index + found[0].length
  }
  return (written + between(html.slice(at))).replace(/\n{3,}/g, '\n\n').trim()

  function between(text: string): string {
    return texts.words(readReferences(text))
  }

  function tagOf([, slash = '', name = '', rest = '']: RegExpExecArray): string {
    const own = name.toLowerCase()
    if (own === 'div' || own === 'p') return slash ? '\n' : ''
    if (own === 'br') return '\n'
    if (!known.has(own) || own === 'img') return ''
    if (own !== 'a' || slash) return `<${slash}${own}>`
    const [, double, single] = href.exec(rest) ?? []
    const address = readReferences(double ?? single ?? '').trim()
    return /^(?:https?:|mailto:|tel:)/i.test(address)
      ? `<a href="${escapeTyped(texts.plain(address)).replaceAll('"', '%22')}">`
      : '<a>'
  }
}
