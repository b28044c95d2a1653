import type { Content } from '../node/content.js'
import { escapeHtml, readReferences, stripHtml } from '../session/html-text.js'
import { fillAddress, fillHtml, fillText, type Lookup } from '../session/placeholders.js'
import { asText, toJson, type Value } from '../session/values.js'

/** A text as the bot says it, placeholders replaced. An empty text gives nothing to say (decision 39). */
export function sayText(text: string, variables: Lookup): Content[] {
  return text.trim() === ''
    ? []
    : [{ kind: 'text', text: fillText(text, variables), html: fillHtml(text, variables) }]
}

/**
 * A stored value as the bot says it: text with its named characters read, an object as formatted JSON, never with tags
 * (decision 28). `html` is drawn in place of the text.
 */
export function sayValue(value: Value, html?: string): Content[] {
  const isObject = typeof value === 'object' && value !== null
  const said = isObject ? toJson(value, 2) : asText(value)
  const text = isObject || html !== undefined ? said : readReferences(said)
  return text.trim() === '' ? [] : [{ kind: 'text', text, html: html ?? escapeHtml(text) }]
}

/** An image; a blank address gives nothing to say. */
export function sayImage(address: string, variables: Lookup, alt = ''): Content[] {
  const src = fillAddress(address, variables)
  const text = fillText(readReferences(alt), variables).trim()
  return src === '' ? [] : [{ kind: 'image', src, ...(text && { alt: text }) }]
}

/** A film or a sound, with the addresses of its captions and of its picture where there are some. */
export function sayRecording(
  kind: 'video' | 'audio',
  address: string,
  captionsAddress: string,
  variables: Lookup,
  posterAddress = '',
): Content[] {
  const src = fillAddress(address, variables)
  const captions = fillAddress(captionsAddress, variables)
  const poster = fillAddress(posterAddress, variables)
  return src === '' ? [] : [{ kind, src, ...(captions && { captions }), ...(poster && { poster }) }]
}

/** A link as a button, named by its label or else by itself. */
export function sayLink(link: string, label: string, variables: Lookup): Content[] {
  const src = fillAddress(link, variables)
  return src === ''
    ? []
    : [{ kind: 'link', src, label: fillText(stripHtml(label), variables) || src }]
}
