/** A placeholder that is being typed: where its brace stands, and the letters after it. */
export interface OpenBrace {
  readonly at: number
  readonly query: string
}

/** The placeholder that is being typed right before the caret; undefined where none is. */
export function openBrace(text: string, caret: number): OpenBrace | undefined {
  const found = /\{\s*([\p{L}\p{N}_.\-[\]]*)$/u.exec(text.slice(0, caret))
  return found ? { at: found.index, query: found[1] ?? '' } : undefined
}

/** The text with a name in the open placeholder's place, and where the caret stands then. */
export function withName(text: string, caret: number, brace: OpenBrace, name: string) {
  const rest = text.slice(caret).replace(/^[\p{L}\p{N}_.\-[\]]*\}/u, '')
  const before = `${text.slice(0, brace.at)}{${name}}`
  return { text: before + rest, caret: before.length }
}
