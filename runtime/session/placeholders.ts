import { escapeHtml } from './html-text.js'
import { asText } from './values.js'
import type { Variables } from './variables.js'

/** What a placeholder needs to know: what stands under a name. */
export type Lookup = Pick<Variables, 'get'>

/** What an operand needs to know besides. */
export type Operands = Lookup & Partial<Pick<Variables, 'original'>>

const placeholder = /\$\{([^{}]+)\}|\{\{([^{}]+)\}\}|\{([^{}]+)\}/g

/**
 * Replaces `{x}`, `{{x}}` and `${x}` by the stored values; an unknown name stays as typed (decision 15). One pass:
 * a value is never read as a placeholder.
 */
export function fillText(text: string, variables: Lookup): string {
  return fill(text, variables, value => value)
}

/** The same inside HTML: each value is escaped, so that it can only ever be text. */
export function fillHtml(html: string, variables: Lookup): string {
  return fill(html, variables, escapeHtml)
}

function fill(text: string, variables: Lookup, write: (value: string) => string): string {
  if (!text.includes('{')) return text
  return text.replace(placeholder, (asTyped: string, dollar?: string, double?: string, single?: string) => {
    const value = variables.get((dollar ?? double ?? single ?? '').trim())
    return value === undefined ? asTyped : write(asText(value))
  })
}

/**
 * An operand of a condition or a calculation (decision 16): placeholders are replaced; else a text that is the name of
 * a known variable stands for its value; else it is a literal. A label counts as it is in the bot's own language, so that
 * no branch depends on the visitor's.
 */
export function readOperand(operand: string, variables: Operands): string {
  const get = (name: string) => variables.original?.(name) ?? variables.get(name)
  const filled = fillText(operand, { get })
  if (filled !== operand) return filled
  const value = get(operand.trim())
  return value === undefined ? operand : asText(value)
}
