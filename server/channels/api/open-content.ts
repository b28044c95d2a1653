import type { Content } from '../../../runtime/index.js'
import { plainText } from '../said/plain-text.js'

type TextContent = Extract<Content, { kind: 'text' }>

/** A content as programs of owners read it: the `text` of words is without HTML, which stands beside it. */
export type OpenContent =
  | Exclude<Content, TextContent>
  | { readonly kind: 'text'; readonly text: string; readonly html: string }

/** Puts a content so that programs can read it. */
export function openContent(content: Content): OpenContent {
  if (content.kind !== 'text') return content
  return { kind: 'text', text: plainText(content), html: content.html }
}
