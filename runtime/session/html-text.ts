const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
}

/** Writes a plain text so that HTML reads it as that text and nothing else. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => entities[character] ?? character)
}

/** The plain text of a label that may be written in HTML: tags dropped, the common entities read, white space trimmed. */
export function stripHtml(html: string): string {
  return readReferences(html.replace(/<\/?[a-z!][^<>]*>/gi, '').replace(/<(?=[/a-z!])/gi, '')).trim()
}

/** HTML without scripts and styles: what stands between their tags is not for people. */
export function withoutHidden(html: string): string {
  const small = html.replace(/[A-Z]/g, letter => letter.toLowerCase())
  let shown = ''
  let from = 0
  for (const { index, 1: name } of small.matchAll(/<(script|style)\b/g)) {
    if (index < from) continue
    shown += html.slice(from, index)
    const end = small.indexOf(`</${name}`, index)
    const closed = end < 0 ? -1 : small.indexOf('>', end)
    if (closed < 0) return shown
    from = closed + 1
  }
  return shown + html.slice(from)
}

/** A text with its common entities read, and its tags left as they are. */
export function readReferences(html: string): string {
  return html.replace(
    /&(amp|lt|gt|quot|apos|#39|nbsp);/g,
    (entity, name: string) => characters[name] ?? entity,
  )
}
