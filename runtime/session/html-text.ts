import { namedCharacter, oldCharacter } from './characters.js'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes a plain text so that HTML reads it as that text and nothing else. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/**
 * The plain text of a label that may be written in HTML: tags dropped, characters read by name and number, white space
 * trimmed. `read` may know more names.
 */
export function stripHtml(html: string, read: (text: string) => string = readReferences): string {
  return read(html.replace(/<\/?[a-z!][^<>]*>/gi, '').replace(/<(?=[/a-z!])/gi, '')).trim()
}

/** HTML without scripts and styles: what stands between their tags is not for people. */
export function withoutHidden(html: string): string {
  const small = html.replace(/[A-Z]/g, letter => letter.toLowerCase())
  const edge = /[<>]/g
  let shown = ''
  let from = 0
  for (const { index, 1: name } of small.matchAll(/<(script|style)\b/g)) {
    if (index < from) continue
    shown += html.slice(from, index)
    const end = small.indexOf(`</${name}`, index)
    if (end < 0) return shown
    edge.lastIndex = end + 2
    const closed = edge.exec(small)
    if (!closed) return shown
    // The next tag closes one that is not closed.
    from = closed[0] === '>' ? closed.index + 1 : closed.index
  }
  return shown + html.slice(from)
}

/**
 * A text with its named and numbered characters read, as a browser reads them, and its tags left as they are. A space that
 * does not break is a space.
 */
export function readReferences(html: string): string {
  return html.replace(references, read)
}

const references =
  /&(?:#(?:x([0-9a-f]{1,10})|([0-9]{1,10}));?|([a-z][a-z0-9]{1,20})(;|(?![a-z0-9=])))/gi

function read(reference: string, hex?: string, decimal?: string, name = '', end = ''): string {
  const character =
    hex !== undefined || decimal !== undefined
      ? numberedCharacter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : namedCharacter(name)
  if (character === '\u00a0') return ' '
  const isRead = character !== undefined && (name === '' || end === ';' || isOld(character))
  return isRead ? character : reference
}

/** The character of a number, as browsers read it. */
function numberedCharacter(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return oldCharacter(code)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}

/** The first names of all may stand without a semicolon. */
const isOld = (character: string) => /[&<>"\u00a1-\u00ff]/.test(character)
