import { rootOf } from '../../session/path.js'
import { namesIn } from '../../session/placeholders.js'
import { type Names, nameOf } from './names.js'

/** Writes Typebot’s texts as ours, placeholders included. */
export interface Texts {
  /** A text that is none of HTML: an address, a subject, a value. */
  readonly plain: (text: string) => string
  /** A text that people read: what was typed stays what was typed, whatever HTML makes of it. */
  readonly words: (text: string) => string
  /** What stands on a button or below a picture: it is read as HTML, of which only the plain text counts. */
  readonly label: (text: string) => string
}

/** What is kept of every visitor. */
const ofVisitors = new Set(['name', 'email', 'phone', 'mobile'])

const code = String.raw`\{\{=[\s\S]{0,5000}?=\}\}`
const placeholder = new RegExp(String.raw`${code}|\{\{([^{}]+)\}\}`, 'g')

/** `tell` hears of what a text loses. */
export function createTexts(names: Names, tell: (reason: string) => void): Texts {
  return {
    plain: text => write(text, tellBraces),
    words: text => write(text, typed => keepBraces(escapeTyped(typed))),
    label: text => write(text, typed => escapeTyped(tellBraces(typed))),
  }

  function write(text: string, typed: (between: string) => string): string {
    let written = ''
    let at = 0
    for (const found of text.matchAll(placeholder)) {
      const before = text.slice(at, found.index)
      written += typed(before) + placeholderOf(found[1], before.endsWith('$'))
      at = found.index + found[0].length
    }
    return written + typed(text.slice(at))
  }

  /** Where entities are not read, nothing keeps a brace from being one. */
  function tellBraces(typed: string): string {
    for (const name of namesIn(typed).filter(isSet))
      tell(
        `{${name.slice(0, 60)}} is a placeholder here: the variable’s value stands in its place.`,
      )
    return typed
  }

  function isSet(path: string): boolean {
    const name = rootOf(path)
    return names.has(name) || ofVisitors.has(name)
  }

  /** Behind a dollar sign it has two braces: by one, the sign would be part of it. */
  function placeholderOf(name: string | undefined, isAfterDollar: boolean): string {
    if (name === undefined) {
      tell('Code inside a text is not run: it is left out.')
      return ''
    }
    const own = `{${names.byName(name) ?? nameOf(name)}}`
    return isAfterDollar ? `{${own}}` : own
  }
}

/** What was typed, so that HTML reads it as that; only what it would read otherwise is written otherwise. */
export function escapeTyped(text: string): string {
  return text
    .replace(/&(?=#?[a-z\d])/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** A single brace is only a brace in Typebot: one that would begin a placeholder here is written otherwise. */
const keepBraces = (text: string) => text.replace(/\{(?=[^{}]+\}|$)/g, '&#123;')
