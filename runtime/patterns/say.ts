import type { Content } from '../node/content.js'
import { escapeHtml, stripHtml } from '../session/html-text.js'
import { markdownToHtml } from '../session/markdown.js'
import { fillHtml, fillText, type Lookup } from '../session/placeholders.js'
import { asText, type Value } from '../session/values.js'

/** A text as the bot says it, placeholders replaced. An empty text gives nothing to say (decision 39). */
export function sayText(text: string, variables: Lookup): Content[] {
  return text.trim() === ''
    ? []
    : [{ kind: 'text', text: fillText(text, variables), html: fillHtml(text, variables) }]
}

/** A stored value as the bot says it: text as it is, an object as formatted JSON, never read as HTML (decision 28). */
export function sayValue(value: Value): Content[] {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : asText(value)
  return text.trim() === '' ? [] : [{ kind: 'text', text, html: escapeHtml(text) }]
}

/** A text in Markdown, as an AI writes it: recorded as it came, drawn with its formatting (decision 70). */
export function sayMarkdown(text: string): Content[] {
  return text.trim() === '' ? [] : [{ kind: 'text', text, html: markdownToHtml(text) }]
}

/** An image; a blank address gives nothing to say. */
export function sayImage(src: string, alt = ''): Content[] {
  return src.trim() === '' ? [] : [{ kind: 'image', src: src.trim(), ...(alt.trim() && { alt: alt.trim() }) }]
}

/** A film or a sound, with the address of its captions where there are some. */
export function sayRecording(kind: 'video' | 'audio', src: string, captions: string): Content[] {
  return src.trim() === ''
    ? []
    : [{ kind, src: src.trim(), ...(captions.trim() && { captions: captions.trim() }) }]
}

/**
 * A link as a button, named by its label or else by itself. The values of its placeholders are percent-encoded, so that
 * none becomes a part of the address's syntax (decision 15).
 */
export function sayLink(link: string, label: string, variables: Lookup): Content[] {
  const src = fillText(link, encoding(variables)).trim()
  return src === '' ? [] : [{ kind: 'link', src, label: fillText(stripHtml(label), variables) || src }]
}

/** The same variables, each value percent-encoded. */
function encoding(variables: Lookup): Lookup {
  return {
    get(name) {
      const value = variables.get(name)
      return value === undefined ? undefined : encodeURIComponent(wellFormed(asText(value)))
    },
  }
}

/** Half a surrogate pair cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
