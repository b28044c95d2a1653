import type { Content } from '../node/content.js'
import { escapeHtml } from '../session/html-text.js'
import { fillHtml, fillText } from '../session/placeholders.js'
import { asText, type Value } from '../session/values.js'
import type { Variables } from '../session/variables.js'

/** A text as the bot says it, placeholders replaced. An empty text gives nothing to say (decision 39). */
export function sayText(text: string, variables: Variables): Content[] {
  return text.trim() === ''
    ? []
    : [{ kind: 'text', text: fillText(text, variables), html: fillHtml(text, variables) }]
}

/** A stored value as the bot says it: text as it is, an object as formatted JSON, never read as HTML (decision 28). */
export function sayValue(value: Value): Content[] {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : asText(value)
  return text.trim() === '' ? [] : [{ kind: 'text', text, html: escapeHtml(text) }]
}

/** An image; a blank address gives nothing to say. */
export function sayImage(src: string): Content[] {
  return src.trim() === '' ? [] : [{ kind: 'image', src: src.trim() }]
}
